import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy to a shop's API that can be cut and restored, always at the same address. */
export async function breakableProxy(to: string): Promise<{ url: string; cut(): void; mend(): Promise<void> }> {
  const server: Server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request(new URL(url ?? "/", to), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      server.close();
      server.closeAllConnections();
    },
    mend: () => listen(port),
  };
}
