import { finished, type Readable, Transform } from "node:stream";
import httpProxy from "@fastify/http-proxy";
import { maxPictureBytes, pictureRefusals, uploadPath } from "@thuot-tha/shared/contracts/limits";
import { outgoingHeaders } from "@thuot-tha/shared/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EdgeConfig } from "../config.ts";
import { Refusal, sendRefusal, tooLarge } from "./refusal.ts";

/** Time for the API's first byte; it is longer than the API waits for its database and for gateways. */
const answerTimeoutMs = 35_000;

/**
 * Proxies `/v2/…` to the API and limits the size of request bodies. @param timeoutMs time until an answer begins; a
 * stream may then last
 */
export async function serveApi(
  app: FastifyInstance,
  { apiUrl, bodyLimit }: EdgeConfig,
  timeoutMs = answerTimeoutMs,
): Promise<void> {
  const limitOf = ({ url }: FastifyRequest) =>
    url.startsWith(uploadPath)
      ? { bytes: maxPictureBytes, refusal: tooLarge(pictureRefusals.large) }
      : { bytes: bodyLimit, refusal: tooLarge() };

  await app.register(async (api) => {
    // Without parsers, bodies of every type are passed on unread.
    api.removeAllContentTypeParsers();
    await api.register(httpProxy, {
      upstream: apiUrl,
      prefix: "/v2",
      rewritePrefix: "/v2",
      // Every open tab holds one API stream; a connection limit would let streams block all other requests.
      undici: { connections: null, headersTimeout: timeoutMs },
      preHandler: (request, _reply, done) => {
        const { bytes, refusal } = limitOf(request);
        if (Number(request.headers["content-length"]) > bytes) return done(refusal);
        if (request.body) request.body = limited(request.raw, bytes, refusal);
        done();
      },
      replyOptions: {
        // No retries: the proxy would repeat a GET ten times after a 503, and load an overloaded API further.
        retryDelay: () => null,
        // The edge has answered the client's `Expect` header already, and undici does not support the header.
        rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
          ...headers,
          ...(request.body ? {} : { "content-length": undefined }),
          ...outgoingHeaders(),
          "x-forwarded-for": request.ip,
          // The API builds return addresses for gateways from these, unless PUBLIC_URL is set.
          "x-forwarded-host": request.host,
          "x-forwarded-proto": request.protocol,
        }),
        // These headers describe the edge's connection to the API, not the shopper's connection.
        rewriteHeaders: ({ connection: _connection, "keep-alive": _keepAlive, ...headers }) => headers,
        onError: (reply, { error }) => {
          const request = reply.request as FastifyRequest;
          const cause = error.cause instanceof Refusal ? error.cause : unreachable();
          sendRefusal(request, reply as FastifyReply, cause);
        },
      },
    });
  });
}

const unreachable = () => new Refusal(502, "API_UNREACHABLE", "Cửa hàng đang bận một chút, bạn thử lại giúp nhé.");

/**
 * Copies a request body and fails beyond the limit. The copy separates the browser's connection from the API's, so that
 * an error on one does not destroy the other.
 */
function limited(raw: Readable, bytes: number, refusal: Refusal): Readable {
  let received = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > bytes) done(refusal);
      else done(null, chunk);
    },
  });
  // The API may answer without reading the body, or disconnect; the proxied request reports either case.
  body.on("error", () => undefined);
  finished(raw, (error) => error && body.destroy(error));
  return raw.pipe(body);
}
