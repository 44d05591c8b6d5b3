import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { NotFound } from "../errors.ts";
import { isOrderStep, stepOrder } from "../services/order-steps.ts";
import { hashToken } from "../services/secrets.ts";

const sameToken = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));

/**
 * The back office's door for the command line. A database inside this process can be opened by nobody else, so the
 * command line asks this process instead. Without the secret the address does not exist.
 */
export function addOps(app: FastifyInstance, context: Context, token: string): void {
  app.post<{ Params: { orderId: string; step: string } }>("/ops/order/:orderId/:step", async (request) => {
    const { orderId, step } = request.params;
    const given = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    if (!sameToken(given, token) || !isOrderStep(step)) {
      throw new NotFound("NOT_FOUND", "Không tìm thấy địa chỉ này.");
    }
    return { orderId, status: await stepOrder(context, orderId, step) };
  });
}
