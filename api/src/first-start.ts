import { type Objects, StoreError } from "@thuot-tha/shared/server";
import { sql } from "drizzle-orm";
import type { Config } from "./config/config.ts";
import type { Db } from "./db/client.ts";
import { locks } from "./db/locks.ts";
import { products } from "./db/schema/catalogue.ts";

/** Loaded by a first start only, because a shop that has its goods never needs the demo's code again. */
const loadDemo = () => import(/* webpackChunkName: "demo" */ "../demo/index.ts");

/**
 * Fills an empty database with the demo shop, in one transaction; a database that has products is left alone.
 * @returns whether it was filled
 */
export async function fillWhenEmpty(
  db: Db,
  config: Pick<Config, "rental" | "popularDays">,
  now: Date,
  onProgress: (text: string) => void = () => {},
): Promise<boolean> {
  const isFilled = await db.transaction(async (tx) => {
    // Of processes that start together on one server one fills; the others wait and find it filled.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.firstStart})`);
    if ((await tx.select({ id: products.id }).from(products).limit(1)).length > 0) return false;
    onProgress("filling an empty shop");
    const { fillShop } = await loadDemo();
    await fillShop(tx, config, now);
    return true;
  });
  // Without fresh statistics the first queries are planned as if every table were tiny.
  if (isFilled) await db.execute(sql`ANALYZE`);
  return isFilled;
}

/** Written last, so that an interrupted start draws again. */
const markName = ".seed-pictures";

/**
 * Draws the demo's pictures into their store unless they are there. A store that fails does not keep the shop from
 * starting; a later start draws.
 */
export async function drawWhenMissing(media: Objects, onProgress: (text: string) => void): Promise<void> {
  try {
    if (await media.has(markName)) return;
    onProgress("drawing the pictures");
    const { writePictures } = await loadDemo();
    const written = await writePictures(media);
    await media.put(markName, Buffer.from(`${written}\n`));
    onProgress(`drew ${written} pictures`);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    onProgress(`the pictures are not drawn: ${error.message}`);
  }
}
