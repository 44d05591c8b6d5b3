import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { loggedUrl } from "@thuot-tha/shared/server";
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

const acceptableId = /^[\w-]{8,64}$/;

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && acceptableId.test(given) ? given : randomUUID();
}

/** An HTTP server without routes, whose every answer has a request id and whose every refusal has the shop's form. */
export function createServer(
  config: EdgeConfig,
  logLevel: string,
  logStream?: { write(line: string): void },
): FastifyInstance {
  const app = fastify({
    logger: {
      level: logLevel,
      // `source` is where the proxy passes a request on to.
      serializers: { req: loggedRequest, source: loggedUrl, url: loggedUrl },
      stream: logStream,
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // A request that never ends must not keep its connection; a picture over a slow line takes minutes.
    requestTimeout: 300_000,
    // A request without a host is refused below, in the shop's form.
    http: { requireHostHeader: false },
    genReqId: (request) => requestIdOf(request as IncomingMessage),
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
      sendRefusal(request, reply, unreadable());
    },
    clientErrorHandler: refuseUnparsed,
  });

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
    if (!isReadable(request)) throw unreadable();
    if (request.is404) throw /^(?:GET|HEAD)$/.test(request.method) ? notFound() : wrongMethod(request.url);
    // Only browsers that came over https listen to this.
    if (originOf(request, config.publicOrigin).startsWith("https:"))
      reply.header("strict-transport-security", "max-age=31536000");
  });
  drainUnreadBodies(app);

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : fromFramework(error);
    if (refusal.status >= 500) request.log.error({ err: error, url: request.url }, "a request failed");
    return sendRefusal(request, reply, refusal);
  });
  app.server.on("connect", (request: IncomingMessage, socket: Socket) => {
    endWith(socket, rawRefusal(wrongMethod("/"), requestIdOf(request)));
  });
  // An expectation that is none of HTTP's may be passed over.
  app.server.on("checkExpectation", (request, response) => void app.server.emit("request", request, response));
  return app;
}

function wrongMethod(url: string): Refusal {
  const allow = /^\/v2[/?]/.test(url) ? "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" : "GET, HEAD";
  return new Refusal(405, "METHOD_NOT_ALLOWED", "Địa chỉ này không nhận yêu cầu như vậy.", { allow });
}

/** What the web server itself refuses, in the shop's words. */
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

/** Answers a request that the HTTP parser gave up: no hook and no handler ever sees it. */
function refuseUnparsed(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void {
  // What follows a request that was refused is part of it.
  if (socket.writableEnded) return;
  const answering = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
  if (error.code === "ECONNRESET" || !socket.writable || answering) return void socket.destroy();
  const refusal = parserRefusals[error.code ?? ""] ?? unreadable();
  const received = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString("latin1") : "";
  endWith(socket, rawRefusal(refusal, randomUUID(), received));
}

/** Milliseconds in which the client may read the last answer of its connection, and end it. */
const lastAnswerTimeout = 2000;

function endWith(socket: Socket, answer: string): void {
  socket.end(answer);
  socket.resume();
  setTimeout(() => socket.destroy(), lastAnswerTimeout).unref();
}
