import { createServer } from "node:net";
import { parseArgs } from "node:util";
import { findBrowser } from "@thuot-tha/shared/build/browser";
import { browserArgs } from "@thuot-tha/shared/server/browser-args";
import lighthouse, { desktopConfig } from "lighthouse";
import { chromium } from "playwright-core";
import { samplePages } from "./sample-pages.mjs";

/**
 * Lighthouse scores of accessibility, best practices and SEO of home, category and product, on a phone and on a
 * desktop. A score below 100 is printed with the audits that failed, and fails the command.
 *
 *   npm run bench:lighthouse [-- --base http://localhost:8080]
 */
const { values } = parseArgs({ options: { base: { type: "string" } } });
const base = values.base ?? `http://localhost:${process.env.PORT ?? 8080}`;
const onlyCategories = ["accessibility", "best-practices", "seo"];
const devices = { phone: undefined, desktop: desktopConfig };

const pages = await samplePages(base);

/** A free port, through which Lighthouse finds the browser. */
const port = await new Promise((resolve) => {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const { port: free } = server.address();
    server.close(() => resolve(free));
  });
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [`--remote-debugging-port=${port}`, ...browserArgs],
});

const rows = [];
const below = [];
for (const [device, config] of Object.entries(devices)) {
  for (const [page, path] of Object.entries(pages)) {
    // No throttling, because it only affects speed, which bench:pages measures.
    const flags = { port, onlyCategories, throttlingMethod: "provided", logLevel: "error" };
    const { lhr } = await lighthouse(base + path, flags, config);
    const { categories, audits, runtimeError } = lhr;
    if (runtimeError) throw new Error(`${device} ${page}: ${runtimeError.message}`);
    const scores = onlyCategories.map((id) => [id, Math.round((categories[id].score ?? 0) * 100)]);
    rows.push({ device, page, ...Object.fromEntries(scores) });
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        const { score, title, details } = audits[id];
        if (weight === 0 || score === null || score === 1) continue;
        const where = (details?.items ?? []).map(({ node, ...item }) => node?.selector ?? JSON.stringify(item));
        below.push(`${device} ${page}: ${title} (${id})\n  ${where.join("\n  ")}`);
      }
    }
  }
}
await browser.close();
console.table(rows);
if (below.length > 0) console.error(below.join("\n"));
process.exitCode = below.length > 0 ? 1 : 0;
