import type { ReviewFit } from "@thuot-tha/shared/contracts/operations/entities";
import { sql } from "drizzle-orm";
import type { Db } from "../../src/db/client.ts";
import { insertAll } from "../../src/db/insert-all.ts";
import { reviews } from "../../src/db/schema/catalogue.ts";
import { productId } from "../../src/shop-folder/ids.ts";
import type { Product } from "../catalogue.ts";
import { type Chance, chance } from "./random.ts";
import words from "./review-words.json" with { type: "json" };

/** Mostly happy, as customers of a good shop are; the demo has no one-star reviews. */
const stars = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 2] as const;
type Stars = `${(typeof stars)[number]}`;
const daysBack = 300;

/** Approximate weight in kg by size, so that height, weight and size agree. */
const kilograms: Record<string, number> = { XS: 43, S: 47, M: 52, L: 58, XL: 65 };

/** Deals a list in random order, and shuffles again only when all of it has been dealt. */
function deck<T>(random: Chance, list: readonly T[]): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...list];
    return left.splice(random.whole(0, left.length - 1), 1)[0]!;
  };
}

const maxTries = 200;

/** Makes sentences until one is new. */
function newSentence(used: Set<string>, make: () => string): string {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const sentence = make();
    if (used.has(sentence)) continue;
    used.add(sentence);
    return sentence;
  }
  throw new Error("The words for reviews are too few");
}

/** Writes the reviews of one product; `used` holds the sentences of all products. */
function reviewer(random: Chance, { code, sizes, colors, categories: [family], rent }: Product, used: Set<string>) {
  const kind = family as keyof typeof words.pieces;
  const occasions = deck(random, words.occasions);
  const pieces = deck(random, words.pieces[kind]);
  const flaws = deck(random, words.flaws[kind]);
  const shop = words.shop[rent ? "rent" : "sale"];

  const piece = (rating: number): string =>
    rating >= 4 ? `${occasions()}, ${pieces()}.` : `${occasions()}, ${pieces()}, nhưng ${flaws()}.`;
  const color = (): string => `Màu ${random.pick(colors).toLowerCase()} ${random.pick(words.colorWords)}.`;
  const service = (rating: Stars): string => `${shop[rating].map((half) => random.pick(half)).join(", ")}.`;

  return (now: Date) => {
    const rating = random.pick(stars);
    const size = random.pick(sizes);
    const usual = kilograms[size];
    const worn = usual !== undefined;
    const [height, weight] = worn ? [random.whole(150, 170), usual + random.whole(-2, 3)] : [null, null];
    const fit: ReviewFit = rating >= 4 ? "true" : random.pick(["loose", "tight"] as const);
    const fitting = (): string =>
      `Mình cao ${height} cm, nặng ${weight} kg, cỡ ${size} ${random.pick(words.fits[fit])}.`;
    const parts = [newSentence(used, () => piece(rating))];
    if (worn && random.happens(0.5)) parts.push(newSentence(used, fitting));
    // Each of these has few variants: a review omits a sentence whose variants are used up.
    for (const [share, make] of [
      [0.25, color],
      [0.3, () => service(`${rating}`)],
    ] as const) {
      const sentence = make();
      if (!random.happens(share) || used.has(sentence)) continue;
      used.add(sentence);
      parts.push(sentence);
    }
    return {
      productId: productId(code),
      author: `${random.pick(words.lastNames)} ${random.pick(words.firstNames)}`,
      rating,
      title: random.pick(words.titles[`${rating}`]),
      content: parts.join(" "),
      ...{ height, weight, sizeWorn: worn ? size : null, fit: worn ? fit : null },
      createdAt: new Date(now.getTime() - random.whole(1, daysBack * 24) * 3_600_000),
    };
  };
}

/** Some six hundred reviews without a repeated sentence, and their totals per product. */
export async function insertReviews(db: Db, products: readonly Product[], now: Date) {
  const random = chance(41);
  const used = new Set<string>();
  const written = products.flatMap((product) => {
    const write = reviewer(random, product, used);
    return Array.from({ length: random.pick([0, 1, 2, 3, 3, 4, 5, 8]) }, () => write(now));
  });
  await insertAll(db, reviews, written);
  await db.execute(sql`
    UPDATE products p SET rating_sum = r.stars, rating_count = r.written
    FROM (SELECT product_id, sum(rating)::int AS stars, count(*)::int AS written FROM reviews GROUP BY product_id) r
    WHERE r.product_id = p.id`);
}
