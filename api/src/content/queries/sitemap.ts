import type { SitemapEntry } from "@thuot-tha/shared/contracts/operations/entities";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { row, rows } from "../../db/rows.ts";
import { usedCategories } from "./used-categories.ts";

/**
 * One page of all addresses: categories and content pages first, then products, newest first. Categories without
 * products are left out, because search engines must not keep an empty list. Only content pages have a time of change:
 * none is stored for the others.
 */
export async function listSitemap(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: SitemapEntry[]; total: number }> {
  const entries = sql`(
    SELECT 1 AS rank, 'category' AS type, link, NULL::text AS page, NULL::timestamptz AS at
      FROM categories WHERE id IN (${usedCategories})
    UNION ALL SELECT 2, 'page', slug, kind, updated_at FROM pages
    UNION ALL SELECT 3, 'product', link, NULL, created_at FROM products WHERE withdrawn_at IS NULL) entries`;
  const found = await rows<Omit<SitemapEntry, "updatedAt"> & { changed: string | null }>(
    db,
    sql`SELECT type, link, page, CASE WHEN type = 'page' THEN at::text END AS changed FROM ${entries}
      ORDER BY rank, at DESC NULLS LAST, link LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  const counted = await row<{ total: number }>(db, sql`SELECT count(*)::int AS total FROM ${entries}`);
  return {
    items: found.map(({ type, link, page: kind, changed }) => ({
      type,
      link,
      page: kind,
      updatedAt: changed === null ? null : new Date(changed).toISOString(),
    })),
    total: counted?.total ?? 0,
  };
}
