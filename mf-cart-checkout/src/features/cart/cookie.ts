/** Number of lines in the cart as the API's readable cookie tells it, before any request; 0 without one. */
export function readCartCount(cookies: string): number {
  const count = Number(/(?:^|;\s*)tt_cart=(\d{1,4})(?:;|$)/.exec(cookies)?.[1]);
  return Number.isInteger(count) ? count : 0;
}
