import type { Image, OrderStatus, Review } from "@thuot-tha/shared/contracts/operations/entities";
import { and, between, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { products, reviews } from "../../db/schema/catalogue.ts";
import { orderItems, orders } from "../../db/schema/orders.ts";
import { users } from "../../db/schema/people.ts";

/** Which reviews of a product: so many stars, and a body like this one (cm, kg). */
export interface ReviewFilter {
  rating?: number;
  height?: number;
  weight?: number;
}

/** How far, in cm and kg, another body may be from one's own to tell something about it. */
const ALIKE = 5;

const near = (column: typeof reviews.height | typeof reviews.weight, value: number | undefined) =>
  value === undefined ? undefined : between(column, value - ALIKE, value + ALIKE);

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

/** Newest first. */
export async function listReviews(
  db: Db,
  productId: string,
  { page, limit, ...filter }: ReviewFilter & { page: number; limit: number },
): Promise<Review[]> {
  const found = await db
    .select()
    .from(reviews)
    .where(fits(productId, filter))
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return found.map(toReview);
}

/** How often each rating was given; ratings never given are left out. */
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

/** Once an order is here, its pieces have been with the customer. */
const received: OrderStatus[] = ["RENTING", "RETURNED", "DONE"];

/** Sizes of a product that the customer has received; none when they never had it. */
export async function listSizesReceived(db: Db, productId: string, customerId: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ size: orderItems.size })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(eq(orderItems.productId, productId), eq(orders.customerId, customerId), inArray(orders.status, received)),
    )
    .orderBy(orderItems.size);
  return found.map(({ size }) => size);
}

/** The full name of a user, to sign a review with. */
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
  images: Image[];
}

/** Writes a review and counts it; within a transaction. A second one breaks `reviews_product_id_customer_id_key`. */
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
