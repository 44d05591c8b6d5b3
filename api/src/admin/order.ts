import { type Day, formatDong } from "@thuot-tha/shared/domain";
import { checkPiece } from "../order/check-piece.ts";
import { refundOrder } from "../order/refund.ts";
import { returnPiece } from "../order/return-piece.ts";
import { isOrderStep, stepOrder } from "../order/steps.ts";
import { refundUndelivered } from "../order/undelivered.ts";
import type { AdminCall, AdminCommand, AdminContext } from "./admin-command.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { readDay, readReason, readSum, readWords } from "./words.ts";

interface Signature {
  by?: string | undefined;
  why?: string | undefined;
}

interface OfPiece extends Signature {
  orderId: string;
  unitId: string;
  /** The first wear day, where the order rents the piece several times. */
  wear: Day | undefined;
}

async function check(
  context: AdminContext,
  call: AdminCall,
  { orderId, unitId, wear, keep, ...signature }: OfPiece & { keep: string | undefined },
) {
  const kept = keep === undefined ? 0 : readSum("--keep", keep);
  const reason = keep === undefined ? (signature.why ?? null) : readReason(signature.why);
  const left = await recorded(context, call, signature, async (inside) => ({
    result: await checkPiece(inside, { orderId, unitId, wear, kept, why: reason }),
    done: { action: "check", orderId, unitId, details: { kept } },
  }));
  call.print(`${orderId}: ${formatDong(left)} of the deposit will be returned`);
  return 0;
}

async function undelivered(context: AdminContext, call: AdminCall, { orderId, unitId, wear, ...signature }: OfPiece) {
  readReason(signature.why);
  const refunded = await recorded(context, call, signature, async (inside) => {
    const result = await refundUndelivered(inside, { orderId, unitId, wear });
    return { result, done: { action: "undelivered", orderId, unitId, details: { refund: result } } };
  });
  call.print(`${orderId}: ${formatDong(refunded)} went to the wallet`);
  return 0;
}

async function refund(
  context: AdminContext,
  call: AdminCall,
  { orderId, sum, again, ...signature }: Signature & { orderId: string; sum: string; again: boolean },
) {
  const amount = readSum("refund", sum);
  const why = readReason(signature.why);
  const left = await recorded(context, call, signature, async (inside) => ({
    result: await refundOrder(inside, { orderId, amount, why, again }),
    done: { action: "refund", orderId, details: { refund: amount } },
  }));
  call.print(`${orderId}: ${formatDong(amount)} went to the wallet; ${formatDong(left)} can still be refunded`);
  return 0;
}

export const orderCommand: AdminCommand = {
  summary: "moves an order forward: deliver, arrived, undelivered, return, check, done, refund, cancel",
  usage: `admin order <code> deliver                the courier has it
admin order <code> arrived                the customer has it, and has paid cash; an order without a rental ends
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
admin order <code> refund <đồng> --why <text>
                                          a part of a delivered order goes to the wallet, at most its price and delivery;
                                          the customer reads why, so name nobody. The deposit comes back with "done". The same
                                          sum for the same reason within ten minutes needs --again
admin order <code> cancel --why <text>    by the shop, until the customer has it: everything paid goes to the wallet
  The customer gets a message and a letter of each step, of a check that keeps something, of an undelivered rental and of a refund. Until the order is done, the
  last check of a piece counts. "admin orders show <code>" names the pieces.
  --wear <day>   with a piece: the first wear day of its rental, where the order rents the piece several times
${signedUsage}`,
  async run(context, call) {
    const typed = readWords(call.words, {
      ...signed,
      day: { type: "string" },
      keep: { type: "string" },
      wear: { type: "string" },
      again: { type: "boolean", default: false },
    });
    const [orderId, step, third, ...more] = typed?.words ?? [];
    if (!typed || !orderId || !step || more.length > 0) return null;
    const { day: typedDay, keep, wear: typedWear, again, ...values } = typed.values;
    if ((typedDay !== undefined && step !== "return") || (keep !== undefined && step !== "check")) return null;
    if (again && step !== "refund") return null;
    const isOfPiece = third !== undefined && step !== "refund";
    if (typedWear !== undefined && !isOfPiece) return null;
    const ofPiece = isOfPiece ? { orderId, unitId: third, wear: readDay("--wear", typedWear), ...values } : null;
    if (step === "undelivered") return ofPiece && undelivered(context, call, ofPiece);
    if (step === "check") return ofPiece && check(context, call, { ...ofPiece, keep });
    if (step === "refund")
      return third === undefined ? null : refund(context, call, { orderId, sum: third, again, ...values });
    if (!isOrderStep(step) || (ofPiece && step !== "return")) return null;
    const day = readDay("--day", typedDay);
    if (step === "cancel") readReason(values.why);
    const status = await recorded(context, call, values, async (inside) => ({
      result: ofPiece ? await returnPiece(inside, { ...ofPiece, day }) : await stepOrder(inside, orderId, step, day),
      done: { action: step, orderId, unitId: third ?? null, ...(day ? { details: { day } } : {}) },
    }));
    call.print(`${orderId}: ${status}`);
    return 0;
  },
};
