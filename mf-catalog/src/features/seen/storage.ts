/** Other remotes read it too: a JSON list of ids, newest first. */
const key = "tt.recently-seen";
const most = 24;

/** Ids of the pieces looked at lately in this browser, newest first. */
export function seenProducts(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSeen(productId: string): void {
  try {
    const others = seenProducts().filter((id) => id !== productId);
    localStorage.setItem(key, JSON.stringify([productId, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing has seen nothing.
  }
}
