import { finished, type Readable, Transform } from "node:stream";
import httpProxy from "@fastify/http-proxy";
import { maxPictureBytes, uploadPath } from "@thuot-tha/shared/contracts/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EdgeConfig } from "../config.ts";
import { Refusal, sendRefusal, tooLarge } from "./refusal.ts";

/** `/v2/…`: the API, with bodies no larger than it takes. */
export async function serveApi(app: FastifyInstance, { apiUrl, bodyLimit }: EdgeConfig): Promise<void> {
  const limitOf = ({ url }: FastifyRequest) =>
    url.startsWith(uploadPath)
      ? { bytes: maxPictureBytes, refusal: tooLarge("Ảnh tối đa 5 MB.") }
      : { bytes: bodyLimit, refusal: tooLarge() };

  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: "/v2",
    rewritePrefix: "/v2",
    // Every open tab has a stream of the API: a limit would let them shut out everything else.
    undici: { connections: null },
    preHandler: (request, _reply, done) => {
      const { bytes, refusal } = limitOf(request);
      if (Number(request.headers["content-length"]) > bytes) return done(refusal);
      if (request.body) request.body = limited(request.raw, bytes, refusal);
      done();
    },
    replyOptions: {
      // The shopper's client has been asked for the body by now, and the way to the API knows no such header.
      rewriteRequestHeaders: (request, { expect: _asked, ...headers }) => ({
        ...headers,
        ...(request.body ? {} : { "content-length": undefined }),
        "x-request-id": request.id,
        "x-forwarded-for": request.ip,
        // Where gateways lead shoppers back to, unless PUBLIC_URL says it.
        "x-forwarded-host": request.host,
        "x-forwarded-proto": request.protocol,
      }),
      // They are of the connection to the API, not of the shopper's.
      rewriteHeaders: ({ connection: _connection, "keep-alive": _keepAlive, ...headers }) => headers,
      onError: (reply, { error }) => {
        const request = reply.request as FastifyRequest;
        const cause = error.cause instanceof Refusal ? error.cause : unreachable();
        sendRefusal(request, reply as FastifyReply, cause);
      },
    },
  });
}

const unreachable = () => new Refusal(502, "API_UNREACHABLE", "Cửa hàng đang bận một chút, bạn thử lại giúp nhé.");

/**
 * A request's body that fails beyond its limit. It stands between the browser's connection and the API's: whatever
 * becomes of the one, the other lives on.
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
  // The API has answered without reading it, or has gone: both are told by the request to the API.
  body.on("error", () => undefined);
  finished(raw, (error) => error && body.destroy(error));
  return raw.pipe(body);
}
