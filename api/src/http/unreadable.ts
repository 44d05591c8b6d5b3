import { randomUUID } from "node:crypto";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "@thuot-tha/shared/contracts/operations/entities";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Milliseconds in which a client may read its answer and close the connection. */
const LINGER_MS = 2000;

const refusals: Record<string, [status: number, refusal: ErrorBody]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, { message: "Yêu cầu gửi lên quá chậm.", code: "REQUEST_TIMEOUT" }],
  HPE_HEADER_OVERFLOW: [431, { message: "Tiêu đề của yêu cầu quá dài.", code: "HEADERS_TOO_LARGE" }],
};
const unreadable: [number, ErrorBody] = [400, { message: "Yêu cầu gửi lên không đọc được.", code: "BAD_REQUEST" }];

/** Answers what the parser of HTTP refuses, in the form of all refusals. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: ServerResponse },
): void {
  // The parser repeats its error for the bytes that follow.
  if (socket.writableEnded) return;
  if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, refusal] = refusals[error.code ?? ""] ?? unreadable;
  const body = JSON.stringify(refusal);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      // A pooled connection that closes without this header would be used once more.
      "Connection: close",
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${randomUUID()}`,
      "",
      body,
    ].join("\r\n"),
  );
  // A connection that closes at once with unread bytes is reset, and the answer is lost.
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(linger));
}

/** Answers a request that expects something else than to be told to go on with its body. */
export function answerUnmetExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const refusal: ErrorBody = { message: "Tiêu đề Expect của yêu cầu không được hỗ trợ.", code: "EXPECTATION_FAILED" };
  const body = JSON.stringify(refusal);
  response.writeHead(417, {
    connection: "close",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "x-request-id": randomUUID(),
  });
  response.end(body);
}

/** Answers an address that the router refuses, before any hook has run. */
export function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const refusal: ErrorBody = { message: "Địa chỉ gửi lên không đọc được.", code: "BAD_REQUEST" };
  reply.header("x-request-id", request.id).code(400).send(refusal);
}
