import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { lingerTimeoutMs, loggedUrl, requestIdOf, requestTimeoutMs, traceRequests } from "@thuot-tha/shared/server";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { EdgeConfig } from "../config.ts";
import { isReadable, originOf } from "./origin.ts";
import { faulty, notFound, Refusal, rawRefusal, sendRefusal, tooLarge, unreadable } from "./refusal.ts";
import { drainUnreadBodies } from "./unread-body.ts";

const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({ method, url: loggedUrl(url), remoteAddress: ip });

/** An HTTP server without routes that gives every answer a request id and every refusal the shop's format. */
export function createServer(config: EdgeConfig, logStream?: { write(line: string): void }): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.logLevel,
      // `source` is the address to which the proxy forwards a request.
      serializers: { req: loggedRequest, source: loggedUrl, url: loggedUrl },
      stream: logStream,
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    requestTimeout: requestTimeoutMs,
    // Requests without a host are refused below, in the shop's format.
    http: { requireHostHeader: false },
    genReqId: ({ headers }) => requestIdOf(headers),
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
      sendRefusal(request, reply, unreadable());
    },
    clientErrorHandler: refuseUnparsed,
  });

  traceRequests(app, "edge");
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
    if (!isReadable(request)) throw unreadable();
    if (request.is404) throw /^(?:GET|HEAD)$/.test(request.method) ? notFound() : wrongMethod(request.url);
    // Browsers ignore this header over plain http.
    if (originOf(request, config.publicOrigin).startsWith("https:"))
      reply.header("strict-transport-security", "max-age=31536000");
  });
  drainUnreadBodies(app);
  if (config.accessLog) logAnswers(app);

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : fromFramework(error);
    if (refusal.status >= 500) request.log.error({ err: error, url: request.url }, "a request failed");
    return sendRefusal(request, reply, refusal);
  });
  app.server.on("connect", (request: IncomingMessage, socket: Socket) => {
    endWith(socket, rawRefusal(wrongMethod("/"), requestIdOf(request.headers)));
  });
  // Unknown expectations are ignored, as HTTP allows.
  app.server.on("checkExpectation", (request, response) => void app.server.emit("request", request, response));
  return app;
}

/** Logs a line for every answer. Its request id is in the API's lines too. */
function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const { "x-document": document, "x-cohort": track, "x-revision": revision } = reply.getHeaders();
    request.log.info(
      {
        ...loggedRequest(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...(document ? { document, track, revision } : {}),
      },
      "answered",
    );
  });
}

function wrongMethod(url: string): Refusal {
  const allow = /^\/v2[/?]/.test(url) ? "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" : "GET, HEAD";
  return new Refusal(405, "METHOD_NOT_ALLOWED", "Địa chỉ này không nhận yêu cầu như vậy.", { allow });
}

/** Maps Fastify's own errors to refusals with the shop's messages. */
function fromFramework({ statusCode = 500 }: FastifyError): Refusal {
  if (statusCode === 404) return notFound();
  if (statusCode === 413) return tooLarge();
  if (statusCode === 415) return new Refusal(415, "UNSUPPORTED_MEDIA_TYPE", "Nội dung gửi lên không đúng loại.");
  return statusCode >= 400 && statusCode < 500 ? unreadable() : faulty();
}

const parserRefusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: new Refusal(
    431,
    "HEADERS_TOO_LARGE",
    "Yêu cầu gửi lên quá dài. Bạn xoá cookie của cửa hàng rồi thử lại nhé.",
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, "REQUEST_TIMEOUT", "Yêu cầu gửi lên mất quá nhiều thời gian."),
};

/** Answers a request that the HTTP parser rejected, because no hook or handler sees it. */
function refuseUnparsed(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void {
  // Bytes after a refused request belong to it.
  if (socket.writableEnded) return;
  const answering = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
  if (error.code === "ECONNRESET" || !socket.writable || answering) return void socket.destroy();
  const refusal = parserRefusals[error.code ?? ""] ?? unreadable();
  const received = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString("latin1") : "";
  endWith(socket, rawRefusal(refusal, randomUUID(), received));
}

function endWith(socket: Socket, answer: string): void {
  socket.end(answer);
  socket.resume();
  setTimeout(() => socket.destroy(), lingerTimeoutMs).unref();
}
