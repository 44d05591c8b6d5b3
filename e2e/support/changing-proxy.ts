import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy between browsers and a shop that appends a text to every answer whose path matches, until it is mended. */
export async function changingProxy(shop: string, path: RegExp, addition: string) {
  let changes = true;
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const passed = request(new URL(incoming.url ?? "/", shop), { method: incoming.method, headers }, (answer) => {
      const { "content-length": _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.on("data", (chunk) => response.write(chunk));
      answer.on("end", () => response.end(changes && path.test(incoming.url ?? "") ? addition : undefined));
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mend: () => {
      changes = false;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
