/** Lists of product ids that this browser keeps, by the keys the remotes have agreed on; newest first. */
export const keptKeys = { favorites: "tt.favorites", recentlySeen: "tt.recently-seen" } as const;

/** A list as it is kept; what is no list of ids counts as none, and so does a browser that keeps nothing. */
export function readIds(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** An empty list is forgotten. */
export function keepIds(key: string, ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Full or forbidden: the list lives as long as the page.
  }
}
