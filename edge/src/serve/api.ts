import httpProxy from "@fastify/http-proxy";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EdgeConfig } from "../config.ts";
import { Refusal, sendRefusal } from "./refusal.ts";

/** `/v2/…`: the API. */
export async function serveApi(app: FastifyInstance, { apiUrl }: EdgeConfig): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: "/v2",
    rewritePrefix: "/v2",
    // Every open tab has a stream of the API: a limit would let them shut out everything else.
    undici: { connections: null },
    replyOptions: {
      // The shopper's client has been asked for the body by now, and the way to the API knows no such header.
      rewriteRequestHeaders: (request, { expect: _asked, ...headers }) => ({
        ...headers,
        "x-request-id": request.id,
        "x-forwarded-for": request.ip,
        // Where gateways lead shoppers back to, unless PUBLIC_URL says it.
        "x-forwarded-host": request.host,
        "x-forwarded-proto": request.protocol,
      }),
      // They are of the connection to the API, not of the shopper's.
      rewriteHeaders: ({ connection: _connection, "keep-alive": _keepAlive, ...headers }) => headers,
      onError: (reply) => void sendRefusal(reply.request as FastifyRequest, reply as FastifyReply, unreachable()),
    },
  });
}

const unreachable = () => new Refusal(502, "API_UNREACHABLE", "Cửa hàng đang bận một chút, bạn thử lại giúp nhé.");
