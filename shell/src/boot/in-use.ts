import { cartCountCookie, signedInCookie } from "@thuot-tha/shared/contracts/cookies";

/** Milliseconds of calm after which the shop goes on without a sign. */
const calm = 3000;
/** Milliseconds within which a press that is given as a sign has become a click on a link. */
const moment = 300;
const signs = ["pointermove", "pointerdown", "keydown", "scroll"];
/** Whether the shop has something to show of this shopper: a session, a cart. */
const isKnown = (cookies: string): boolean =>
  [signedInCookie, cartCountCookie].some((cookie) => cookie.read(cookies) !== null);

/**
 * Resolves when the page stands and somebody uses it, so that a stranger's first view does not pay for what only serves
 * those who stay. Whom the shop knows needs to give no sign. Whoever has followed a link gets that page first.
 *
 * @param settled resolves when no page is on its way
 */
export async function whenInUse(window: Window, pageReady: Promise<void>, settled: () => Promise<void>): Promise<void> {
  if (isKnown(window.document.cookie)) return pageReady;
  const sign = new Promise<unknown>((resolve) => {
    for (const name of signs) window.addEventListener(name, resolve, { once: true, passive: true, capture: true });
    void pageReady.then(() => window.setTimeout(resolve, calm));
  });
  await Promise.all([pageReady, sign]);
  await new Promise((resolve) => window.setTimeout(resolve, moment));
  await settled();
}
