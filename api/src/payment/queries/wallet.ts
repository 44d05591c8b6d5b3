import { addDays, type Day } from "@thuot-tha/shared/domain";
import { and, count, desc, eq, gt, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { startOfDay } from "../../days.ts";
import type { Db } from "../../db/client.ts";
import { payouts, walletEntries, wallets } from "../../db/schema/orders.ts";

export type WalletEntryRow = typeof walletEntries.$inferSelect;
export type NewWalletEntry = Omit<typeof walletEntries.$inferInsert, "id" | "balance" | "place">;

/**
 * Adds a ledger entry; entries are never changed. An order has at most one entry of each kind, a payment one. Breaks
 * `wallets_never_negative` when the balance is too low.
 */
export async function insertWalletEntry(db: Db, values: NewWalletEntry) {
  await db.insert(walletEntries).values(values);
}

const balanceIn = (db: Db, customerId: string) =>
  db.select({ balance: wallets.balance }).from(wallets).where(eq(wallets.customerId, customerId));

/** Balance in đồng. */
export async function walletBalance(db: Db, customerId: string): Promise<number> {
  const [found] = await balanceIn(db, customerId);
  return found?.balance ?? 0;
}

/** Locks a wallet, so that its balance cannot change until the transaction ends. @returns the balance in đồng */
export async function lockWallet(tx: Db, customerId: string): Promise<number> {
  const [found] = await balanceIn(tx, customerId).for("update");
  return found?.balance ?? 0;
}

/** Balance, total income and total spending, in đồng and non-negative. A payout that came back is neither. */
export async function walletTotals(db: Db, customerId: string) {
  const { amount } = walletEntries;
  // One statement, so that all sums belong to the same state of the ledger.
  const [found] = await db
    .select({
      received: sql`coalesce(sum(${amount}) FILTER (WHERE ${amount} > 0), 0)`.mapWith(Number),
      spent: sql`coalesce(-sum(${amount}) FILTER (WHERE ${amount} < 0), 0)`.mapWith(Number),
    })
    .from(walletEntries)
    .leftJoin(payouts, eq(payouts.id, walletEntries.payoutId))
    .where(and(eq(walletEntries.customerId, customerId), or(isNull(payouts.id), ne(payouts.status, "REFUSED"))));
  const { received, spent } = found!;
  return { balance: received - spent, received, spent };
}

export interface WalletFilter {
  kind?: WalletEntryRow["kind"] | "PAYOUT";
  direction?: "in" | "out";
  /** Vietnamese days, both inclusive. */
  from?: Day;
  to?: Day;
}

/** Entries of payouts are kept as adjustments, and are not among those here. */
const isOfKind = (kind: NonNullable<WalletFilter["kind"]>): SQL | undefined =>
  kind === "PAYOUT"
    ? isNotNull(walletEntries.payoutId)
    : and(eq(walletEntries.kind, kind), isNull(walletEntries.payoutId));

const matching = (customerId: string, { kind, direction, from, to }: WalletFilter): SQL | undefined =>
  and(
    eq(walletEntries.customerId, customerId),
    kind && isOfKind(kind),
    direction && (direction === "in" ? gt(walletEntries.amount, 0) : lt(walletEntries.amount, 0)),
    from ? gte(walletEntries.at, startOfDay(from)) : undefined,
    to ? lt(walletEntries.at, startOfDay(addDays(to, 1))) : undefined,
  );

/** Newest first. */
export const listWalletEntries = (
  db: Db,
  customerId: string,
  filter: WalletFilter,
  { page, limit }: { page: number; limit: number },
): Promise<WalletEntryRow[]> =>
  db
    .select()
    .from(walletEntries)
    .where(matching(customerId, filter))
    .orderBy(desc(walletEntries.place))
    .limit(limit)
    .offset((page - 1) * limit);

export async function countWalletEntries(db: Db, customerId: string, filter: WalletFilter): Promise<number> {
  const [found] = await db.select({ count: count() }).from(walletEntries).where(matching(customerId, filter));
  return found?.count ?? 0;
}
