import { sql } from "drizzle-orm";
import type { Db } from "../../src/db/client.ts";
import type { Product } from "../catalogue.ts";

const hoursBetween = 11;

/** Makes each product this much older than the one before it. */
export async function spreadAges(db: Db, products: readonly Product[], now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE products SET created_at = ${now.toISOString()}::timestamptz - (listed.number - 1) * interval '${sql.raw(`${hoursBetween}`)} hours'
    FROM jsonb_array_elements_text(${JSON.stringify(products.map(({ code }) => code))}::jsonb) WITH ORDINALITY AS listed (code, number)
    WHERE link = listed.code`);
}
