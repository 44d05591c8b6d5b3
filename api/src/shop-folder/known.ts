import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { rows } from "../db/rows.ts";
import type { KnownInShop } from "./check.ts";
import type { Kind } from "./kinds.ts";
import type { ShopFolder } from "./read.ts";
import { removableRows } from "./small-kinds.ts";
import { tables } from "./tables.ts";

/**
 * The shop's records to which a folder may refer; of its pieces, those whose codes the folder has.
 * @param prune whether records that the folder does not have are removed, so that nothing can refer to them
 */
export async function knownInShop(db: Db, { records, present }: ShopFolder, prune = false): Promise<KnownInShop> {
  const removable = removableRows(present);
  async function codesOf(kind: Kind, { name, keys: [key = ""] }: { name: string; keys: readonly string[] }) {
    const staying = prune && present.has(kind) ? sql`NOT (${removable[kind] ?? sql`true`})` : sql`true`;
    const found = await rows<{ code: string }>(
      db,
      sql`SELECT DISTINCT ${sql.identifier(key)} AS code FROM ${sql.identifier(name)} AS stored WHERE ${staying}`,
    );
    return new Set(found.map(({ code }) => code));
  }
  const codes = records.units.map(({ value }) => value.code);
  const units = await rows<{ code: string; product: string; size: string; color: string }>(
    db,
    sql`
      SELECT u.id AS code, p.link AS product, v.size, v.color
      FROM jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) AS sent (code)
      JOIN units u ON u.id = sent.code JOIN variants v ON v.id = u.variant_id JOIN products p ON p.id = v.product_id`,
  );
  return {
    colors: await codesOf("colors", tables.colors),
    attributes: await codesOf("attributes", tables.attributes),
    categories: await codesOf("categories", tables.categories),
    sizeCharts: await codesOf("size-charts", tables.sizeCharts),
    packages: await codesOf("packages", tables.packages),
    units: new Map(units.map(({ code, ...where }) => [code, where])),
  };
}
