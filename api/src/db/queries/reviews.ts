import type { Review } from "@thuot-tha/shared/contracts/operations";
import { and, count, desc, eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { reviews } from "../schema/catalogue.ts";

/** Newest first; with `rating`, only those with so many stars. */
export async function listReviews(
  db: Db,
  productId: string,
  { rating, page, limit }: { rating?: number; page: number; limit: number },
): Promise<Review[]> {
  const found = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), rating === undefined ? undefined : eq(reviews.rating, rating)))
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return found.map(({ productId: _product, customerId: _customer, createdAt, ...review }) => ({
    ...review,
    createdAt: createdAt.toISOString(),
  }));
}

/** How often each rating was given; ratings never given are left out. */
export const countRatings = (db: Db, productId: string) =>
  db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .groupBy(reviews.rating);
