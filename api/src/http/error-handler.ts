import type { ErrorBody } from "@thuot-tha/shared/contracts/operations/entities";
import { StoreError } from "@thuot-tha/shared/server";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { isUnavailable } from "../db/unavailable.ts";
import {
  BadRequest,
  NotFound,
  Refusal,
  TooLarge,
  TooManyRequests,
  Unavailable,
  UnsupportedMediaType,
} from "../errors.ts";

/** Maps Fastify's own errors to refusals with the shop's messages. */
function fromServer(error: FastifyError): Refusal | null {
  if (error.statusCode === 413) return new TooLarge();
  if (error.statusCode === 415) return new UnsupportedMediaType();
  if (error.statusCode === 400) return new BadRequest("BAD_REQUEST", "Yêu cầu gửi lên không đọc được.");
  return null;
}

function send(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal instanceof TooManyRequests || refusal instanceof Unavailable) {
    reply.header("retry-after", Math.ceil(refusal.retryAfterSeconds));
  }
  const { message, code, fields } = refusal;
  return reply.code(refusal.status).send({ message, code, ...(fields ? { fields } : {}) } satisfies ErrorBody);
}

/** Sends refusals in the common format; a fault is logged in full and answered with its request id only. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = error instanceof Refusal ? error : fromServer(error);
    if (refusal) return send(reply, refusal);
    if (isUnavailable(error)) {
      request.log.error({ err: error }, "database does not answer");
      return send(reply, new Unavailable());
    }
    if (error instanceof StoreError) {
      request.log.error({ err: error }, "the store of pictures fails");
      return send(reply, new Unavailable(5, "Chưa lưu được ảnh lúc này. Bạn thử lại sau giây lát nhé."));
    }
    request.log.error({ err: error }, "request failed");
    // A redirect whose address no header can contain would fail once more.
    reply.removeHeader("location");
    return reply.code(500).send({
      message: "Hệ thống đang gặp trục trặc. Bạn thử lại sau giây lát nhé.",
      code: "INTERNAL",
      requestId: request.id,
    } satisfies ErrorBody);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, new NotFound("NOT_FOUND", "Không tìm thấy địa chỉ này.")));
}
