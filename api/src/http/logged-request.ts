import { loggedUrl } from "@thuot-tha/shared/server";
import type { FastifyRequest } from "fastify";

/** What the log keeps of a request: upload tokens and what a provider sends back are keys, so they stay out. */
export const loggedRequest = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  ...{ method, url: loggedUrl(url), host, remoteAddress: ip, remotePort: socket.remotePort },
});
