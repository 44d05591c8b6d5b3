/** What this browser keeps over a reload. One that keeps nothing costs comfort, never the purchase. */
const placeOf = (name: string): string => `mf-cart-checkout.${name}`;

/** `tab`: until the tab is closed. `browser`: shared by all of its tabs. */
export type Keeper = "tab" | "browser";

const storageOf = (keeper: Keeper): Storage => (keeper === "tab" ? sessionStorage : localStorage);

export function readKept<T>(name: string, keeper: Keeper = "tab"): T | null {
  try {
    return JSON.parse(storageOf(keeper).getItem(placeOf(name)) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Null forgets. */
export function keep(name: string, value: unknown, keeper: Keeper = "tab"): void {
  try {
    if (value === null) storageOf(keeper).removeItem(placeOf(name));
    else storageOf(keeper).setItem(placeOf(name), JSON.stringify(value));
  } catch {
    // Full or forbidden.
  }
}
