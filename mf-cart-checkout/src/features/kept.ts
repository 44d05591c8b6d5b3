/** What this tab keeps over a reload. A browser that keeps nothing costs comfort, never the purchase. */
const placeOf = (name: string): string => `mf-cart-checkout.${name}`;

export function readKept<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(name)) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Null forgets. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(placeOf(name));
    else sessionStorage.setItem(placeOf(name), JSON.stringify(value));
  } catch {
    // Full or forbidden.
  }
}
