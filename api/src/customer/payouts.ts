import type { Payout } from "@thuot-tha/shared/contracts/operations/entities";
import { formatDong, today } from "@thuot-tha/shared/domain";
import { smallestPayout } from "@thuot-tha/shared/domain/customer";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { refuseViolation } from "../db/violations.ts";
import { Conflict, InvalidFields, NotFound } from "../errors.ts";
import { bankNumber } from "../gateway/bank-number.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { insertWalletEntry, lockWallet } from "../payment/queries/wallet.ts";
import { newPayoutId } from "../payment/reference.ts";
import { accountOf, payoutMessage } from "./payout-messages.ts";
import { findPayout, insertPayout, type PayoutRow, setShown, settlePayout } from "./queries/payouts.ts";
import { requireReason } from "./reason.ts";

type At = Pick<Context, "db" | "now">;

/** A request as its customer sees it: without the account's number. */
export function toPayout({ requestedAt, settledAt, ...payout }: PayoutRow): Payout {
  const { id, amount, status, bank, accountTail, reason, shownAt } = payout;
  return {
    id,
    amount,
    status,
    bank,
    accountTail,
    reason,
    withdrawable: status === "REQUESTED" && shownAt === null,
    requestedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

async function notifyCustomer(tx: Db, payout: PayoutRow, at: Date): Promise<void> {
  const { id, customerId, status } = payout;
  await notify(tx, { customerId, ...payoutMessage(payout) }, at);
  await writeLetter(tx, customerId, "payout", { payoutId: id, status }, { now: at });
}

interface RequestedPayout {
  customerId: string;
  amount: number;
  bank: string;
  accountNumber: string;
  accountName: string;
}

const payoutOpen = () =>
  new Conflict("PAYOUT_OPEN", "Bạn có một yêu cầu rút tiền đang chờ chuyển. Chuyển xong, bạn gửi yêu cầu mới nhé.");

/**
 * Takes money out of the wallet and requests its transfer by staff, in one transaction. Throws InvalidFields beyond the
 * balance and below the smallest sum, and a Conflict while an earlier request is not settled.
 */
export async function requestPayout({ db, now }: At, requested: RequestedPayout): Promise<PayoutRow> {
  const { customerId, amount, accountNumber } = requested;
  const at = now();
  return db
    .transaction(async (tx) => {
      const balance = await lockWallet(tx, customerId);
      if (amount > balance) throw new InvalidFields({ amount: `Ví của bạn có ${formatDong(balance)}.` });
      const smallest = smallestPayout(balance);
      if (amount < smallest) throw new InvalidFields({ amount: `Mỗi lần rút từ ${formatDong(smallest)}.` });
      const id = newPayoutId(today(at));
      const accountTail = accountNumber.slice(-4);
      const payout = await insertPayout(tx, { ...requested, id, accountTail, status: "REQUESTED", requestedAt: at });
      const note = `Rút về ${accountOf(payout)}`;
      await insertWalletEntry(tx, { customerId, amount: -amount, kind: "ADJUSTMENT", payoutId: id, note, at });
      await notifyCustomer(tx, payout, at);
      return payout;
    })
    .catch((error) => refuseViolation(error, { payouts_one_open: payoutOpen }));
}

const payoutNotFound = (id: string, status: "REQUESTED" | "PAID" = "REQUESTED") =>
  new NotFound(
    "PAYOUT_NOT_FOUND",
    `Không có yêu cầu rút tiền nào ${status === "PAID" ? "đã chuyển" : "đang chờ"} mang số ${id}.`,
  );

/**
 * Records for the back office that a request was transferred. Throws NotFound unless it waits, and a Conflict when the
 * bank's number is recorded for another request.
 * @param typed the bank's number
 */
export function recordPaidOut({ db, now }: At, id: string, typed: string): Promise<"PAID"> {
  const bankTransaction = bankNumber(typed);
  const known = () => new Conflict("TRANSFER_KNOWN", `Giao dịch ${bankTransaction} đã ghi cho một yêu cầu khác.`);
  const settledAt = now();
  return db
    .transaction(async (tx) => {
      const payout = await settlePayout(tx, id, { status: "PAID", bankTransaction, settledAt });
      if (!payout) throw payoutNotFound(id);
      await notifyCustomer(tx, payout, settledAt);
      return "PAID" as const;
    })
    .catch((error) => refuseViolation(error, { payouts_bank_transaction: known }));
}

interface Ended {
  reason: string;
  /** Beginning of the ledger entry's note. */
  note: string;
  at: Date;
  from?: "REQUESTED" | "PAID";
  unshown?: boolean;
}

/** Ends a request whose money has not arrived: it goes back to the wallet. @returns null when it has another status */
async function giveBack(
  tx: Db,
  { id, customerId }: PayoutRow,
  { reason, note, at, ...only }: Ended,
): Promise<PayoutRow | null> {
  // A new request locks the wallet first too, which avoids deadlocks.
  await lockWallet(tx, customerId);
  const ended = { status: "REFUSED", reason, settledAt: at } as const;
  const payout = await settlePayout(tx, id, ended, only);
  if (!payout) return null;
  const entry = { customerId, amount: payout.amount, kind: "ADJUSTMENT", payoutId: id } as const;
  await insertWalletEntry(tx, { ...entry, note: `${note} ${accountOf(payout)}`, at });
  return payout;
}

const notWithdrawable: Record<PayoutRow["status"], string> = {
  REQUESTED: "Cửa hàng đã bắt đầu xử lý yêu cầu này nên bạn không huỷ được nữa. Nếu cần, bạn gọi cho chúng tôi nhé.",
  PAID: "Cửa hàng đã chuyển tiền của yêu cầu này cho bạn.",
  REFUSED: "Yêu cầu này đã được huỷ, tiền đã về ví của bạn.",
};

/**
 * Withdraws a customer's request in one transaction: the money goes back to the wallet. Throws NotFound, and a Conflict
 * (PAYOUT_NOT_WITHDRAWABLE) once staff have read the account to transfer the money, or the request is settled.
 */
export function withdrawPayout({ db, now }: At, customerId: string, id: string): Promise<PayoutRow> {
  const at = now();
  return db.transaction(async (tx) => {
    const found = await findPayout(tx, id);
    if (found?.customerId !== customerId) {
      throw new NotFound("PAYOUT_NOT_FOUND", "Không tìm thấy yêu cầu rút tiền này.");
    }
    const reason = "Bạn đã huỷ yêu cầu này.";
    const payout = await giveBack(tx, found, { reason, note: "Huỷ yêu cầu rút về", at, unshown: true });
    if (payout) return payout;
    const { status } = (await findPayout(tx, id)) ?? found;
    throw new Conflict("PAYOUT_NOT_WITHDRAWABLE", notWithdrawable[status]);
  });
}

/** Throws BadRequest for an empty or long reason. */
function endByShop(
  { db, now }: At,
  id: string,
  { reason: text, note, from }: Pick<Ended, "reason" | "note"> & Required<Pick<Ended, "from">>,
): Promise<PayoutRow> {
  const reason = requireReason(text);
  const at = now();
  return db.transaction(async (tx) => {
    const found = await findPayout(tx, id);
    const payout = found && (await giveBack(tx, found, { reason, note, at, from }));
    if (!payout) throw payoutNotFound(id, from);
    await notifyCustomer(tx, payout, at);
    return found;
  });
}

/**
 * Refuses a request for the back office: the money goes back to the wallet, and the customer reads the reason. Throws
 * NotFound unless it waits, and BadRequest for an empty or long reason.
 */
export async function refusePayout(at: At, id: string, reason: string): Promise<"REFUSED"> {
  await endByShop(at, id, { reason, note: "Chưa chuyển được về", from: "REQUESTED" });
  return "REFUSED";
}

/**
 * Records for the back office that the bank has sent back a transfer that was made, as of an account that is closed. It
 * ends like a refusal, and keeps the bank's number. Throws NotFound unless it is paid, and BadRequest for an empty or
 * long reason.
 * @returns that number
 */
export async function failPayout(at: At, id: string, reason: string): Promise<string | null> {
  const { bankTransaction } = await endByShop(at, id, {
    reason,
    note: "Ngân hàng trả lại tiền chuyển về",
    from: "PAID",
  });
  return bankTransaction;
}

/**
 * A request with the whole account number, for the transfer; the customer cannot withdraw it from now on. Throws
 * NotFound unless it waits.
 */
export async function beginTransfer({ db, now }: At, id: string): Promise<PayoutRow> {
  const payout = await setShown(db, id, now());
  if (!payout) throw payoutNotFound(id);
  return payout;
}
