import { fold } from "@thuot-tha/shared/domain";

const key = "tt:searches";
const most = 6;

/** What was searched for lately in this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

/** The same words with other marks or capitals count as one search. */
export function rememberSearch(q: string): void {
  const words = q.trim();
  if (!words) return;
  const others = recentSearches().filter((one) => fold(one) !== fold(words));
  write([words, ...others].slice(0, most));
}

export const forgetSearches = (): void => write([]);

function write(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}
