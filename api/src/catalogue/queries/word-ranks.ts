import { type Bits, noBits, union } from "./bits.ts";
import type { SearchWord } from "./product-filter.ts";
import type { Named } from "./word-options.ts";
import type { Found, WordSets } from "./word-sets.ts";

/**
 * How well a product has a word, the best first:
 * - `meant`: in the colour, material or occasion that the word names; a word that names none, as `spelled`
 * - `spelled`: in its name, with the tones that were typed
 * - `spelledAnywhere`: so in its name, brand, categories or attributes
 * - `named`: in its name, with other tones
 * - `exact`: so anywhere
 * - `found`: a word that begins so, or a similar one
 */
export const ranks = ["meant", "spelled", "spelledAnywhere", "named", "exact", "found"] as const;
export type Rank = (typeof ranks)[number];

const none = noBits();
const nothing: WordSets = { members: none, named: none };

/** What one word finds in a chunk, for each rank the products that have it so or better. */
export type Ranked = (chunk: number, anyOf: (options: readonly string[]) => Bits) => (rank: Rank) => Bits;

/** What each word of a search finds. @param found of each word @param named the options that each word names */
export function rankWords(
  words: readonly SearchWord[],
  found: readonly Found[],
  named: readonly (readonly Named[])[],
): Ranked[] {
  return words.map(({ spelled }, place) => {
    const options = (named[place] ?? []).map(({ key }) => key);
    const all = found[place] as Found;
    // A word that no product has is the beginning of one that is still typed, or a similar one.
    const isWhole = [...all.values()].some(({ exact }) => exact.members.some((bits) => bits !== 0));
    const isLast = place === words.length - 1;
    return (chunk, anyOf) => {
      const own = all.get(chunk);
      const begun = own?.begun ?? nothing;
      const exact = isWhole ? (own?.exact ?? nothing) : begun;
      // Without marks, any tones are the typed ones.
      const typed = spelled === null ? { members: exact.named, named: exact.named } : (own?.spelled ?? nothing);
      const steps: Record<Rank, () => Bits> = {
        meant: () => (options.length > 0 ? anyOf(options) : typed.named),
        spelled: () => typed.named,
        spelledAnywhere: () => typed.members,
        named: () => exact.named,
        exact: () => exact.members,
        found: () => (isLast ? begun : exact).members,
      };
      // Ranks without products of their own share the set of the rank before.
      const having: Bits[] = [];
      return (rank) => {
        if (rank === "found") return steps.found();
        const index = ranks.indexOf(rank);
        for (const step of ranks.slice(having.length, index + 1)) {
          const before = having.at(-1);
          const own = steps[step]();
          having.push(before === undefined || before === own ? own : union(before, own));
        }
        return having[index] as Bits;
      };
    };
  });
}
