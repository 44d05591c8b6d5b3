import type { Day } from "@thuot-tha/shared/domain";
import { and, asc, count, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { row, rows } from "../../db/rows.ts";
import { waitingWishes } from "../../db/schema/waitlist.ts";

export type WishRow = typeof waitingWishes.$inferSelect;
type NewWish = Pick<WishRow, "customerId" | "variantId" | "dateFrom" | "dateTo" | "expiresOn" | "createdAt">;

/** A wish with the piece it is about. Moments are ISO 8601. */
export interface FullWish {
  id: string;
  variantId: string;
  name: string;
  link: string;
  image: { path: string; alt: string } | null;
  size: string;
  color: string;
  dateFrom: Day | null;
  dateTo: Day | null;
  expiresOn: Day;
  toldAt: string | null;
}

/** Newest first; those whose days have passed are left out. */
export const listFullWishes = (db: Db, customerId: string, today: Day): Promise<FullWish[]> =>
  rows<FullWish>(
    db,
    sql`
      SELECT w.id, w.variant_id AS "variantId", p.name, p.link, v.size, v.color,
        (SELECT jsonb_build_object('path', m.path, 'alt', m.alt) FROM product_images m
           WHERE m.product_id = p.id ORDER BY m.position LIMIT 1) AS image,
        w.date_from::text AS "dateFrom", w.date_to::text AS "dateTo", w.expires_on::text AS "expiresOn",
        to_char(w.told_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "toldAt"
      FROM waiting_wishes w
      JOIN variants v ON v.id = w.variant_id
      JOIN products p ON p.id = v.product_id
      WHERE w.customer_id = ${customerId} AND w.expires_on >= ${today}::date
      ORDER BY w.place DESC`,
  );

/** The piece of a variant, as messages name it; null for one that is withdrawn. */
export const findPiece = (db: Db, variantId: string) =>
  row<{ name: string; link: string; size: string; color: string }>(
    db,
    sql`SELECT p.name, p.link, v.size, v.color FROM variants v JOIN products p ON p.id = v.product_id
      WHERE v.id = ${variantId} AND v.withdrawn_at IS NULL AND p.withdrawn_at IS NULL`,
  );

/**
 * Deletes the customer's wishes for a variant whose days have passed and that the clean-up has not deleted yet. They
 * stand in the way of the same wish, because each open one is stored once.
 */
export async function deleteOwnExpired(db: Db, { customerId, variantId }: NewWish, today: Day): Promise<void> {
  const own = and(eq(waitingWishes.customerId, customerId), eq(waitingWishes.variantId, variantId));
  await db.delete(waitingWishes).where(and(own, lt(waitingWishes.expiresOn, today)));
}

/** The customer's open wish for the same days, or null. */
export async function findOpenWish(db: Db, { customerId, variantId, dateFrom, dateTo }: NewWish) {
  const found = await row<{ id: string }>(
    db,
    sql`SELECT id FROM waiting_wishes WHERE customer_id = ${customerId} AND variant_id = ${variantId}
      AND date_from IS NOT DISTINCT FROM ${dateFrom}::date AND date_to IS NOT DISTINCT FROM ${dateTo}::date
      AND told_at IS NULL`,
  );
  return found?.id ?? null;
}

export async function countOpenWishes(db: Db, customerId: string, today: Day): Promise<number> {
  const open = and(
    eq(waitingWishes.customerId, customerId),
    isNull(waitingWishes.notifiedAt),
    gte(waitingWishes.expiresOn, today),
  );
  const [found] = await db.select({ count: count() }).from(waitingWishes).where(open);
  return found?.count ?? 0;
}

/** Marks a variant as freed, so that its open wishes are looked at. */
export async function markFreed(db: Db, variantId: string): Promise<void> {
  await db.execute(sql`INSERT INTO freed_variants (variant_id) VALUES (${variantId})`);
}

/** Adds a wish, and marks its variant as freed, so that days which became free before the commit are found. */
export async function insertWish(db: Db, values: NewWish): Promise<string> {
  const [made] = await db.insert(waitingWishes).values(values).returning({ id: waitingWishes.id });
  await markFreed(db, values.variantId);
  return made!.id;
}

/**
 * Marks the variants of all open wishes as freed. An import ends with it, because triggers do not see a wish that is
 * added while it runs, and the wish does not see the pieces that it adds.
 */
export async function markOpenWishes(db: Db): Promise<void> {
  await db.execute(
    sql`INSERT INTO freed_variants (variant_id) SELECT DISTINCT variant_id FROM waiting_wishes WHERE told_at IS NULL`,
  );
}

/** @returns false for an unknown wish or another customer's */
export async function deleteWish(db: Db, customerId: string, id: string): Promise<boolean> {
  const where = and(eq(waitingWishes.id, id), eq(waitingWishes.customerId, customerId));
  return (await db.delete(waitingWishes).where(where).returning({ id: waitingWishes.id })).length > 0;
}

/** Variants per run of the job. */
const batchSize = 50;

/** The newest mark of a freed variant; null without one. */
export async function newestMark(db: Db): Promise<string | null> {
  const newest = await row<{ id: string | null }>(db, sql`SELECT max(id)::text AS id FROM freed_variants`);
  return newest?.id ?? null;
}

/**
 * Claims some of the freed variants; concurrent processes claim different ones. Withdrawn ones stay until they come
 * back.
 * @param newest mark that is claimed (`newestMark`)
 */
export async function takeFreedVariants(db: Db, newest: string): Promise<string[]> {
  const taken = await rows<{ variantId: string }>(
    db,
    sql`DELETE FROM freed_variants WHERE id IN (
        SELECT f.id FROM freed_variants f JOIN variants v ON v.id = f.variant_id JOIN products p ON p.id = v.product_id
        WHERE f.id <= ${newest}::bigint AND v.withdrawn_at IS NULL AND p.withdrawn_at IS NULL
        ORDER BY f.id LIMIT ${batchSize} FOR UPDATE OF f SKIP LOCKED)
      RETURNING variant_id AS "variantId"`,
  );
  return [...new Set(taken.map(({ variantId }) => variantId))].sort();
}

/**
 * The open wishes for these variants that still can be met, oldest first, locked until the transaction ends. It waits
 * for other processes, which have read the stock before the variant was freed once more.
 */
export const lockOpenWishes = (db: Db, variantIds: readonly string[], today: Day): Promise<WishRow[]> =>
  db
    .select()
    .from(waitingWishes)
    .where(
      and(
        inArray(waitingWishes.variantId, [...variantIds]),
        isNull(waitingWishes.notifiedAt),
        gte(waitingWishes.expiresOn, today),
      ),
    )
    .orderBy(asc(waitingWishes.place))
    .for("update");

export async function setNotified(db: Db, id: string, notifiedAt: Date): Promise<void> {
  await db.update(waitingWishes).set({ notifiedAt }).where(eq(waitingWishes.id, id));
}

/** Deletes wishes whose days have passed, and marks of withdrawn variants that no open wish is left for. */
export async function deleteExpiredWishes(db: Db, today: Day): Promise<void> {
  await db.delete(waitingWishes).where(lt(waitingWishes.expiresOn, today));
  await db.execute(sql`DELETE FROM freed_variants f WHERE NOT EXISTS (
    SELECT FROM waiting_wishes w WHERE w.variant_id = f.variant_id AND w.told_at IS NULL)`);
}
