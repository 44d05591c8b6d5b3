import { cartCountCookie, signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import { clickDelay, inUseDelay } from "../timeouts.ts";

const signs = ["pointermove", "pointerdown", "keydown", "scroll"];
/** Whether cookies show a session or a cart. */
const isKnown = (cookies: string): boolean =>
  [signedInCookie, cartCountCookie].some((cookie) => cookie.read(cookies) !== null);

/**
 * Resolves when the page is ready and the shopper uses it, so that a first view does not load code that it may never
 * need. A shopper with a session or a cart counts as using it at once. A page requested by a link loads first.
 * @param settled resolves when no page is loading
 */
export async function whenInUse(window: Window, pageReady: Promise<void>, settled: () => Promise<void>): Promise<void> {
  if (isKnown(window.document.cookie)) return pageReady;
  const sign = new Promise<unknown>((resolve) => {
    for (const name of signs) window.addEventListener(name, resolve, { once: true, passive: true, capture: true });
    void pageReady.then(() => window.setTimeout(resolve, inUseDelay));
  });
  await Promise.all([pageReady, sign]);
  await new Promise((resolve) => window.setTimeout(resolve, clickDelay));
  await settled();
}
