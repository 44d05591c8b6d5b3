import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "../testing/browser.mjs";
import { readJson, root, run, runTask } from "../workspace.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";

/**
 * Runs Playwright on the built packages.
 * @returns exit code and counts
 */
export async function playwright(args, env) {
  const report = join(root, ".cache", "e2e.json");
  const code = await run(join(root, "e2e", "node_modules", ".bin", "playwright"), ["test", ...args], {
    cwd: join(root, "e2e"),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { expected = 0, flaky = 0, unexpected = code === 0 ? 0 : 1 } = (await readJson(report))?.stats ?? {};
  return { code, passed: expected + flaky, failed: unexpected };
}

/** Runs the browser stories, and a short fuzz, against the composed production build. @returns exit code and counts */
export async function e2e(args = []) {
  const browser = await findBrowser();
  await build();
  return playwright(args, { CHROMIUM_PATH: browser });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runTask(async () => {
    await install();
    process.exitCode = (await e2e(process.argv.slice(2))).code;
  });
}
