import { createServer, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/** Outcome of a request: no answer, an HTML page as captive portals send, a 404, or a proxy's page for no answer. */
type Fault = "hangs" | "answers-html" | "is-gone" | "is-unreachable";

/** The network between a shopper and the shop, which can break. */
export interface Network {
  url: string;
  /** From now on, requests whose path matches fail in this way. */
  break(path: RegExp, fault: Fault): void;
  /** Requests that hang end without an answer. */
  mend(): void;
  stop(): Promise<void>;
}

export async function networkTo(shop: string): Promise<Network> {
  let faults: [RegExp, Fault][] = [];
  let hanging: ServerResponse[] = [];
  const { hostname, port } = new URL(shop);
  const server = createServer((request, reply) => {
    const [, fault] = faults.find(([path]) => path.test(request.url ?? "")) ?? [];
    if (fault === "hangs") return void hanging.push(reply);
    if (fault === "answers-html")
      return void reply.setHeader("content-type", "text/html").end("<!doctype html><p>Wi-Fi</p>");
    if (fault === "is-gone") return void reply.writeHead(404).end();
    if (fault === "is-unreachable")
      return void reply.writeHead(502, { "content-type": "text/html" }).end("<!doctype html><h1>502 Bad Gateway</h1>");
    const passed = send(
      { hostname, port, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    passed.on("error", () => reply.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    break: (path, fault) => void faults.push([path, fault]),
    mend: () => {
      faults = [];
      for (const reply of hanging) reply.destroy();
      hanging = [];
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
