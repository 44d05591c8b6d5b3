import { defineStored } from "@thuot-tha/shared/contracts";

/** Orders placed in this browser, newest first, with whether their purchase was reported. */
type Purchases = [orderId: string, isReported: boolean][];

const maxStored = 50;

const stored = defineStored({
  key: "mf-cart-checkout.purchases",
  lasts: "browser",
  parse: (purchases) => (Array.isArray(purchases) ? (purchases as Purchases) : []),
});

const write = (orderId: string, isReported: boolean): void => {
  const others = stored.read().filter(([id]) => id !== orderId);
  stored.write([[orderId, isReported] as Purchases[number], ...others].slice(0, maxStored));
};

/**
 * Records that the order was placed here, so that its purchase is reported once it is settled. A known order is
 * unchanged.
 */
export function expectPurchase(orderId: string): void {
  if (!stored.read().some(([id]) => id === orderId)) write(orderId, false);
}

/** Whether to report the purchase now; true once only, over reloads and in every tab. */
export function claimPurchase(orderId: string): boolean {
  const expected = stored.read().some(([id, isReported]) => id === orderId && !isReported);
  if (expected) write(orderId, true);
  return expected;
}
