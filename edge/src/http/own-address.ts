import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";

const wildcards = ["0.0.0.0", "::"];

/** An address of this machine in its network; loopback where it has none. */
function machineAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return all.find(({ internal, family }) => !internal && family === "IPv4")?.address ?? "127.0.0.1";
}

/** Address at which machines of the same network reach a server; null before it listens. @param host it listens on */
export function ownAddress(server: Server, host: string): string | null {
  const listening = server.address();
  if (listening === null || typeof listening === "string") return null;
  const name = wildcards.includes(host) ? machineAddress() : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${listening.port}`;
}
