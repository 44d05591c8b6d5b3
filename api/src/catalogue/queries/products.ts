import type { Promotion } from "@thuot-tha/shared/contracts/operations/entities";
import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import {
  categories,
  productAttributes,
  productCategories,
  products,
  promotions,
  sizeCharts,
} from "../../db/schema/catalogue.ts";

/** Attributes with dedicated fields in a product. */
const ownFields = ["brand", "color", "size"];

export async function findProductByLink(db: Db, link: string) {
  const [found] = await db.select().from(products).where(eq(products.link, link));
  return found ?? null;
}

export async function findProduct(db: Db, id: string) {
  const [found] = await db.select().from(products).where(eq(products.id, id));
  return found ?? null;
}

export const listAttributes = (db: Db, productId: string) =>
  db
    .select({ key: productAttributes.key, label: productAttributes.label, value: productAttributes.value })
    .from(productAttributes)
    .where(and(eq(productAttributes.productId, productId), notInArray(productAttributes.key, ownFields)))
    .orderBy(asc(productAttributes.position));

export const listCategoriesOf = (db: Db, productId: string) =>
  db
    .select({ name: categories.name, link: categories.link })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(eq(productCategories.productId, productId))
    .orderBy(asc(productCategories.position));

export const listSizeChart = (db: Db, id: string) =>
  db
    .select({ size: sizeCharts.size, bust: sizeCharts.bust, waist: sizeCharts.waist, hip: sizeCharts.hip })
    .from(sizeCharts)
    .where(eq(sizeCharts.id, id))
    .orderBy(asc(sizeCharts.position));

/** Current promotions for rentals, sales or both. */
export async function listPromotions(db: Db, types: ("rent" | "sale")[], now: Date): Promise<Promotion[]> {
  const found = await db
    .select()
    .from(promotions)
    .where(
      and(
        inArray(promotions.appliesTo, [...types, "all"]),
        or(isNull(promotions.startsAt), lte(promotions.startsAt, now)),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    )
    .orderBy(asc(promotions.position));
  return found.map(({ id, title, description, startsAt, endsAt }) => ({
    id,
    title,
    description,
    from: startsAt?.toISOString() ?? null,
    to: endsAt?.toISOString() ?? null,
  }));
}

export interface VariantStock {
  id: string;
  size: string;
  color: string;
  rentUnits: number;
  saleUnits: number;
}

/** Variants with their pieces in rental service and their unsold pieces. */
export const listVariants = (db: Db, productId: string): Promise<VariantStock[]> =>
  rows<VariantStock>(
    db,
    sql`
      SELECT v.id, v.size, v.color,
        count(u.id) FILTER (WHERE u.type = 'rental')::int AS "rentUnits",
        count(u.id) FILTER (WHERE u.type = 'sale' AND s.unit_id IS NULL)::int AS "saleUnits"
      FROM variants v
      LEFT JOIN units u ON u.variant_id = v.id AND u.retired_at IS NULL
      LEFT JOIN unit_sales s ON s.unit_id = u.id
      WHERE v.product_id = ${productId} AND v.withdrawn_at IS NULL
      GROUP BY v.id ORDER BY v.position`,
  );
