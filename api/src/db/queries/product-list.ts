import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { rows } from "../rows.ts";
import { judgedProducts, type ProductFilter } from "./product-filter.ts";

export type Sort = "newest" | "top_seller" | "price_asc" | "price_desc" | "best_match";

/** What "price" means in a list: of the sale where the list is about sales, else of the rental where there is one. */
function priceOf(filter: ProductFilter): SQL {
  const aboutSales = filter.type === "sale" || filter.salePrices || filter.collection;
  if (aboutSales) return sql`CASE WHEN p.for_sale THEN p.sale_price ELSE p.rental_price END`;
  return sql`CASE WHEN p.for_rent THEN p.rental_price ELSE p.sale_price END`;
}

function orderBy(sort: Sort, filter: ProductFilter): SQL {
  const newest = sql`p.created_at DESC, p.id`;
  switch (sort) {
    case "newest":
      return newest;
    case "top_seller":
      return sql`p.taken_count DESC, ${newest}`;
    case "price_asc":
      return sql`${priceOf(filter)} ASC, ${newest}`;
    case "price_desc":
      return sql`${priceOf(filter)} DESC, ${newest}`;
    case "best_match": {
      const text = filter.search?.text ?? "";
      return sql`strict_word_similarity(${text}, fold_text(p.name)) DESC, p.taken_count DESC, ${newest}`;
    }
  }
}

export interface ListedProducts {
  ids: string[];
  total: number;
}

/** One page of the products that fit, in order. */
export async function listProductIds(
  db: Db,
  filter: ProductFilter,
  sort: Sort,
  { page, limit }: { page: number; limit: number },
): Promise<ListedProducts> {
  const found = await rows<{ ids: string[] | null; total: number }>(
    db,
    sql`
      WITH ${judgedProducts(filter)},
      ordered AS (
        SELECT p.id, row_number() OVER (ORDER BY ${orderBy(sort, filter)}) AS place
        FROM judged j JOIN products p ON p.id = j.id WHERE j.failed = '{}')
      SELECT count(*)::int AS total,
        jsonb_agg(id ORDER BY place) FILTER (WHERE place > ${(page - 1) * limit} AND place <= ${page * limit}) AS ids
      FROM ordered`,
  );
  return { ids: found[0]?.ids ?? [], total: found[0]?.total ?? 0 };
}
