import { readFile } from "node:fs/promises";
import { request as ask, createServer } from "node:http";
import { request as askSafely } from "node:https";
import { extname, join, normalize } from "node:path";

const types = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

/** A shop on another origin loads these files. */
const open = { "access-control-allow-origin": "*", "access-control-allow-private-network": "true" };

const page = ({ name, routes, slots, build }, url) => `<!doctype html><html lang="vi"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="stylesheet" href="/alone/alone.css"></head>
<body data-build="${build}"><div id="part"></div><hr><p id="said" role="status"></p><p>${name}, alone. In the shop: <a href="${url}">${url}</a></p>
<ul>${[...routes.map(({ path }) => path), ...slots.map(({ part }) => `/?slot=${part}`)].map((path) => `<li><a href="${path}">${path}</a></li>`).join("")}</ul>
<script src="/alone/alone.js"></script></body></html>`;

/**
 * Serves one remote under development: its files for a shop, the page on which it stands alone, and a stream that tells
 * of each build by its number. What else is asked for comes from the shop.
 *
 * @param {{ output: string, shop: string, describe: () => object }} options
 */
export function createDevServer({ output, shop, describe }) {
  const listeners = new Set();
  let build = 0;
  const described = () => ({ ...describe(), build });

  async function file(path) {
    const full = normalize(join(output, path));
    return full.startsWith(output) && types[extname(full)] ? readFile(full).catch(() => null) : null;
  }

  function fromShop(incoming, response) {
    const target = new URL(incoming.url, shop);
    const headers = { ...incoming.headers, host: target.host, origin: target.origin };
    const passed = (target.protocol === "https:" ? askSafely : ask)(
      target,
      { method: incoming.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on("error", () =>
      response.writeHead(502).end(`No shop answers at ${shop}; start it, or name another with --shop.`),
    );
    incoming.pipe(passed);
  }

  const server = createServer(async (incoming, response) => {
    const { pathname } = new URL(incoming.url, "http://localhost");
    const send = (type, body) =>
      response.writeHead(200, { ...open, "content-type": type, "cache-control": "no-store" }).end(body);
    if (incoming.method === "OPTIONS") return response.writeHead(204, open).end();
    if (pathname === "/changes") {
      response
        .writeHead(200, { ...open, "content-type": "text/event-stream", "cache-control": "no-store" })
        .write(`data: ${build}\n\n`);
      listeners.add(response);
      return response.on("close", () => listeners.delete(response));
    }
    if (pathname === "/remote.json") return send("application/json", JSON.stringify(described()));
    const bytes = (await file(`shop${pathname}`)) ?? (pathname.startsWith("/alone/") ? await file(pathname) : null);
    if (bytes) return send(types[extname(pathname)], bytes);
    if (/^\/(v2|media|r)\//.test(pathname)) return fromShop(incoming, response);
    const manifest = described();
    const { port } = server.address();
    return send(
      "text/html; charset=utf-8",
      page(manifest, `${shop}/?override=${manifest.name}@http://localhost:${port}`),
    );
  });

  return {
    server,
    /** A build is there: every page that shows an earlier one loads again. */
    changed: () => {
      build++;
      for (const listener of listeners) listener.write(`data: ${build}\n\n`);
    },
    close: () => {
      for (const listener of listeners) listener.end();
      server.close();
    },
  };
}
