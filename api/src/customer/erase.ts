import { addDays, formatDay, formatDong, today } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import { daysAfter, startOfDay } from "../days.ts";
import type { Db } from "../db/client.ts";
import { lockCustomer } from "../db/lock-customer.ts";
import { Conflict } from "../errors.ts";
import { listHeld } from "../membership/queries/memberships.ts";
import { lockWallet } from "../payment/queries/wallet.ts";
import { markUnused } from "../upload/queries/uploads.ts";
import {
  anonymiseAccount,
  blankRecords,
  countAwaitedPayments,
  deleteBelongings,
  deleteProblems,
  listContradictedMemos,
  listReturnablePayouts,
  listUnfinishedOrders,
  lockOrdersOf,
  unsignReviews,
} from "./queries/erasure.ts";
import { deleteIdentities } from "./queries/social-identities.ts";
import { findUser, updatePassword } from "./queries/users.ts";
import { endOtherSessions } from "./session.ts";

/** Days after a payment's end for which its money may still come, because gateways are queried for a day. */
const lateMoneyDays = 1;

/** Days from its transfer on for which the bank may send a payout back. */
const returnDays = 7;

/** Why a payout is open, in Vietnamese. @param settledAt when it was transferred; null while it waits for that */
function payoutText(settledAt: Date | null): string {
  if (settledAt === null) return "yêu cầu rút tiền đang chờ";
  const day = today(settledAt);
  const from = formatDay(addDays(day, returnDays));
  return `tiền rút chuyển ngày ${formatDay(day)}, ngân hàng còn có thể trả lại (xoá được từ ngày ${from})`;
}

/** What is open between the shop and a customer, in Vietnamese; empty when nothing is. */
async function listOpen(tx: Db, customerId: string, now: Date): Promise<string[]> {
  const unfinished = await listUnfinishedOrders(tx, customerId);
  const held = await listHeld(tx, customerId, now);
  const balance = await lockWallet(tx, customerId);
  const payouts = await listReturnablePayouts(tx, customerId, startOfDay(addDays(today(now), 1 - returnDays)));
  const awaited = await countAwaitedPayments(tx, customerId, daysAfter(now, -lateMoneyDays));
  const contradicted = await listContradictedMemos(tx, customerId);
  return [
    ...(unfinished.length > 0 ? [`đơn chưa xong (${unfinished.join(", ")})`] : []),
    ...(held.length > 0 ? ["gói thành viên còn hạn"] : []),
    ...(balance > 0 ? [`ví còn ${formatDong(balance)}, cần chuyển cho khách`] : []),
    ...new Set(payouts.map(({ settledAt }) => payoutText(settledAt))),
    ...(awaited > 0 ? ["khoản thanh toán đang chờ"] : []),
    ...(contradicted.length > 0
      ? [`khoản chuyển mà ngân hàng báo khác, cần đối chiếu (${contradicted.join(", ")})`]
      : []),
  ];
}

/**
 * Erases a customer in one transaction: the account can no longer be signed in to, and what is left names no person.
 * Orders, payments, memberships and the ledger stay for accounting, reviews for other shoppers. Throws a Conflict
 * (CUSTOMER_NOT_ERASABLE) while an order, a membership, a payout or a payment is open, money is in the wallet, or money
 * may come back from the bank.
 */
export function eraseCustomer(
  { db, now }: Pick<Context, "db" | "now">,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOrdersOf(tx, customerId);
    await lockCustomer(tx, customerId);
    const open = await listOpen(tx, customerId, now());
    if (open.length > 0) {
      throw new Conflict("CUSTOMER_NOT_ERASABLE", `Chưa xoá được dữ liệu của khách này: ${open.join("; ")}.`);
    }
    const avatar = (await findUser(tx, userId))?.avatar ?? null;
    // A sign-in by password locks the user's row, one by a provider the customer's: it commits its session before this
    // statement, or finds no password and no provider.
    await updatePassword(tx, userId, null);
    await anonymiseAccount(tx, { userId, customerId });
    await deleteIdentities(tx, userId);
    await endOtherSessions(tx, { userId, customerId }, null);
    await deleteBelongings(tx, { userId, customerId });
    const pictures = [...(avatar === null ? [] : [avatar]), ...(await deleteProblems(tx, customerId))];
    for (const path of pictures) await markUnused(tx, path);
    await blankRecords(tx, customerId);
    await unsignReviews(tx, customerId);
  });
}
