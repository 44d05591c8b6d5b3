import { formatDong } from "@thuot-tha/shared/domain";
import type { Db } from "../db/client.ts";
import { findChangedOrder } from "../order/queries/changes.ts";
import { findPaymentByReference } from "../payment/queries/payments.ts";
import { listAllOpenReceipts } from "../payment/queries/receipts.ts";
import { checkTransfer, receiveTransfer } from "../settlement/by-hand.ts";
import { listContradictions } from "../settlement/contradictions.ts";
import { settleTransfers } from "../settlement/settle-receipts.ts";
import type { AdminCommand, AdminContext } from "./admin-command.ts";
import { type Listing, printListing } from "./listing.ts";
import { recorded, signed, signedUsage } from "./record.ts";
import { localTime, tableLines } from "./table.ts";
import { readReason, readSum, readWords } from "./words.ts";

/** The order that a memo pays for, also by a change of it; null for a membership. */
async function orderOf(db: Db, memo: string): Promise<string | null> {
  const payment = await findPaymentByReference(db, ["bank_transfer"], memo);
  if (!payment?.changeId) return payment?.orderId ?? null;
  return findChangedOrder(db, payment.changeId);
}

async function openTransfers({ db }: AdminContext): Promise<Listing> {
  const receipts = await listAllOpenReceipts(db);
  const contradictions = await listContradictions(db);
  const rows = [
    ...receipts.map(({ memo, bankTransaction, amount, expected, receivedAt }) => [
      ...[memo, bankTransaction, amount, expected, localTime(receivedAt), ""],
    ]),
    ...contradictions.map(({ memo, bankTransaction, amount, recorded, reportedAt }) => [
      ...[memo, bankTransaction, amount, null, localTime(reportedAt)],
      recorded && `${recorded.memo ?? ""} ${formatDong(recorded.amount)}`,
    ]),
  ];
  const lines = tableLines(["memo", "bank's number", "received", "expected", "when", "recorded as"], rows);
  return { entries: [...receipts, ...contradictions], lines };
}

export const transferCommand: AdminCommand = {
  summary: "records bank transfers, and settles those of a wrong sum or with another memo",
  usage: `admin transfer <memo> received <bank's number> [--sum <đồng>]   seen on the shop's account; --sum: another sum than requested
admin transfer list [--json]                                 transfers of a wrong sum that wait to be settled, and those that
                                                             the bank reports otherwise than they are recorded
admin transfer <memo> settle                                 pays with them from the wallet that holds their money
admin transfer <memo> settle --waive --why <text>            the same, and the shop bears what they lack
admin transfer <memo> checked <bank's number> --why <text>   what the bank reported otherwise is cleared up; takes it off the list
  A memo is an order's code (TT…), a change's (TD…), or that of a membership. Each bank's number counts once. A wrong sum
  goes to the customer's wallet, with a message and a letter.
${signedUsage}`,
  async run(context, call) {
    const typed = readWords(call.words, {
      ...signed,
      sum: { type: "string" },
      waive: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    });
    const [memo, word, transaction, ...more] = typed?.words ?? [];
    if (!typed || !memo || more.length > 0) return null;
    const { sum, waive, json, ...values } = typed.values;
    if (memo === "list" && word === undefined) return printListing(call, await openTransfers(context), json);
    if (word === "received" && transaction && !waive) {
      const amount = sum === undefined ? undefined : readSum("--sum", sum);
      const outcome = await recorded(context, call, values, async (inside) => {
        const result = await receiveTransfer(inside, memo, transaction, amount);
        const details = { memo, transaction, ...(amount === undefined ? {} : { sum: amount }), outcome: result };
        return { result, done: { action: "transfer", orderId: await orderOf(inside.db, memo), details } };
      });
      call.print(`${memo}: ${outcome}`);
      return 0;
    }
    if (word === "checked" && transaction && sum === undefined && !waive) {
      readReason(values.why);
      await recorded(context, call, values, async (inside) => {
        const result = await checkTransfer(inside, memo, transaction);
        const details = { memo, transaction: result };
        return { result, done: { action: "transfer checked", orderId: await orderOf(inside.db, memo), details } };
      });
      call.print(`${memo}: checked`);
      return 0;
    }
    if (word === "settle" && transaction === undefined && sum === undefined) {
      if (waive) readReason(values.why);
      const outcome = await recorded(context, call, values, async (inside) => {
        const result = await settleTransfers(inside, memo, waive);
        const details = { memo, waive, outcome: result };
        return { result, done: { action: "settle", orderId: await orderOf(inside.db, memo), details } };
      });
      call.print(`${memo}: ${outcome}`);
      return 0;
    }
    return null;
  },
};
