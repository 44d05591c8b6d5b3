import { loggedUrl } from "@thuot-tha/shared/server";
import type { FastifyRequest } from "fastify";

/** Serialises a request for the log without secrets, such as upload tokens and providers' codes. */
export const loggedRequest = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: loggedUrl(url),
  host,
  remoteAddress: ip,
  remotePort: socket.remotePort,
});
