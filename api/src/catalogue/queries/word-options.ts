import { type Option, optionKey } from "./product-chunks.ts";
import { type SearchWord, searchWords } from "./product-filter.ts";

/** Attributes that one word of a search may name by the first word of a value: "đỏ" names "Đỏ mận" and "Đỏ đô". */
const byFirstWord = new Set(["attr:color", "attr:material"]);

/** An option that words of a search may name. */
export interface Named {
  key: string;
  words: readonly SearchWord[];
  byFirstWord: boolean;
}

/** The options that a search may name: colours, materials and occasions. */
export const namedOptions = (
  options: readonly (Option | undefined)[],
  isOccasion: (categoryId: string) => boolean,
): Named[] =>
  options.flatMap((one): Named[] => {
    if (!one) return [];
    const words = searchWords(one.label);
    if (byFirstWord.has(one.dimension))
      return [{ key: optionKey(one.dimension, one.option), words, byFirstWord: true }];
    const isNamed = one.dimension.startsWith("cat:") && isOccasion(one.option);
    return isNamed ? [{ key: optionKey("cat", one.option), words, byFirstWord: false }] : [];
  });

const isTyped = (own: SearchWord, typed: SearchWord): boolean =>
  typed.spelled === null ? own.word === typed.word : (own.spelled ?? own.word) === typed.spelled;

/** For each word, the keys of the options that it names, alone or together with the others. */
export function optionsOfWords(words: readonly SearchWord[], options: readonly Named[]): string[][] {
  const isComplete = (one: Named) => one.words.every((own) => words.some((typed) => isTyped(own, typed)));
  const complete = new Set(options.filter(isComplete));
  return words.map((typed) => {
    const isNamed = (one: Named) =>
      one.words.some((own, place) => isTyped(own, typed) && (complete.has(one) || (place === 0 && one.byFirstWord)));
    return options.filter(isNamed).map(({ key }) => key);
  });
}
