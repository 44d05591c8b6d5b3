import { and, asc, count, desc, eq, gt, gte, inArray, ne, sum } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { productMemberPrices, products } from "../../db/schema/catalogue.ts";
import { orders } from "../../db/schema/orders.ts";
import { membershipPackages, memberships } from "../../db/schema/people.ts";

const shown = {
  id: membershipPackages.id,
  name: membershipPackages.name,
  type: membershipPackages.type,
  color: membershipPackages.color,
  price: membershipPackages.price,
  durationDays: membershipPackages.durationDays,
  percentDiscount: membershipPackages.percentDiscount,
  extendDay: membershipPackages.extendDay,
  perks: membershipPackages.perks,
};

export const listPackages = (db: Db) =>
  db.select(shown).from(membershipPackages).orderBy(asc(membershipPackages.position));

export async function findPackage(db: Db, id: string) {
  const [found] = await db.select(shown).from(membershipPackages).where(eq(membershipPackages.id, id));
  return found ?? null;
}

/** Member prices set by a package, or else by the product; products without one are left out. */
export async function listMemberPrices(db: Db, packageId: string, productIds: string[]) {
  if (productIds.length === 0) return [];
  const found = await db
    .select({
      productId: products.id,
      own: products.membershipRentalPrice,
      ofPackage: productMemberPrices.rentalPrice,
    })
    .from(products)
    .leftJoin(
      productMemberPrices,
      and(eq(productMemberPrices.productId, products.id), eq(productMemberPrices.packageId, packageId)),
    )
    .where(inArray(products.id, productIds));
  return found
    .map(({ productId, own, ofPackage }) => ({ productId, membershipRentalPrice: ofPackage ?? own }))
    .filter(({ membershipRentalPrice }) => membershipRentalPrice > 0);
}

/** More prices than a shop sets by hand; bounds the size of the answer. */
const maxOwnPrices = 1000;

/** Every price that the package sets. */
export const listPackagePrices = (db: Db, packageId: string) =>
  db
    .select({ productId: productMemberPrices.productId, membershipRentalPrice: productMemberPrices.rentalPrice })
    .from(productMemberPrices)
    .where(eq(productMemberPrices.packageId, packageId))
    .orderBy(asc(productMemberPrices.productId))
    .limit(maxOwnPrices);

export type MembershipRow = typeof memberships.$inferSelect;

/** The running and following periods, by start. */
export const listHeld = (db: Db, customerId: string, now: Date): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(and(eq(memberships.customerId, customerId), gt(memberships.expiresAt, now)))
    .orderBy(asc(memberships.startsAt));

type Period = Pick<MembershipRow, "packageId" | "startsAt" | "expiresAt">;

/** Periods with their renewals, which follow without a gap. `held`: by start. */
export function runsOf(held: readonly Period[]): Period[] {
  const runs: Period[] = [];
  for (const { packageId, startsAt, expiresAt } of held) {
    const last = runs.at(-1);
    if (last?.packageId === packageId) last.expiresAt = expiresAt;
    else runs.push({ packageId, startsAt, expiresAt });
  }
  return runs;
}

/** The running membership with its renewals; null without one. */
export async function findMembership(db: Db, customerId: string, now: Date) {
  const [running] = runsOf(await listHeld(db, customerId, now));
  return running && running.startsAt <= now ? running : null;
}

/** The period that a payment has bought, as far as it has not ended; null without one. */
export async function findBought(db: Db, paymentId: string, now: Date) {
  const bought = and(eq(memberships.paymentId, paymentId), gt(memberships.expiresAt, now));
  const [found] = await db.select().from(memberships).where(bought);
  return found ?? null;
}

/**
 * What a credit from a period depends on: the payment that has used it, and when staff have last shortened the period.
 */
export async function findCreditTerms(db: Db, id: string) {
  const { creditedTo, shortenedAt } = memberships;
  const [found] = await db.select({ creditedTo, shortenedAt }).from(memberships).where(eq(memberships.id, id));
  return found ?? null;
}

export async function setCreditedTo(db: Db, id: string, paymentId: string): Promise<void> {
  await db.update(memberships).set({ creditedTo: paymentId }).where(eq(memberships.id, id));
}

/**
 * @param moved `price` in đồng by which its unused part is reckoned from now on; `shortenedAt` when days are taken away
 */
export async function endMembership(
  db: Db,
  id: string,
  at: Date,
  moved: { price?: number; shortenedAt?: Date } = {},
): Promise<void> {
  await db
    .update(memberships)
    .set({ expiresAt: at, ...moved })
    .where(eq(memberships.id, id));
}

/**
 * Inserts a membership period and moves later periods to its end, without a gap. An exclusion constraint prevents
 * overlaps.
 */
export async function insertMembership(db: Db, values: typeof memberships.$inferInsert): Promise<void> {
  const { customerId, startsAt, expiresAt } = values;
  const later = await db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.customerId, customerId),
        gte(memberships.startsAt, startsAt),
        gt(memberships.expiresAt, startsAt),
      ),
    )
    .orderBy(desc(memberships.startsAt));
  const first = later.at(-1);
  const shift = first ? expiresAt.getTime() - first.startsAt.getTime() : 0;
  const moved = (moment: Date): Date => new Date(moment.getTime() + shift);
  // The period in the direction of the move goes first, so that periods never overlap.
  for (const row of shift < 0 ? later.reverse() : later) {
    await db
      .update(memberships)
      .set({ startsAt: moved(row.startsAt), expiresAt: moved(row.expiresAt) })
      .where(eq(memberships.id, row.id));
  }
  await db.insert(memberships).values(values);
}

/** đồng saved by member prices, and the number of orders; without cancelled orders. */
export async function memberSavings(db: Db, customerId: string) {
  const [found] = await db
    .select({ total: sum(orders.memberSaving), count: count() })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gt(orders.memberSaving, 0), ne(orders.status, "CANCEL")));
  return { savedTotal: Number(found?.total ?? 0), orderCount: found?.count ?? 0 };
}
