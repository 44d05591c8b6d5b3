import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import { type Bits, fromHex, noBits } from "./bits.ts";
import type { Chunk } from "./product-chunks.ts";
import type { ProductFilter } from "./product-filter.ts";

/** An upper bound for all texts that begin with this one. */
const behind = (text: string): string => `${text}\u{10FFFF}`;

/** Minimum similarity of two words, from 0 to 1: allows one wrong letter of six. */
const ALIKE = 0.4;

/** Short words have too few trigrams for similarity, so they match with one letter wrong, added, missing or swapped. */
const SHORT = { minLength: 3, maxLength: 5 };

/** LIKE patterns for all words one typo away. */
function oneSlipAway(word: string): string[] {
  const letters = [...word].map((letter) => letter.replace(/[\\%_]/g, "\\$&"));
  const without = (at: number, ...instead: string[]) => letters.toSpliced(at, 1, ...instead).join("");
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    const swapped = next === undefined ? [] : [letters.toSpliced(at, 2, next, letter).join("")];
    return [without(at, "_"), without(at), without(at, "_", letter), without(at, letter, "_"), ...swapped];
  });
}

/** Words that begin with the typed one or, if tolerant, are similar to it. Yields texts. */
function wordsLike(word: string, tolerant: boolean): SQL {
  const beginning = sql`SELECT word FROM search_words WHERE word >= ${word} AND word < ${behind(word)}`;
  if (!tolerant) return beginning;
  const alike = sql`${beginning} UNION SELECT word FROM search_words WHERE word % ${word} AND similarity(word, ${word}) >= ${ALIKE}`;
  if (word.length < SHORT.minLength || word.length > SHORT.maxLength) return alike;
  return sql`${alike} UNION SELECT word FROM search_words
    WHERE word LIKE ANY (${sql.param(oneSlipAway(word))}::text[]) AND NOT EXISTS (${beginning})`;
}

/** The products of a chunk that a word finds; `named` are those that have it in their name. */
interface FoundInChunk {
  /** The chunk's version before these were read: they are of that version or of a later one. */
  version: string;
  members: Bits;
  named: Bits;
}

/** The products that a word finds, by chunk. Callers share the sets, so none may change them. */
type Found = ReadonlyMap<number, FoundInChunk>;

/** A word to read, and the chunks in which to look for it. */
interface Wanted {
  word: string;
  tolerant: boolean;
  chunks: readonly Chunk[];
}

const none = noBits();

/** Reads what each of the words finds, in one statement. */
async function readWords(db: Db, wanted: readonly Wanted[]): Promise<Found[]> {
  const each = wanted.map(
    ({ word, tolerant, chunks }, index) => sql`
      SELECT ${index}::int AS index, chunk, encode(bit_send(bit_or(members)), 'hex') AS members,
        encode(bit_send(bit_or(named)), 'hex') AS named
      FROM word_sets WHERE word IN (${wordsLike(word, tolerant)})
        AND chunk = ANY (${sql.param(chunks.map(({ number }) => number))}::int[]) GROUP BY chunk`,
  );
  const found = await rows<{ index: number; chunk: number; members: string; named: string }>(
    db,
    sql.join(each, sql` UNION ALL `),
  );
  return wanted.map(({ chunks }, index) => {
    const own = new Map(found.flatMap((one) => (one.index === index ? [[one.chunk, one]] : [])));
    return new Map(
      chunks.map(({ number, version }) => {
        const one = own.get(number);
        const sets = one
          ? { members: fromHex(one.members), named: fromHex(one.named) }
          : { members: none, named: none };
        return [number, { version, ...sets }];
      }),
    );
  });
}

/** Each has 1 kB for each chunk. */
const MAX_WORDS = 200;

const caches = new WeakMap<Db, LRUCache<string, Found>>();

function cacheOf(db: Db): LRUCache<string, Found> {
  const own = caches.get(db) ?? new LRUCache<string, Found>({ max: MAX_WORDS });
  caches.set(db, own);
  return own;
}

/**
 * What each word finds in these chunks. This process keeps what the words of late searches found in a chunk, until
 * its version changes; what similar words found, until any chunk's does, because it depends on the words of all.
 */
export async function findWords(
  db: Db,
  { words, tolerant }: NonNullable<ProductFilter["search"]>,
  chunks: readonly Chunk[],
): Promise<Found[]> {
  const cache = cacheOf(db);
  // A word has no spaces, so that no key of one kind is one of the other.
  const keyOf = (word: string) => (tolerant ? `like ${word}` : word);
  const known = new Map(words.map((word) => [word, cache.get(keyOf(word))]));
  const wanted = [...known].flatMap(([word, found]): Wanted[] => {
    const changed = chunks.filter(({ number, version }) => found?.get(number)?.version !== version);
    return changed.length > 0 ? [{ word, tolerant, chunks: tolerant ? chunks : changed }] : [];
  });
  const read = wanted.length > 0 ? await readWords(db, wanted) : [];
  for (const [n, { word }] of wanted.entries()) {
    const found = new Map([...(known.get(word) ?? []), ...(read[n] ?? [])]);
    known.set(word, found);
    cache.set(keyOf(word), found);
  }
  return words.map((word) => known.get(word) ?? new Map());
}
