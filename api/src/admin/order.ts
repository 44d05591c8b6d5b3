import { formatDong } from "@thuot-tha/shared/domain";
import { checkPiece } from "../order/check-piece.ts";
import { returnPiece } from "../order/return-piece.ts";
import { isOrderStep, stepOrder } from "../order/steps.ts";
import { refundUndelivered } from "../order/undelivered.ts";
import type { AdminCall, AdminCommand, AdminContext } from "./admin-command.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { readDay, readReason, readSum, readWords } from "./words.ts";

/** Steps of one piece instead of the whole order; a return may be of both. */
const isOfPiece = (step: string): boolean => step === "check" || step === "undelivered";

interface Check {
  orderId: string;
  unitId: string;
  keep: string | undefined;
  by?: string | undefined;
  why?: string | undefined;
}

async function check(context: AdminContext, call: AdminCall, { orderId, unitId, keep, by, why }: Check) {
  const kept = keep === undefined ? 0 : readSum("--keep", keep);
  const reason = keep === undefined ? (why ?? null) : readReason(why);
  const left = await recorded(context, call, { by, why }, async (inside) => ({
    result: await checkPiece(inside, { orderId, unitId, kept, why: reason }),
    done: { action: "check", orderId, unitId, details: { kept } },
  }));
  call.print(`${orderId}: ${formatDong(left)} of the deposit will be returned`);
  return 0;
}

async function refund(
  context: AdminContext,
  call: AdminCall,
  { orderId, unitId, by, why }: Omit<Check, "keep">,
): Promise<number> {
  readReason(why);
  const refunded = await recorded(context, call, { by, why }, async (inside) => {
    const result = await refundUndelivered(inside, orderId, unitId);
    return { result, done: { action: "undelivered", orderId, unitId, details: { refund: result } } };
  });
  call.print(`${orderId}: ${formatDong(refunded)} went to the wallet`);
  return 0;
}

export const orderCommand: AdminCommand = {
  summary: "moves an order forward: deliver, undelivered, return, check, done, cancel",
  usage: `admin order <code> deliver                to the courier; once more: to the customer
admin order <code> undelivered <piece> --why <text>
                                          the customer has the order, but this rental never went out: its rent and deposit
                                          go to the wallet
admin order <code> return [--day <day>]   all pieces came back today, or on that day (2026-12-13)
admin order <code> return <piece> [--day <day>]
                                          this rental came back; the others are still with the customer
admin order <code> check <piece>          the piece is as it should be
admin order <code> check <piece> --keep <đồng> --why <text>
                                          so much of its deposit stays with the shop; the customer reads why
admin order <code> done                   the deposit goes to the wallet; the order ends
admin order <code> cancel --why <text>    by the shop, until the customer has it: everything paid goes to the wallet
  The customer gets a message and a letter of each step, and of a check that keeps something, and of an undelivered rental. Until the order is done, the
  last check of a piece counts. Purchases have no return. "admin orders show <code>" names the pieces.
${signedUsage}`,
  async run(context, call) {
    const typed = readWords(call.words, { ...signed, day: { type: "string" }, keep: { type: "string" } });
    const [orderId, step, unitId, ...more] = typed?.words ?? [];
    if (!typed || !orderId || !step || more.length > 0) return null;
    if (step !== "return" && isOfPiece(step) !== (unitId !== undefined)) return null;
    const { day: typedDay, keep, ...values } = typed.values;
    if ((typedDay !== undefined && step !== "return") || (keep !== undefined && step !== "check")) return null;
    if (unitId !== undefined && step === "undelivered") return refund(context, call, { orderId, unitId, ...values });
    if (unitId !== undefined && step === "check") return check(context, call, { orderId, unitId, keep, ...values });
    if (!isOrderStep(step)) return null;
    const day = readDay("--day", typedDay);
    if (step === "cancel") readReason(values.why);
    const status = await recorded(context, call, values, async (inside) => ({
      result: unitId
        ? await returnPiece(inside, { orderId, unitId, day })
        : await stepOrder(inside, orderId, step, day),
      done: { action: step, orderId, ...(unitId ? { unitId } : {}), ...(day ? { details: { day } } : {}) },
    }));
    call.print(`${orderId}: ${status}`);
    return 0;
  },
};
