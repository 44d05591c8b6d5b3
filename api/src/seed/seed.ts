import { sql } from "drizzle-orm";
import { countTaken } from "../catalogue/queries/product-popularity.ts";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import { products } from "../db/schema/catalogue.ts";
import { seedAreas } from "./areas.ts";
import { seedCategoryTree } from "./categories.ts";
import { seedContent } from "./content.ts";
import { seedProductRows } from "./products.ts";
import { seedPromotions } from "./promotions.ts";
import { seedReviews } from "./reviews.ts";
import { seedSizeCharts } from "./size-charts.ts";
import { seedStock } from "./stock.ts";

/** Processes that start together on one server: one fills, the others wait and find it filled. */
const LOCK = 7_484_002;

/**
 * Fills an empty database with the whole shop, in one transaction; a database that has products is left alone. Always
 * the same, but for dates, which count from `now`.
 * @returns whether it was filled
 */
export async function seedWhenEmpty(
  db: Db,
  config: Pick<Config, "rental" | "shipping" | "popularDays">,
  now: Date,
  onProgress: (text: string) => void = () => {},
): Promise<boolean> {
  const isFilled = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    if ((await tx.select({ id: products.id }).from(products).limit(1)).length > 0) return false;
    onProgress("filling an empty shop");
    await seedAreas(tx);
    await seedContent(tx, now);
    await seedCategoryTree(tx);
    await seedSizeCharts(tx);
    await seedPromotions(tx, config);
    await seedProductRows(tx, now);
    await seedStock(tx, now, config.rental.turnaroundDays);
    await seedReviews(tx, now);
    await countTaken(tx, new Date(now.getTime() - config.popularDays * 86_400_000));
    return true;
  });
  // Without fresh statistics the first queries are planned as if every table were tiny.
  if (isFilled) await db.execute(sql`ANALYZE`);
  return isFilled;
}
