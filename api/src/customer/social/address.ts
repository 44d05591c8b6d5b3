import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

const everywhere = ["0.0.0.0", "::"];

/** Address at which this process can call itself. */
export function addressOf(app: FastifyInstance): string {
  const [{ address, port, family }] = app.addresses() as [AddressInfo];
  if (everywhere.includes(address)) return `http://127.0.0.1:${port}`;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
