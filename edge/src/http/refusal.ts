import { STATUS_CODES } from "node:http";
import type { ErrorBody } from "@thuot-tha/shared/contracts/operations/entities";
import type { FastifyReply, FastifyRequest } from "fastify";
import { plainPage, plainPageHeaders } from "./plain-page.ts";

/** A refusal by the edge itself: a status, a stable code, and a Vietnamese sentence for the shopper. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly code: string;
  /** Further headers of the answer. */
  readonly headers: Record<string, string | number>;

  constructor(status: number, code: string, message: string, headers: Refusal["headers"] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const unreadable = () => new Refusal(400, "BAD_REQUEST", "Địa chỉ hoặc yêu cầu gửi lên không đọc được.");
export const notFound = () => new Refusal(404, "NOT_FOUND", "Không tìm thấy địa chỉ này.");
export const tooLarge = (message = "Nội dung gửi lên quá lớn.") => new Refusal(413, "PAYLOAD_TOO_LARGE", message);
/** @param seconds until requests are accepted again */
export const tooMany = (seconds: number) =>
  new Refusal(429, "TOO_MANY_REQUESTS", `Bạn gửi quá nhiều yêu cầu. Hãy thử lại sau ${seconds} giây.`, {
    "retry-after": seconds,
  });
export const faulty = () => new Refusal(500, "INTERNAL", "Hệ thống đang gặp trục trặc. Bạn thử lại sau giây lát nhé.");
/** @param seconds until a retry makes sense */
export const busy = (seconds: number, message = "Cửa hàng đang bận một chút, bạn thử lại giúp nhé.") =>
  new Refusal(503, "BUSY", message, { "retry-after": seconds });

/** The refusal before the first promotion. */
export const opening = () => busy(5, "Cửa hàng đang mở cửa, bạn chờ một chút nhé.");

const errorBody = ({ message, code }: Refusal, requestId: string): ErrorBody => ({ message, code, requestId });

/** Sends a refusal: a page to browser navigations, JSON to everything else and under `/v2`. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const isPage = !/^\/v2(?:[/?]|$)/.test(request.url) && acceptsPage(String(request.headers.accept));
  if (isPage) return sendPage(reply, refusal);
  return reply
    .code(refusal.status)
    .headers({ "cache-control": "no-store", ...refusal.headers })
    .type("application/json; charset=utf-8")
    .send(errorBody(refusal, request.id));
}

export function sendPage(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply
    .code(refusal.status)
    .headers({ "cache-control": "no-store", ...plainPageHeaders, ...refusal.headers })
    .send(plainPage(refusal));
}

const acceptsPage = (accept: string): boolean => /\btext\/html\b/i.test(accept);

/**
 * The whole refusal as HTTP text, for a connection without a parsed request.
 * @param received the bytes of the request that have arrived
 */
export function rawRefusal(refusal: Refusal, requestId: string, received = ""): string {
  const isPage = acceptsPage(/^accept:.*$/im.exec(received)?.[0] ?? "");
  const body = isPage ? plainPage(refusal) : JSON.stringify(errorBody(refusal, requestId));
  const headers = {
    ...(isPage ? plainPageHeaders : { "content-type": "application/json; charset=utf-8" }),
    ...refusal.headers,
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    "x-content-type-options": "nosniff",
    "x-request-id": requestId,
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join("")}\r\n${body}`;
}
