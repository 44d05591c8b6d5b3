import { countPopularity } from "../src/catalogue/queries/product-popularity.ts";
import type { Config } from "../src/config/config.ts";
import { daysAfter } from "../src/days.ts";
import type { Db } from "../src/db/client.ts";
import { importFolder } from "../src/shop-folder/import.ts";
import { catalogueOf, readDemo } from "./catalogue.ts";
import { spreadAges } from "./history/ages.ts";
import { insertBookings } from "./history/bookings.ts";
import { insertReviews } from "./history/reviews.ts";
import { drawnPictures } from "./pictures.ts";

/**
 * Imports the demo's folder into an empty database, then adds the data whose dates count from `now`, which no folder
 * has: the ages of products, bookings, and reviews. The result is always the same except for dates.
 */
export async function fillShop(db: Db, config: Pick<Config, "rental" | "popularDays">, now: Date): Promise<void> {
  const folder = await readDemo();
  await importFolder(db, folder, drawnPictures, { now });
  const { products, units } = catalogueOf(folder);
  await spreadAges(db, products, now);
  await insertBookings(db, units, now, config.rental.turnaroundDays);
  await insertReviews(db, products, now);
  await countPopularity(db, daysAfter(now, -config.popularDays));
}
