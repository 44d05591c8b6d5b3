import { readFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { buildMonolith, withMonolith } from "@thuot-tha/shared/build/monolith";
import { devices, launch, median } from "./devices.mjs";
import { samplePages } from "./sample-pages.mjs";
import { visit } from "./visit.mjs";

/**
 * What federation costs: builds the checkout's code as one webpack build without federation, and loads the pages of a running
 * shop with each of the two builds, in turn, as a phone does. Documents, pictures and hints are the running shop's;
 * only the scripts that a document names are others. Both ways lead through the same small server here.
 *
 *   npm run bench:monolith [-- --base http://localhost:8080] [--runs 5]
 */
const { values } = parseArgs({ options: { base: { type: "string" }, runs: { type: "string", default: "5" } } });
const base = values.base ?? `http://localhost:${process.env.PORT ?? 8080}`;
const pages = await samplePages(base);
const publicPath = "/monolith/";
const output = fileURLToPath(new URL("../../.cache/monolith", import.meta.url));

const { filesOf } = await buildMonolith({ output, publicPath });
const addressesOf = (chunk) => filesOf(chunk).map((file) => publicPath + file);

/** Serves the running shop with its documents changed, each compressed once. */
async function serve(change) {
  const bodies = new Map();
  async function send(response, headers, key, read) {
    if (!bodies.has(key)) bodies.set(key, brotliCompressSync(await read()));
    response.writeHead(200, { ...headers, "content-encoding": "br" }).end(bodies.get(key));
  }
  async function answer(incoming, response) {
    const { url, headers } = incoming;
    if (url.startsWith(publicPath)) {
      const immutable = { "content-type": "text/javascript", "cache-control": "public, max-age=31536000, immutable" };
      return send(response, immutable, url, () => readFile(join(output, url.slice(publicPath.length))));
    }
    if (headers["sec-fetch-dest"] === "document") {
      const document = await fetch(base + url);
      const policy = document.headers.get("content-security-policy");
      const html = change(await document.text());
      return send(
        response,
        { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
        url,
        () => html,
      );
    }
    const passed = request(base + url, { method: incoming.method, headers }, (answered) => {
      response.writeHead(answered.statusCode, answered.headers);
      answered.pipe(response);
    });
    incoming.pipe(passed);
  }
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error) => response.writeHead(502).end(error.message));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://localhost:${server.address().port}`, stop: () => server.close() };
}

const federated = await serve((html) => html);
const whole = await serve((html) => withMonolith(html, addressesOf));
const browser = await launch();
const rows = [];
for (const [page, path] of Object.entries(pages)) {
  const visits = { federated: [], monolith: [] };
  for (let run = 0; run <= Number(values.runs); run++) {
    for (const [name, { url }] of [
      ["federated", federated],
      ["monolith", whole],
    ]) {
      const measured = await visit(browser, devices.mobile, url + path);
      // The first one fills the caches of the server.
      if (run > 0) visits[name].push(measured);
    }
  }
  const of = (name, key) => median(visits[name].map((one) => one[key]));
  const ratio = (key) => Math.round((of("federated", key) / of("monolith", key)) * 100) / 100;
  for (const name of ["federated", "monolith"])
    rows.push({
      page,
      build: name,
      ...Object.fromEntries(["lcp", "ready", "tbt", "js", "jsFiles"].map((key) => [key, of(name, key)])),
    });
  rows.push({
    page,
    build: "ratio",
    ...Object.fromEntries(["lcp", "ready", "tbt", "js", "jsFiles"].map((key) => [key, ratio(key)])),
  });
}
await browser.close();
federated.stop();
whole.stop();
console.log(`a phone's first visits, medians of ${values.runs} at ${base}; ms and kB (1000 bytes on the wire)`);
console.table(rows);
