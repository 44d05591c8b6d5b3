import { defineStored, listOfTexts } from "@thuot-tha/shared/contracts";
import { fold } from "@thuot-tha/shared/domain";

const stored = defineStored({ key: "tt:searches", lasts: "browser", parse: listOfTexts });
const maxStored = 6;

/** Recent searches in this browser, newest first. */
export const recentSearches = (): string[] => stored.read().slice(0, maxStored);

/** Stores a search; words that differ only in diacritics or capitals count as one. */
export function rememberSearch(q: string): void {
  const words = q.trim();
  if (!words) return;
  const others = recentSearches().filter((one) => fold(one) !== fold(words));
  stored.write([words, ...others].slice(0, maxStored));
}

export const forgetSearches = (): void => stored.clear();
