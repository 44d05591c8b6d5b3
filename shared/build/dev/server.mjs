import { createServer } from "node:http";
import WebpackDevServer from "webpack-dev-server";

/** CORS headers, because a shop on another origin loads these files. */
const open = {
  "access-control-allow-origin": "*",
  "access-control-allow-private-network": "true",
  "cache-control": "no-store",
};

/** A link where there is a page to open; an address with parameters is only named. */
const address = (path) => `<li>${path.includes("/:") ? path : `<a href="${path}">${path}</a>`}</li>`;

const page = ({ name, routes, slots }, inShop) => `<!doctype html><html lang="vi"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><link rel="stylesheet" href="/alone/alone.css"></head>
<body><div id="part"></div><hr><p id="said" role="status"></p><p>${name}, alone. In the shop: <a href="${inShop}">${inShop}</a></p>
<ul>${[...routes.map(({ path }) => path), ...slots.map(({ part }) => `/?slot=${part}`)].map(address).join("")}</ul>
<script src="/alone/alone.js"></script></body></html>`;

/**
 * @param {number} port 0 for any free one
 * @param {{ orNext: boolean }} options `orNext`: take the next free port where this one is taken, instead of rejecting
 * @returns {Promise<number>} a free port
 */
export async function freePort(port, { orNext }) {
  const server = createServer();
  try {
    await new Promise((resolve, reject) => server.once("error", reject).listen(port, "localhost", resolve));
  } catch (error) {
    if (error.code !== "EADDRINUSE") throw error;
    if (orNext) return freePort(port + 1, { orNext });
    throw new Error(`Port ${port} is taken; choose another with --port.`);
  }
  const found = server.address().port;
  await new Promise((resolve) => server.close(resolve));
  return found;
}

/**
 * Serves one remote under development: its files for a shop, the page that shows it alone, hot updates, and a stream
 * that announces each new manifest by its number. Every other request goes to the shop.
 *
 * @param {{
 *   compiler: import("webpack").MultiCompiler, port: number, shop: string, inShop: string, manifest: () => object
 * }} options `inShop`: address of the remote in the shop; `manifest`: what the remote declares, and the `build` it last
 *   changed with
 */
export function createDevServer({ compiler, port, shop, inShop, manifest }) {
  const { hostname, origin } = new URL(shop);
  const listeners = new Set();

  const routes = [
    {
      path: "/changes",
      middleware: (_request, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" }).write(`data: ${manifest().build}\n\n`);
        listeners.add(response);
        response.on("close", () => listeners.delete(response));
      },
    },
    { path: "/remote.json", middleware: (_request, response) => response.json(manifest()) },
    (_request, response) => response.type("html").send(page(manifest(), inShop)),
  ];

  const server = new WebpackDevServer(
    {
      host: "localhost",
      port,
      allowedHosts: ["localhost", "127.0.0.1", hostname],
      headers: open,
      static: false,
      // A compressed stream would come when it ends.
      compress: false,
      client: {
        // The page may be the shop's, on another port.
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: "warn",
      },
      proxy: [
        {
          context: ["/v2/", "/media/", "/r/"],
          target: shop,
          changeOrigin: true,
          headers: { origin },
          logLevel: "silent",
          onError: (_error, _request, response) =>
            response.writeHead(502).end(`No shop answers at ${shop}; start it, or name another with --shop.`),
        },
      ],
      setupMiddlewares: (middlewares) => [...middlewares, ...routes],
    },
    compiler,
  );

  return {
    start: () => server.start(),
    /** The manifest is another: every page of a shop that shows the remote loads again. */
    changed: () => {
      for (const listener of listeners) listener.write(`data: ${manifest().build}\n\n`);
    },
  };
}
