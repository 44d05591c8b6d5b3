import { defineStored, listOfTexts } from "@thuot-tha/shared/contracts";
import { fold } from "@thuot-tha/shared/domain";

const stored = defineStored({ key: "tt:searches", lasts: "browser", parse: listOfTexts });
const maxStored = 6;

/** What was searched for lately in this browser, newest first. */
export const recentSearches = (): string[] => stored.read().slice(0, maxStored);

/** The same words with other marks or capitals count as one search. */
export function rememberSearch(q: string): void {
  const words = q.trim();
  if (!words) return;
  const others = recentSearches().filter((one) => fold(one) !== fold(words));
  stored.write([words, ...others].slice(0, maxStored));
}

export const forgetSearches = (): void => stored.clear();
