import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { products } from "../../db/schema/catalogue.ts";
import { favourites } from "../../db/schema/customers.ts";

const newestFirst = [desc(favourites.createdAt), asc(favourites.productId)];

/** A withdrawn product's favourite is stored, and is listed again once the product is back. */
const offeredOf = (customerId: string) => and(eq(favourites.customerId, customerId), isNull(products.withdrawnAt));

/** Ids of a customer's favourite products, newest first; without withdrawn ones. */
export async function listFavoriteIds(
  db: Db,
  customerId: string,
  { page, limit }: { page: number; limit: number } = { page: 1, limit: 10_000 },
): Promise<string[]> {
  const found = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(offeredOf(customerId))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit);
  return found.map(({ id }) => id);
}

export async function countFavorites(db: Db, customerId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(offeredOf(customerId));
  return counted?.total ?? 0;
}

/** Skips unknown products; existing favourites keep their time. */
export async function addFavorites(db: Db, customerId: string, ids: readonly string[], now: Date) {
  if (ids.length === 0) return;
  const known = db
    .select({
      customerId: sql`${customerId}::text`.as("customer_id"),
      productId: products.id,
      createdAt: sql`${now.toISOString()}::timestamptz`.as("created_at"),
    })
    .from(products)
    .where(inArray(products.id, [...ids]));
  await db.insert(favourites).select(known).onConflictDoNothing();
}

export async function deleteFavorite(db: Db, customerId: string, productId: string) {
  await db.delete(favourites).where(and(eq(favourites.customerId, customerId), eq(favourites.productId, productId)));
}
