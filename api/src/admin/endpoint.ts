import { timingSafeEqual } from "node:crypto";
import { isDay } from "@thuot-tha/shared/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { openPayouts, recordPaidOut, refusePayout, showPayout } from "../customer/payouts.ts";
import { NotFound } from "../errors.ts";
import { answerProblem, openProblems } from "../order/problems.ts";
import { isOrderStep, stepOrder } from "../order/steps.ts";
import { hashToken } from "../secrets.ts";
import { readSum, receiveTransfer } from "../settlement/by-hand.ts";
import { openTransfers, settleTransfers } from "../settlement/settle-receipts.ts";
import { endMembershipAt } from "./end-membership.ts";
import { streamAdmin } from "./stream.ts";

const sameToken = (sent: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(sent)), Buffer.from(hashToken(expected)));

/** The text that staff typed; 404 without one. */
function textOf({ body }: FastifyRequest<{ Body: { text?: string } }>): string {
  if (typeof body?.text !== "string" || body.text === "") throw notFound();
  return body.text;
}

const notFound = (): NotFound => new NotFound("NOT_FOUND", "Không tìm thấy địa chỉ này.");

/**
 * The routes that admin commands call, because the embedded database can be opened by one process only. The routes do
 * not exist without the secret.
 */
export function addAdmin(app: FastifyInstance, context: Context, token: string): void {
  const requireToken = ({ headers }: FastifyRequest): void => {
    if (!sameToken(headers.authorization?.replace(/^Bearer /, "") ?? "", token)) throw notFound();
  };

  app.post<{ Params: { orderId: string; step: string; day?: string } }>(
    "/ops/order/:orderId/:step/:day?",
    async (request) => {
      requireToken(request);
      const { orderId, step, day } = request.params;
      if (!isOrderStep(step) || !(day === undefined || (step === "return" && isDay(day)))) throw notFound();
      return { orderId, status: await stepOrder(context, orderId, step, day) };
    },
  );

  app.post<{ Params: { memo: string; transaction: string; amount?: string } }>(
    "/ops/transfer/:memo/:transaction/:amount?",
    async (request) => {
      requireToken(request);
      const { memo, transaction, amount } = request.params;
      const sum = amount ? readSum(amount) : undefined;
      if (sum === null) throw notFound();
      return { orderId: memo, status: await receiveTransfer(context, memo, transaction, sum) };
    },
  );

  app.post<{ Body: { words: string[]; cwd: string; user: string } }>("/ops/admin", async (request, reply) => {
    requireToken(request);
    // Only an embedded database is asked through its process, and it has no timeouts.
    return streamAdmin({ ...context, withoutTimeouts: (work) => work(context.db) }, request.body, reply);
  });

  app.post("/ops/problems", async (request) => {
    requireToken(request);
    return { status: await openProblems(context) };
  });

  app.post<{ Params: { id: string }; Body: { text?: string } }>("/ops/problems/:id", async (request) => {
    requireToken(request);
    return { status: await answerProblem(context, request.params.id, textOf(request)) };
  });

  app.post("/ops/payouts", async (request) => {
    requireToken(request);
    return { status: await openPayouts(context) };
  });

  app.post<{ Params: { id: string; word: string }; Body: { text?: string } }>(
    "/ops/payouts/:id/:word",
    async (request) => {
      requireToken(request);
      const { id, word } = request.params;
      if (word === "show") return { status: await showPayout(context, id) };
      if (word === "paid") return { status: await recordPaidOut(context, id, textOf(request)) };
      if (word === "refuse") return { status: await refusePayout(context, id, textOf(request)) };
      throw notFound();
    },
  );

  app.post("/ops/receipts", async (request) => {
    requireToken(request);
    return { status: await openTransfers(context) };
  });

  app.post<{ Params: { memo: string; waive?: string } }>("/ops/receipts/:memo/:waive?", async (request) => {
    requireToken(request);
    const { memo, waive } = request.params;
    if (waive && waive !== "waive") throw notFound();
    return { orderId: memo, status: await settleTransfers(context, memo, waive === "waive") };
  });

  app.post<{ Params: { email: string; until: string } }>("/ops/membership/:email/:until", async (request) => {
    requireToken(request);
    const { email, until } = request.params;
    if (Number.isNaN(Date.parse(until))) throw notFound();
    return { email, status: await endMembershipAt(context, email, new Date(until)) };
  });
}
