import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { products, variants } from "../../db/schema/catalogue.ts";

/** A variant and how its product is offered; null when unknown. */
export async function findVariant(db: Db, variantId: string) {
  const [found] = await db
    .select({
      id: variants.id,
      productName: products.name,
      forRent: products.forRent,
      forSale: products.forSale,
      withdrawn: sql<boolean>`${products.withdrawnAt} IS NOT NULL OR ${variants.withdrawnAt} IS NOT NULL`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variantId));
  return found ?? null;
}
