import { sql } from "drizzle-orm";
import type { Db } from "../../src/db/client.ts";
import { reviews } from "../../src/db/schema/catalogue.ts";
import type { Family } from "../artwork/index.ts";
import type { Catalogue, Product } from "../catalogue.ts";
import { productId } from "./ids.ts";
import { insertAll } from "./insert-all.ts";
import { type Chance, chance } from "./random.ts";
import { closings, firstNames, fits, lastNames, openings, type Stars, titles } from "./review-texts.ts";

/** Mostly happy, as customers of a good shop are. */
const stars: readonly Stars[] = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2];
const DAYS_BACK = 300;

/** What a body of this size weighs about, so that height, weight and size agree. */
const kilograms: Record<string, number> = { XS: 43, S: 47, M: 52, L: 58, XL: 65 };

function write(random: Chance, { code, sizes, categories: [family], rent }: Product, now: Date) {
  const rating = random.pick(stars);
  const size = random.pick(sizes);
  const weight = kilograms[size];
  const worn = weight !== undefined;
  const parts = [
    random.pick(openings[family as Family][rating >= 4 ? "good" : "mixed"]),
    ...(worn ? [random.pick(fits[rating >= 4 ? "good" : "mixed"])] : []),
    random.pick(closings[rent ? "rent" : "sale"][rating]),
  ];
  return {
    productId: productId(code),
    author: `${random.pick(lastNames)} ${random.pick(firstNames)}`,
    rating,
    title: random.pick(titles[rating]),
    content: parts.join(" "),
    height: worn ? random.whole(150, 170) : null,
    weight: worn ? weight + random.whole(-2, 3) : null,
    sizeWorn: worn ? size : null,
    createdAt: new Date(now.getTime() - random.whole(1, DAYS_BACK * 24) * 3_600_000),
  };
}

/** Some six hundred, and the totals of them that products keep. */
export async function insertReviews(db: Db, { products }: Catalogue, now: Date) {
  const random = chance(41);
  const written = products.flatMap((product) =>
    Array.from({ length: random.pick([0, 1, 2, 3, 3, 4, 5, 8]) }, () => write(random, product, now)),
  );
  await insertAll(db, reviews, written);
  await db.execute(sql`
    UPDATE products p SET rating_sum = r.stars, rating_count = r.written
    FROM (SELECT product_id, sum(rating)::int AS stars, count(*)::int AS written FROM reviews GROUP BY product_id) r
    WHERE r.product_id = p.id`);
}
