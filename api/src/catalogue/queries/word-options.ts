import { type Option, optionKey } from "./product-chunks.ts";
import { attributeDimension, type SearchWord, searchWords } from "./product-filter.ts";

/** Attributes that one word of a search may name by the first word of a value: "đỏ" names "Đỏ mận" and "Đỏ đô". */
const byFirstWord = new Set(["color", "material"].map(attributeDimension));

/** An option that words of a search may name. */
export interface Named {
  key: string;
  words: readonly SearchWord[];
  byFirstWord: boolean;
  /** Its name, if it is a colour. */
  color?: string;
}

/** The options that a search may name: colours, materials and occasions. */
export const namedOptions = (
  options: readonly (Option | undefined)[],
  isOccasion: (categoryId: string) => boolean,
): Named[] =>
  options.flatMap((one): Named[] => {
    if (!one) return [];
    const words = searchWords(one.label);
    if (byFirstWord.has(one.dimension)) {
      const isColor = one.dimension === attributeDimension("color");
      const key = optionKey(one.dimension, one.option);
      return [{ key, words, byFirstWord: true, ...(isColor ? { color: one.label } : {}) }];
    }
    const isNamed = one.dimension.startsWith("cat:") && isOccasion(one.option);
    return isNamed ? [{ key: optionKey("cat", one.option), words, byFirstWord: false }] : [];
  });

const isTyped = (own: SearchWord, typed: SearchWord): boolean =>
  typed.spelled === null ? own.word === typed.word : (own.spelled ?? own.word) === typed.spelled;

/** For each word, the options that it names, alone or together with the others. */
export function optionsOfWords(words: readonly SearchWord[], options: readonly Named[]): Named[][] {
  const isComplete = (one: Named) => one.words.every((own) => words.some((typed) => isTyped(own, typed)));
  const complete = new Set(options.filter(isComplete));
  return words.map((typed) => {
    const isNamed = (one: Named) =>
      one.words.some((own, place) => isTyped(own, typed) && (complete.has(one) || (place === 0 && one.byFirstWord)));
    return options.filter(isNamed);
  });
}

/** The names of the colours among the options that words name, each with the number of its words. */
export function colorsOfWords(named: readonly (readonly Named[])[]): Map<string, number> {
  const colors = new Map<string, number>();
  for (const { color } of named.flat()) if (color) colors.set(color, (colors.get(color) ?? 0) + 1);
  return colors;
}
