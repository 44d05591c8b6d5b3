import type { Image, Review, ReviewFit, ReviewSort } from "@thuot-tha/shared/contracts/operations/entities";
import type { Day } from "@thuot-tha/shared/domain";
import { deliveredStatuses, firstPeriodStart, isDelivered } from "@thuot-tha/shared/domain/order";
import { similarBuild } from "@thuot-tha/shared/domain/similar-build";
import { and, asc, between, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { products, reviews } from "../../db/schema/catalogue.ts";
import { orderItems, orders } from "../../db/schema/orders.ts";
import { users } from "../../db/schema/people.ts";

/** Filters reviews by stars, and by body measures (cm, kg). */
export interface ReviewFilter {
  rating?: number;
  height?: number;
  weight?: number;
}

const near = (column: typeof reviews.height | typeof reviews.weight, value: number | undefined) =>
  value === undefined ? undefined : between(column, value - similarBuild, value + similarBuild);

const fits = (productId: string, { rating, height, weight }: ReviewFilter) =>
  and(
    eq(reviews.productId, productId),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    near(reviews.height, height),
    near(reviews.weight, weight),
  );

type Row = typeof reviews.$inferSelect;
const toReview = ({ productId: _product, customerId: _customer, createdAt, ...review }: Row): Review => ({
  ...review,
  createdAt: createdAt.toISOString(),
});

const reviewOrders = { newest: [], rating_desc: [desc(reviews.rating)], rating_asc: [asc(reviews.rating)] };

/** In the order given, the newest first among equals. */
export async function listReviews(
  db: Db,
  productId: string,
  { page, limit, sort = "newest", ...filter }: ReviewFilter & { sort?: ReviewSort; page: number; limit: number },
): Promise<Review[]> {
  const found = await db
    .select()
    .from(reviews)
    .where(fits(productId, filter))
    .orderBy(...reviewOrders[sort], desc(reviews.createdAt), reviews.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return found.map(toReview);
}

/** Number of reviews per rating; ratings without reviews are left out. */
export const countRatings = (db: Db, productId: string, filter: ReviewFilter = {}) =>
  db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(fits(productId, filter))
    .groupBy(reviews.rating);

export async function findReviewOf(db: Db, productId: string, customerId: string): Promise<Review | null> {
  const [found] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.customerId, customerId)));
  return found ? toReview(found) : null;
}

/** Sizes of a product that the customer has received by a day; empty if none. */
export async function listSizesReceived(db: Db, productId: string, customerId: string, day: Day): Promise<string[]> {
  const having = db.select({ id: orderItems.orderId }).from(orderItems).where(eq(orderItems.productId, productId));
  const found = await db
    .select({ status: orders.status, line: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(eq(orders.customerId, customerId), inArray(orders.status, deliveredStatuses), inArray(orders.id, having)),
    );
  const linesOf = (orderId: string) => found.map(({ line }) => line).filter((line) => line.orderId === orderId);
  // Later rentals of an order come on days of their own.
  const isThere = ({ status, line }: (typeof found)[number]) =>
    status !== "RENTING" || line.dateFrom === null || isDelivered(line, firstPeriodStart(linesOf(line.orderId)), day);
  const own = found.filter((one) => one.line.productId === productId && !one.line.undelivered && isThere(one));
  return [...new Set(own.map(({ line }) => line.size))].sort();
}

/** Full name of a user, for the signature of a review. */
export async function findFullName(db: Db, userId: string): Promise<string | null> {
  const [found] = await db.select({ fullName: users.fullName }).from(users).where(eq(users.id, userId));
  return found?.fullName ?? null;
}

export interface NewReview {
  productId: string;
  customerId: string;
  author: string;
  rating: number;
  title: string;
  content: string;
  height: number | null;
  weight: number | null;
  sizeWorn: string | null;
  fit: ReviewFit | null;
  images: Image[];
}

/** The newest reviews of all products. `product`: its link; `images`: their paths. */
export async function listNewestReviews(db: Db, limit: number) {
  const { id, rating, author, title, content, images, createdAt } = reviews;
  const found = await db
    .select({ id, product: products.link, rating, author, title, content, images, createdAt })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .orderBy(desc(createdAt), id)
    .limit(limit);
  return found.map(({ images, ...review }) => ({ ...review, images: images.map(({ path }) => path) }));
}

/** Deletes a review and takes it off the product's counts; within a transaction. @returns it, or null */
export async function deleteReview(tx: Db, id: string) {
  const [gone] = await tx.delete(reviews).where(eq(reviews.id, id)).returning();
  if (!gone) return null;
  const [product] = await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} - ${gone.rating}`,
      ratingCount: sql`${products.ratingCount} - 1`,
    })
    .where(eq(products.id, gone.productId))
    .returning({ productName: products.name, productLink: products.link });
  return { ...gone, ...product! };
}

/**
 * Inserts a review and updates the product's counts; within a transaction. A second review breaks
 * `reviews_product_id_customer_id_key`.
 */
export async function insertReview(tx: Db, values: NewReview, createdAt: Date): Promise<Review> {
  const [made] = await tx
    .insert(reviews)
    .values({ ...values, createdAt })
    .returning();
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${values.rating}`,
      ratingCount: sql`${products.ratingCount} + 1`,
    })
    .where(eq(products.id, values.productId));
  return toReview(made!);
}
