import { formatDong } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict, NotFound } from "../errors.ts";
import { receiveMembershipPayment } from "../membership/receive-payment.ts";
import { addWaived } from "../order/queries/changes.ts";
import { receiveChangePayment } from "../order/receive-change.ts";
import { receiveOrderPayment } from "../order/receive-payment.ts";
import { findPaymentByReference } from "../payment/queries/payments.ts";
import { listOpenReceipts, settleReceipts } from "../payment/queries/receipts.ts";
import { insertWalletEntry, lockWallet } from "../payment/queries/wallet.ts";
import { type LockedPayment, lockForMoney } from "./locked.ts";
import { isPayable, purposeOf } from "./unmatched.ts";

/** The outcome of settling receipts: the payment is paid, or the money stays in the wallet. */
export type SettledOutcome = "counted" | "to-wallet";

/** Pays from the wallet. The shop may waive what the transfers lack, but not money spent since. */
async function takeFromWallet(
  tx: Db,
  { payment, whole, customerId }: LockedPayment,
  { received, waive, at }: { received: number; waive: boolean; at: Date },
): Promise<void> {
  const { amount: due } = payment;
  const orderId = whole?.order.id ?? null;
  const purpose = purposeOf(payment, whole);
  const missing = Math.max(0, due - (await lockWallet(tx, customerId)));
  if (missing > (waive ? Math.max(0, due - received) : 0)) {
    const message = `Ví của khách còn thiếu ${formatDong(missing)} để trả ${formatDong(due)} cho ${purpose}.`;
    throw new Conflict("WALLET_TOO_LOW", message);
  }
  const entry = { customerId, kind: "ADJUSTMENT", orderId, at } as const;
  if (missing > 0) {
    const note = `Cửa hàng bù phần chuyển thiếu cho ${purpose}`;
    await insertWalletEntry(tx, { ...entry, amount: missing, note });
    if (orderId) await addWaived(tx, orderId, missing);
  }
  await insertWalletEntry(tx, { ...entry, amount: -due, note: `Dùng khoản đã chuyển để trả ${purpose}` });
}

/**
 * Settles the unmatched transfers with a memo: if the payment is still due, it is paid from the wallet that holds the
 * money. One transaction. Throws NotFound, or a Conflict (WALLET_TOO_LOW).
 * @param memo an order's number, or a membership payment's reference
 * @param waive the shop bears what the transfers lack
 */
export function settleTransfers(
  { db, now }: Pick<Context, "db" | "now">,
  memo: string,
  waive = false,
): Promise<SettledOutcome> {
  return db.transaction(async (tx) => {
    const known = await findPaymentByReference(tx, ["bank_transfer"], memo);
    const locked = known && (await lockForMoney(tx, known));
    const receipts = locked ? await listOpenReceipts(tx, locked.payment.id) : [];
    const last = receipts.at(-1);
    if (!locked || !last) {
      throw new NotFound("RECEIPT_NOT_FOUND", `Không có khoản chuyển sai số tiền nào còn mở cho ${memo}.`);
    }
    const { payment, whole } = locked;
    const at = now();
    const { bankTransaction: transaction, receivedAt } = last;
    const outcome = (await isPayable(tx, locked, receivedAt)) ? "counted" : "to-wallet";
    if (outcome === "counted") {
      const received = receipts.reduce((sum, { amount }) => sum + amount, 0);
      await takeFromWallet(tx, locked, { received, waive, at });
      const money = { payment, transaction, at, receivedAt };
      if (whole && payment.changeId !== null) await receiveChangePayment(tx, { now }, whole, money);
      else if (whole) await receiveOrderPayment(tx, whole, money);
      else await receiveMembershipPayment(tx, money, false);
    }
    await settleReceipts(tx, payment.id, outcome, at);
    return outcome;
  });
}
