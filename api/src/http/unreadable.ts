import { randomUUID } from "node:crypto";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "@thuot-tha/shared/contracts/operations/entities";
import { lingerTimeoutMs } from "@thuot-tha/shared/server";
import type { FastifyReply, FastifyRequest } from "fastify";

const refusals: Record<string, [status: number, refusal: ErrorBody]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, { message: "Yêu cầu gửi lên quá chậm.", code: "REQUEST_TIMEOUT" }],
  HPE_HEADER_OVERFLOW: [431, { message: "Tiêu đề của yêu cầu quá dài.", code: "HEADERS_TOO_LARGE" }],
};
const unreadable: [number, ErrorBody] = [400, { message: "Yêu cầu gửi lên không đọc được.", code: "BAD_REQUEST" }];

/** Answers requests that the HTTP parser rejects, in the common error format. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: ServerResponse },
): void {
  // The parser emits its error again for the bytes that follow.
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
      // Without this header, a client would reuse the closed connection.
      "Connection: close",
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${randomUUID()}`,
      "",
      body,
    ].join("\r\n"),
  );
  // Closing a connection with unread bytes resets it, which loses the answer.
  const linger = setTimeout(() => socket.destroy(), lingerTimeoutMs);
  socket.once("close", () => clearTimeout(linger));
}

/** Answers an `Expect` header other than 100-continue. */
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

/** Answers an address that the router rejects, which happens before any hook. */
export function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const refusal: ErrorBody = { message: "Địa chỉ gửi lên không đọc được.", code: "BAD_REQUEST" };
  reply.header("x-request-id", request.id).code(400).send(refusal);
}
