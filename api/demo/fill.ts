import { countTaken } from "../src/catalogue/queries/product-popularity.ts";
import type { Config } from "../src/config/config.ts";
import type { Db } from "../src/db/client.ts";
import { fillAreas } from "../src/shop-folder/areas.ts";
import { readCatalogue } from "./catalogue.ts";
import { insertCategories } from "./rows/categories.ts";
import { insertContent } from "./rows/content.ts";
import { insertProducts, insertVocabulary } from "./rows/products.ts";
import { insertReviews } from "./rows/reviews.ts";
import { insertSizeCharts } from "./rows/size-charts.ts";
import { insertStock } from "./rows/stock.ts";

/** Fills an empty database with the whole shop: always the same, but for dates, which count from `now`. */
export async function fillShop(
  db: Db,
  config: Pick<Config, "rental" | "shipping" | "help" | "orderHoldMinutes" | "popularDays">,
  now: Date,
) {
  const catalogue = readCatalogue();
  await fillAreas(db);
  await insertContent(db, catalogue, config, now);
  await insertCategories(db, catalogue);
  await insertSizeCharts(db, catalogue);
  await insertVocabulary(db, catalogue);
  await insertProducts(db, catalogue, now);
  await insertStock(db, catalogue, now, config.rental.turnaroundDays);
  await insertReviews(db, catalogue, now);
  await countTaken(db, new Date(now.getTime() - config.popularDays * 86_400_000));
}
