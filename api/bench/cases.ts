import { addDays, today } from "@thuot-tha/shared/domain";
import { sql } from "drizzle-orm";
import { invalidDates } from "../src/catalogue/invalid-dates.ts";
import { filterOf, type ListQuery } from "../src/catalogue/product-search.ts";
import { listCards } from "../src/catalogue/queries/cards.ts";
import { listCategories } from "../src/catalogue/queries/categories.ts";
import { countChoices } from "../src/catalogue/queries/facet-counts.ts";
import { listProductIds, type Sort } from "../src/catalogue/queries/product-list.ts";
import { listRelatedIds } from "../src/catalogue/queries/product-related.ts";
import { listVariants } from "../src/catalogue/queries/products.ts";
import { listUnits } from "../src/catalogue/queries/stock.ts";
import { matchingAsMeant } from "../src/catalogue/search-meaning.ts";
import { suggest } from "../src/catalogue/suggest.ts";
import type { Config } from "../src/config/config.ts";
import type { Context } from "../src/context.ts";
import type { Db } from "../src/db/client.ts";
import { rows } from "../src/db/rows.ts";

/** Each list fills a page at every size of shop, so that its growth does not come from longer pages. */
const pageSize = 30;

export type Case = () => Promise<unknown>;

const wear = { dateFrom: "2026-12-24", dateTo: "2026-12-26" };
const fourColors = ["color:color2", "color:color4", "color:color13", "color:color15"];
const lists: Record<string, [query: Partial<ListQuery> & { q?: string }, sort: Sort, page: number]> = {
  everything: [{}, "newest", 1],
  "a far page": [{}, "price_asc", 30],
  "a family": [{ cat: ["family3"] }, "top_seller", 1],
  "a family in four colours": [{ cat: ["family3"], attr: fourColors }, "price_desc", 1],
  "for sale, by price": [{ type: "sale", salePrices: { min: 600_000, max: 900_000 } }, "price_asc", 1],
  "five filters": [
    {
      cat: ["family3", "family5", "occasion0", "occasion1", "occasion2", "occasion3", "occasion4"],
      attr: ["size:size2", "size:size4", ...fourColors],
      type: "rent",
    },
    "newest",
    1,
  ],
  "a common word": [{ q: "đầm" }, "best_match", 1],
  "three words": [{ q: "dam lua nan" }, "best_match", 1],
  "a slip of the finger": [{ q: "dam phuyetq" }, "best_match", 1],
  "for rent, by price": [{ type: "rent", rentalPrices: { min: 300_000, max: 500_000 } }, "price_asc", 1],
  "free on three days": [{ wear }, "newest", 1],
  "free, in a size and family": [{ wear, cat: ["family3"], attr: ["size:size2"] }, "newest", 1],
};

/** The shop's most frequent requests, against a database filled by `fill`. */
export async function casesOf(db: Db, config: Config): Promise<Record<string, Case>> {
  const now = () => new Date("2026-12-01T03:00:00Z");
  const context = { db, config, now } as Context;
  const categories = await listCategories(db);
  const cases: Record<string, Case> = {};
  const list = async (
    name: string,
    { q = "", ...query }: Partial<ListQuery> & { q?: string },
    sort: Sort,
    page: number,
  ) => {
    const filter = filterOf(context, { cat: [], attr: [], ...query }, categories);
    const { matches } = await matchingAsMeant(db, filter, q);
    const ids = listProductIds(matches, sort, { page, limit: pageSize });
    await listCards(db, ids);
    if (ids.length < pageSize) throw new Error(`${name} does not fill a page`);
    return matches;
  };
  for (const [name, [query, sort, page]] of Object.entries(lists)) {
    const { q = "", ...rest } = query;
    const filter = filterOf(context, { cat: [], attr: [], ...rest }, categories);
    cases[`list: ${name}`] = () => list(name, query, sort, page);
    if (name === "a far page") continue;
    cases[`facets: ${name}`] = async () => countChoices((await matchingAsMeant(db, filter, q)).matches);
    cases[`list with facets: ${name}`] = async () => countChoices(await list(name, query, sort, page));
  }
  // These change with each run, because a process keeps what words and days have found.
  const words = await rows<{ word: string }>(
    db,
    sql`SELECT word FROM word_sets WHERE word ~ '[a-z]' GROUP BY word
      HAVING sum(length(replace(members::text, '0', ''))) >= greatest(${pageSize}, (SELECT count(*) / 40 FROM products))
      ORDER BY word`,
  );
  let turn = 0;
  cases["list with facets: a new word"] = async () => {
    const { word = "" } = words[turn++ % words.length] ?? {};
    return countChoices(await list(word, { q: word }, "best_match", 1));
  };
  // Shorter words are never similar.
  const long = words.filter(({ word }) => word.length >= 3);
  cases["list with facets: a new slip of the finger"] = async () => {
    const { word = "" } = long[turn++ % long.length] ?? {};
    const q = `${word.slice(0, -1)}q`;
    return countChoices(await list(q, { q }, "best_match", 1));
  };
  cases["list with facets: free on new days"] = async () => {
    const from = addDays("2026-12-05", turn++ % 90);
    return countChoices(await list(from, { wear: { dateFrom: from, dateTo: addDays(from, 2) } }, "newest", 1));
  };
  for (const q of ["đ", "dam l", "dam nhayyh"]) cases[`suggest: ${q}`] = () => suggest(context, q);
  cases["related pieces"] = () => listRelatedIds(db, "p7", 12);
  const [variant] = await listVariants(db, "p3");
  const rules = { today: today(now()), ...config.rental };
  const bookingsOf = async (id: string) => (await listUnits(db, [id], rules.today)).map(({ bookings }) => bookings);
  cases["invalid dates"] = async () => invalidDates(await bookingsOf(variant?.id ?? ""), 1, rules);
  return cases;
}
