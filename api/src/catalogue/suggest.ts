import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { suggestProducts } from "@thuot-tha/shared/contracts/operations/catalogue/suggest-products";
import type { NamedLink } from "@thuot-tha/shared/contracts/operations/entities";
import { compareNames, fold } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { filterOf } from "./product-search.ts";
import { inColor, listCards } from "./queries/cards.ts";
import { type CategoryRow, listCategories } from "./queries/categories.ts";
import { attributeDimension, foldedWords, type SearchWord, searchWords } from "./queries/product-filter.ts";
import { listProductIds } from "./queries/product-list.ts";
import { matching } from "./queries/product-sets.ts";
import { type Label, labelsAmong, listLabels, writtenWords } from "./queries/product-words.ts";
import { matchingAsMeant } from "./search-meaning.ts";

const maxShown = 8;
/** Maximum words of an attribute value, like "xanh cổ vịt". */
const maxEndingWords = 3;
/** Attributes whose values are suggested. */
const attributes = ["material", "color", "cut", "motif", "brand"];

const first = <T>(items: readonly T[]): T[] => items.slice(0, maxShown);

const foldedOf = (words: readonly SearchWord[]): string[] => words.map(({ word }) => word);

/** True when each typed word is a prefix of a word of the name, in the same order. */
function fits(name: string, words: readonly string[]): boolean {
  let next = 0;
  for (const own of foldedWords(name)) if (own.startsWith(words[next] ?? own)) next += 1;
  return next >= words.length;
}

const fittingCategories = (categories: readonly CategoryRow[], words: readonly string[]): NamedLink[] =>
  categories.filter(({ name }) => fits(name, words)).map(({ name, link }) => ({ name, link }));

/** The marks of a word, the bar of đ included. */
const marksOf = (word: string): string =>
  word.toLowerCase().replace(/đ/g, "d\u0335").normalize("NFD").replace(/\P{M}/gu, "");

/** True when a label begins with the words. It may have marks that are not typed yet, but lacks none that is. */
function beginsWith(label: string, words: readonly SearchWord[]): boolean {
  const own = label.split(" ").map(marksOf);
  const isOwn = ({ spelled }: SearchWord, place: number) =>
    [...marksOf(spelled ?? "")].every((mark) => own[place]?.includes(mark));
  return fold(label).startsWith(foldedOf(words).join(" ")) && words.every(isOwn);
}

/** All ways to split a search into complete words and a remainder that a label may complete. */
function* cuts(
  words: readonly SearchWord[],
  labels: readonly Label[],
): Generator<[SearchWord[], (one: Label) => boolean]> {
  const endings = Array.from({ length: Math.min(maxEndingWords, words.length) }, (_, index) => index + 1).reverse();
  const typed = (ending: number) => foldedOf(words.slice(-ending)).join(" ");
  for (const ending of endings) {
    const last = words.slice(-ending);
    yield [words.slice(0, -ending), ({ label }) => beginsWith(label, last)];
  }
  const whole = new Set(labels.map(({ label }) => fold(label)));
  if (endings.some((ending) => whole.has(typed(ending)))) yield [[...words], ({ dimension }) => dimension !== "cat"];
}

/** The labels in which the typed words are whole words, before those in which the last is the beginning of one. */
function wholeWordsFirst(labels: readonly Label[], typed: string): Label[] {
  const isWhole = ({ label }: Label) => `${fold(label)} `.startsWith(`${typed} `);
  return [...labels.filter(isWhole), ...labels.filter((one) => !isWhole(one))];
}

/** A label as a shopper types it: in lower case, but for names of brands. */
const spelledInSearch = ({ dimension, label }: Label): string =>
  dimension === attributeDimension("brand") ? label : label.toLowerCase();

/**
 * Completes a search to whole searches. The last words are completed to an attribute value or category that occurs
 * together with the words before; a complete search is extended by attributes of its products.
 */
async function completions(db: Db, words: readonly SearchWord[], labels: readonly Label[]): Promise<string[]> {
  const found: string[] = [];
  for (const [before, goesOn] of cuts(words, labels)) {
    if (found.length >= maxShown) break;
    const said = foldedOf(before);
    const isNew = ({ label }: Label) => !foldedWords(label).some((word) => said.includes(word));
    const fitting = labels.filter((one) => goesOn(one) && isNew(one));
    const typed = foldedOf(words.slice(before.length)).join(" ");
    const among = wholeWordsFirst(await labelsAmong(db, before, fitting), typed);
    const written = (await writtenWords(db, said)).map((word, index) => word ?? said[index]);
    found.push(...first(among).map((one) => [...written, spelledInSearch(one)].join(" ")));
  }
  return found;
}

/** The nearest spelling of these words that products have together; null without one. */
async function correction(db: Db, words: readonly SearchWord[]): Promise<string | null> {
  const written = await writtenWords(db, foldedOf(words));
  const meant = written.every((word) => word !== null) ? written.join(" ") : "";
  const near = { categories: new Map(), attributes: new Map(), search: { words: searchWords(meant), tolerant: false } };
  return meant !== "" && (await matching(db, near)).total > 0 ? meant : null;
}

/** Suggestions for a partial search, at most eight of each kind. */
export async function suggest(context: Context, q: string): Promise<OperationOutput<typeof suggestProducts>> {
  const { db } = context;
  if (searchWords(q).length === 0) return { products: [], categories: [], queries: [] };
  const categories = await listCategories(db);
  const filter = filterOf(context, { cat: [], attr: [] }, categories);
  const { matches, words, similar } = await matchingAsMeant(db, filter, q);
  const cards = await listCards(db, listProductIds(matches, "best_match", { page: 1, limit: maxShown }));
  const products = cards.map((card) => inColor(card, matches.colors));
  if (similar || matches.total === 0) {
    const meant = await correction(db, words);
    const near = meant === null ? [] : fittingCategories(categories, foldedWords(meant));
    return { products, categories: first(near), queries: meant === null ? [] : [meant] };
  }
  const named = categories.map(({ id, name }) => ({ dimension: "cat", option: id, label: name }));
  const values = (await listLabels(db, attributes)).sort((a, b) => compareNames(a.label, b.label));
  const queries = await completions(db, words, [...named, ...values]);
  return {
    products,
    categories: first(fittingCategories(categories, foldedOf(words))),
    queries: first([...new Set(queries)]),
  };
}
