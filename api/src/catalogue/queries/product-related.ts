import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import { productCategories } from "../../db/schema/catalogue.ts";
import type { ProductFilter } from "./product-filter.ts";
import { listProductIds } from "./product-list.ts";
import { matching } from "./product-sets.ts";

/** Popular products of a set of categories: enough candidates for the related ones. */
const CANDIDATES = 60;

/** @param categories the products have one of each group */
async function listPopular(
  db: Db,
  categories: ProductFilter["categories"],
  { except }: { except: string },
): Promise<string[]> {
  const matches = await matching(db, { categories, attributes: new Map() });
  const ids = await listProductIds(db, matches, "top_seller", { page: 1, limit: CANDIDATES + 1 });
  return ids.filter((id) => id !== except).slice(0, CANDIDATES);
}

/**
 * Products that share the most categories and attributes, most similar first, among the popular ones of its categories:
 * of all of them, and of one of them.
 */
export async function listRelatedIds(db: Db, productId: string, limit: number): Promise<string[]> {
  const own = await db
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(eq(productCategories.productId, productId));
  const categories = own.map(({ id }) => id);
  if (categories.length === 0) return [];
  const popular = await Promise.all([
    listPopular(db, new Map(categories.map((id) => [id, [id]])), { except: productId }),
    listPopular(db, new Map([["", categories]]), { except: productId }),
  ]);
  const candidates = [...new Set(popular.flat())];
  if (candidates.length === 0) return [];
  const found = await rows<{ id: string }>(
    db,
    sql`
      SELECT p.id
      FROM products p
      WHERE p.id IN (${sql.join(
        candidates.map((id) => sql`${id}`),
        sql`, `,
      )})
      ORDER BY
        3 * (SELECT count(*) FROM product_categories c JOIN product_categories o USING (category_id)
             WHERE c.product_id = p.id AND o.product_id = ${productId})
        + (SELECT count(*) FROM product_attributes a JOIN product_attributes o ON o.key = a.key AND o.slug = a.slug
           WHERE a.product_id = p.id AND o.product_id = ${productId} AND a.key <> 'size') DESC,
        p.taken_count DESC, p.id
      LIMIT ${limit}`,
  );
  return found.map(({ id }) => id);
}
