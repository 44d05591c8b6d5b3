import type { Db } from "../db/client.ts";
import { type ProductFilter, type SearchWord, searchWords } from "./queries/product-filter.ts";
import { type Matches, matching } from "./queries/product-sets.ts";
import { type Intent, readIntent } from "./search-intent.ts";

/** One way to understand a search. */
interface Meaning {
  words: readonly SearchWord[];
  /** Whether a word that no product has stands for similar ones. */
  tolerant: boolean;
  intent: Partial<Intent>;
  /** Which price a limit is about. */
  price: "rentalPrices" | "salePrices";
  /** Whether it is not what was typed, but the nearest that the shop has. */
  similar: boolean;
}

const everything: ProductFilter = { categories: new Map(), attributes: new Map() };

/** A filter with the words of a search, and with what it says of what the filter leaves open. */
function narrowed(filter: ProductFilter, { words, tolerant, intent, price }: Meaning): ProductFilter {
  const { type, sizes } = intent;
  const limited = filter.salePrices || filter.rentalPrices ? undefined : intent.price;
  return {
    ...filter,
    ...(words.length > 0 ? { search: { words, tolerant } } : {}),
    type: filter.type ?? type,
    attributes:
      sizes && !filter.attributes.has("size") ? new Map([...filter.attributes, ["size", sizes]]) : filter.attributes,
    ...(limited ? { [price]: limited } : {}),
  };
}

/** True when products have all words just as they were typed. */
async function areTyped(db: Db, words: readonly SearchWord[]): Promise<boolean> {
  const { chunks } = await matching(db, { ...everything, search: { words, tolerant: false } });
  return chunks.some(({ having }) => having("spelledAnywhere").some((bits) => bits !== 0));
}

/** A longer search is not tried without one of its words, because each word is searched alone for that. */
const maxWords = 8;

/** How many of the rarest words are left out in turn. */
const maxLeftOut = 3;

/**
 * The words without one of them, the rarest first; of equally rare ones the last, because what a piece is comes before
 * what describes it. Without those of which no product has any word as it was typed.
 */
async function withoutOne(db: Db, words: readonly SearchWord[]): Promise<SearchWord[][]> {
  const each: { word: SearchWord; count: number; isTyped: boolean }[] = [];
  for (const word of words) {
    const { total } = await matching(db, { ...everything, search: { words: [word], tolerant: false } });
    each.unshift({ word, count: total, isTyped: await areTyped(db, [word]) });
  }
  const rarest = each.toSorted((a, b) => a.count - b.count).slice(0, maxLeftOut);
  return rarest.flatMap((left) => {
    const others = each.filter((one) => one !== left).reverse();
    return others.some(({ isTyped }) => isTyped) ? [others.map(({ word }) => word)] : [];
  });
}

/**
 * The ways to understand a search, the likeliest first: its words as they are; what it says besides words; with similar
 * words; with a word less.
 * @param prices those that the list is about, when it is about one kind
 */
async function* meanings(db: Db, q: string, prices: Meaning["price"] | null): AsyncGenerator<Meaning> {
  const typed = searchWords(q);
  const intent = readIntent(q);
  const price = prices ?? (intent?.type === "sale" ? "salePrices" : "rentalPrices");
  const exactly = { tolerant: false, price, similar: false };
  // A word that describes the request may be a product's, too.
  if (!intent || (await areTyped(db, typed))) yield { ...exactly, words: typed, intent: {} };
  const words = intent ? searchWords(intent.rest) : typed;
  const intents: Pick<Meaning, "intent" | "price">[] = intent ? [{ intent, price }] : [];
  // A limit may be that of what is only for sale.
  if (intent?.price && !intent.type && !prices) intents.push({ intent, price: "salePrices" });
  for (const one of intents) yield { ...exactly, ...one, words };
  if (words.length === 0) return;
  const nearest = [...intents, { intent: {}, price }].map((one) => ({ ...one, tolerant: true, similar: true }));
  for (const one of nearest) yield { ...one, words };
  if (words.length > maxWords) return;
  for (const fewer of await withoutOne(db, words)) {
    for (const one of nearest) yield { ...one, words: fewer };
  }
}

/** The products that match a filter and a search, as it is most likely meant. */
export interface Meant extends Pick<Meaning, "words" | "tolerant" | "similar"> {
  matches: Matches;
}

/**
 * What a search means follows from its words and the shop. The filter's other conditions take no part: where only they
 * leave nothing, nothing is found.
 */
export async function matchingAsMeant(db: Db, filter: ProductFilter, q: string): Promise<Meant> {
  const isAboutSales = filter.type === "sale" || filter.reduced || filter.collection;
  const prices = isAboutSales ? "salePrices" : filter.type === "rent" ? "rentalPrices" : null;
  for await (const meaning of meanings(db, q, prices)) {
    const matches = await matching(db, narrowed(filter, meaning));
    const isMeant = matches.total > 0 || (await matching(db, narrowed(everything, meaning))).total > 0;
    if (isMeant) return { ...meaning, matches };
  }
  const words = searchWords(q);
  const search = words.length > 0 ? { search: { words, tolerant: false } } : {};
  return { words, tolerant: false, similar: false, matches: await matching(db, { ...filter, ...search }) };
}
