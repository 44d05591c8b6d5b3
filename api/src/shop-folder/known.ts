import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { row, rows } from "../db/rows.ts";
import type { KnownInShop } from "./check.ts";
import type { ShopFolder } from "./read.ts";

/** The shop's records to which a folder may refer; of its pieces, those whose codes the folder has. */
export async function knownInShop(db: Db, { records }: ShopFolder): Promise<KnownInShop> {
  const found = await row<Record<"colors" | "attributes" | "categories" | "sizeCharts" | "packages", string[]>>(
    db,
    sql`
      SELECT ARRAY(SELECT name FROM colors) AS colors, ARRAY(SELECT key FROM attributes) AS attributes,
        ARRAY(SELECT id FROM categories) AS categories, ARRAY(SELECT DISTINCT id FROM size_charts) AS "sizeCharts",
        ARRAY(SELECT id FROM membership_packages) AS packages`,
  );
  const codes = records.units.map(({ value }) => value.code);
  const units = await rows<{ code: string; product: string; size: string; color: string }>(
    db,
    sql`
      SELECT u.id AS code, p.link AS product, v.size, v.color
      FROM jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) AS sent (code)
      JOIN units u ON u.id = sent.code JOIN variants v ON v.id = u.variant_id JOIN products p ON p.id = v.product_id`,
  );
  return {
    colors: new Set(found?.colors),
    attributes: new Set(found?.attributes),
    categories: new Set(found?.categories),
    sizeCharts: new Set(found?.sizeCharts),
    packages: new Set(found?.packages),
    units: new Map(units.map(({ code, ...where }) => [code, where])),
  };
}
