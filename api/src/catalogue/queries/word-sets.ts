import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "../../db/client.ts";
import { literally } from "../../db/literally.ts";
import { rows } from "../../db/rows.ts";
import { type Bits, fromHex, noBits } from "./bits.ts";
import type { Chunk } from "./product-chunks.ts";
import type { ProductFilter, SearchWord } from "./product-filter.ts";

/** An upper bound for all texts that begin with this one. */
const behind = (text: string): string => `${text}\u{10FFFF}`;

/** Minimum similarity of two words, from 0 to 1: allows one wrong letter of six. */
const minSimilarity = 0.4;

/** Short words have too few trigrams for similarity, so they match with one letter wrong, added, missing or swapped. */
const shortLengths = { minLength: 3, maxLength: 5 };

/** LIKE patterns for all words one typo away. */
function oneSlipAway(word: string): string[] {
  const letters = [...word].map(literally);
  const without = (at: number, ...instead: string[]) => letters.toSpliced(at, 1, ...instead).join("");
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    const swapped = next === undefined ? [] : [letters.toSpliced(at, 2, next, letter).join("")];
    return [without(at, "_"), without(at), without(at, "_", letter), without(at, letter, "_"), ...swapped];
  });
}

/** Words that begin with the typed one; if tolerant and there is none, similar ones. Yields texts. */
function wordsLike(word: string, tolerant: boolean): SQL {
  const beginning = sql`SELECT word FROM search_words WHERE word >= ${word} AND word < ${behind(word)}`;
  if (!tolerant) return beginning;
  const isShort = word.length >= shortLengths.minLength && word.length <= shortLengths.maxLength;
  const slips = isShort ? sql`OR word LIKE ANY (${sql.param(oneSlipAway(word))}::text[])` : sql``;
  return sql`${beginning} UNION SELECT word FROM search_words
    WHERE (word % ${word} AND similarity(word, ${word}) >= ${minSimilarity} ${slips}) AND NOT EXISTS (${beginning})`;
}

/** The products that have a word, and those of them that have it in their name. */
export interface WordSets {
  members: Bits;
  named: Bits;
}

/** The products of a chunk that a word finds. */
export interface FoundInChunk {
  /** The chunk's version before these were read: they are of that version or of a later one. */
  version: string;
  /** With this spelling: empty for a word without one. */
  spelled: WordSets;
  /** With this word, or with one that means the same. */
  exact: WordSets;
  /** With a word that begins so, or a similar one. */
  begun: WordSets;
}

/** The products that a word finds, by chunk. Callers share the sets, so none may change them. */
export type Found = ReadonlyMap<number, FoundInChunk>;

/** A word to read, and the chunks in which to look for it. */
interface WordToRead extends SearchWord {
  tolerant: boolean;
  chunks: readonly Chunk[];
}

const none = noBits();
const nothing: WordSets = { members: none, named: none };

/** Reads what each of the words finds, in one statement. */
async function readWords(db: Db, words: readonly WordToRead[]): Promise<Found[]> {
  const each = words.map(({ word, spelled, synonyms, tolerant, chunks }, index) => {
    const numbers = sql`chunk = ANY (${sql.param(chunks.map(({ number }) => number))}::int[])`;
    const exact = sql`SELECT unnest(${sql.param([word, ...synonyms])}::text[])`;
    return sql`
      SELECT ${index}::int AS index, 'begun' AS how, chunk, encode(bit_send(bit_or(members)), 'hex') AS members,
        encode(bit_send(bit_or(named)), 'hex') AS named
      FROM word_sets WHERE word IN (${wordsLike(word, tolerant)} UNION ${exact}) AND ${numbers} GROUP BY chunk
      UNION ALL SELECT ${index}::int, 'exact', chunk, encode(bit_send(bit_or(members)), 'hex'),
        encode(bit_send(bit_or(named)), 'hex')
      FROM word_sets WHERE word IN (${exact}) AND ${numbers} GROUP BY chunk
      UNION ALL SELECT ${index}::int, 'spelled', chunk, encode(bit_send(members), 'hex'), encode(bit_send(named), 'hex')
      FROM spelling_sets WHERE spelling = ${spelled} AND ${numbers}`;
  });
  const found = await rows<{
    index: number;
    how: "spelled" | "exact" | "begun";
    chunk: number;
    members: string;
    named: string;
  }>(db, sql.join(each, sql` UNION ALL `));
  const sets = new Map<string, WordSets>();
  // Many words are the only ones that begin so, or are spelled in one way only.
  const known = new Map<string, Bits>();
  const bitsOf = (hex: string): Bits => {
    const bits = known.get(hex) ?? fromHex(hex);
    known.set(hex, bits);
    return bits;
  };
  for (const { index, how, chunk, members, named } of found) {
    sets.set(`${index} ${how} ${chunk}`, { members: bitsOf(members), named: bitsOf(named) });
  }
  return words.map(({ chunks }, index) => {
    const setsOf = (how: string, chunk: number) => sets.get(`${index} ${how} ${chunk}`) ?? nothing;
    return new Map(
      chunks.map(({ number, version }) => [
        number,
        {
          version,
          spelled: setsOf("spelled", number),
          exact: setsOf("exact", number),
          begun: setsOf("begun", number),
        },
      ]),
    );
  });
}

/** Each has at most 3 kB for each chunk. */
const maxWords = 200;

const caches = new WeakMap<Db, LRUCache<string, Found>>();

function cacheOf(db: Db): LRUCache<string, Found> {
  const own = caches.get(db) ?? new LRUCache<string, Found>({ max: maxWords });
  caches.set(db, own);
  return own;
}

/**
 * Finds the products of these chunks that have each word. Words of the latest searches are cached: for a chunk until its
 * version changes, and for similar words until that of any chunk does, because these depend on the words of all chunks.
 */
export async function findWords(
  db: Db,
  { words, tolerant }: NonNullable<ProductFilter["search"]>,
  chunks: readonly Chunk[],
): Promise<Found[]> {
  const cache = cacheOf(db);
  // A word has no spaces, so the keys of tolerant and exact searches differ.
  const keyOf = ({ word, spelled, synonyms }: SearchWord) =>
    [tolerant ? "like" : "", word, spelled ?? "", ...synonyms].join(" ");
  const distinct = new Map(words.map((word) => [keyOf(word), word]));
  const known = new Map([...distinct.keys()].map((key) => [key, cache.get(key)]));
  const missing = [...distinct].flatMap(([key, word]): WordToRead[] => {
    const found = known.get(key);
    const changed = chunks.filter(({ number, version }) => found?.get(number)?.version !== version);
    return changed.length > 0 ? [{ ...word, tolerant, chunks: tolerant ? chunks : changed }] : [];
  });
  const read = missing.length > 0 ? await readWords(db, missing) : [];
  for (const [n, word] of missing.entries()) {
    const key = keyOf(word);
    const found = new Map([...(known.get(key) ?? []), ...(read[n] ?? [])]);
    known.set(key, found);
    cache.set(key, found);
  }
  return words.map((word) => known.get(keyOf(word)) ?? new Map());
}
