import type { Payout } from "@thuot-tha/shared/contracts/operations/entities";
import { formatDong, today } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { brokenConstraint } from "../db/violations.ts";
import { BadRequest, Conflict, InvalidFields, NotFound } from "../errors.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { insertWalletEntry, walletBalance } from "../payment/queries/wallet.ts";
import { newPayoutId } from "../payment/reference.ts";
import { accountOf, payoutMessage } from "./payout-messages.ts";
import { findPayout, insertPayout, type PayoutRow, settlePayout } from "./queries/payouts.ts";

type At = Pick<Context, "db" | "now">;

/** A request as its customer sees it: without the account's number. */
export function toPayout({ requestedAt, settledAt, ...payout }: PayoutRow): Payout {
  const { id, amount, status, bank, accountTail, reason } = payout;
  return {
    ...{ id, amount, status, bank, accountTail, reason },
    requestedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

async function notifyCustomer(tx: Db, payout: PayoutRow, at: Date): Promise<void> {
  const { id, customerId, status } = payout;
  await notify(tx, { customerId, ...payoutMessage(payout) }, at);
  await writeLetter(tx, customerId, "payout", { payoutId: id, status }, { now: at });
}

interface WantedPayout {
  customerId: string;
  amount: number;
  bank: string;
  accountNumber: string;
  accountName: string;
}

/**
 * Takes money out of the wallet and requests its transfer by staff, in one transaction. Throws InvalidFields beyond the
 * balance, and a Conflict while an earlier request is not settled.
 */
export async function requestPayout({ db, now }: At, wanted: WantedPayout): Promise<PayoutRow> {
  const { customerId, amount, accountNumber } = wanted;
  const at = now();
  return db
    .transaction(async (tx) => {
      const balance = await walletBalance(tx, customerId, true);
      if (amount > balance) throw new InvalidFields({ amount: `Ví của bạn có ${formatDong(balance)}.` });
      const id = newPayoutId(today(at));
      const accountTail = accountNumber.slice(-4);
      const payout = await insertPayout(tx, { ...wanted, id, accountTail, status: "REQUESTED", requestedAt: at });
      const note = `Rút về ${accountOf(payout)}`;
      await insertWalletEntry(tx, { customerId, amount: -amount, kind: "ADJUSTMENT", payoutId: id, note, at });
      await notifyCustomer(tx, payout, at);
      return payout;
    })
    .catch((error) => {
      if (brokenConstraint(error) !== "payouts_one_open") throw error;
      throw new Conflict(
        "PAYOUT_OPEN",
        "Bạn có một yêu cầu rút tiền đang chờ chuyển. Chuyển xong, bạn gửi yêu cầu mới nhé.",
      );
    });
}

const payoutNotFound = (id: string) =>
  new NotFound("PAYOUT_NOT_FOUND", `Không có yêu cầu rút tiền nào đang chờ mang số ${id}.`);

/**
 * Records for the back office that a request was transferred. Throws NotFound unless it waits, and a Conflict when the
 * bank's number is recorded for another request.
 */
export function recordPaidOut({ db, now }: At, id: string, bankTransaction: string): Promise<"PAID"> {
  const settledAt = now();
  return db
    .transaction(async (tx) => {
      const payout = await settlePayout(tx, id, { status: "PAID", bankTransaction, settledAt });
      if (!payout) throw payoutNotFound(id);
      await notifyCustomer(tx, payout, settledAt);
      return "PAID" as const;
    })
    .catch((error) => {
      if (brokenConstraint(error) !== "payouts_bank_transaction") throw error;
      throw new Conflict("TRANSFER_KNOWN", `Giao dịch ${bankTransaction} đã ghi cho một yêu cầu khác.`);
    });
}

const longestReason = 300;

/**
 * Refuses a request for the back office: the money goes back to the wallet, and the customer reads the reason. Throws
 * NotFound unless it waits, and BadRequest for an empty or long reason.
 */
export function refusePayout({ db, now }: At, id: string, text: string): Promise<"REFUSED"> {
  const reason = text.trim();
  if (reason === "" || reason.length > longestReason) {
    throw new BadRequest("REASON_INVALID", `Lý do có từ 1 đến ${longestReason} ký tự.`);
  }
  const at = now();
  return db.transaction(async (tx) => {
    const payout = await settlePayout(tx, id, { status: "REFUSED", reason, settledAt: at });
    if (!payout) throw payoutNotFound(id);
    const { customerId, amount } = payout;
    const note = `Chưa chuyển được về ${accountOf(payout)}`;
    await insertWalletEntry(tx, { customerId, amount, kind: "ADJUSTMENT", payoutId: id, note, at });
    await notifyCustomer(tx, payout, at);
    return "REFUSED" as const;
  });
}

/** A request with the whole account number, which the transfer needs. Throws NotFound unless it waits. */
export async function unpaidPayout(db: Db, id: string): Promise<PayoutRow> {
  const payout = await findPayout(db, id);
  if (!payout?.accountNumber) throw payoutNotFound(id);
  return payout;
}
