import { defineStored } from "@thuot-tha/shared/contracts";

/** Orders placed in this browser, newest first: whether their purchase has been told. */
type Purchases = [orderId: string, told: boolean][];

const maxStored = 50;

const stored = defineStored({
  key: "mf-cart-checkout.purchases",
  lasts: "browser",
  parse: (purchases) => (Array.isArray(purchases) ? (purchases as Purchases) : []),
});

const write = (orderId: string, told: boolean): void => {
  const others = stored.read().filter(([id]) => id !== orderId);
  stored.write([[orderId, told] as Purchases[number], ...others].slice(0, maxStored));
};

/** The order was placed here: its purchase is to be told once it stands. Nothing changes for one that is known. */
export function owePurchase(orderId: string): void {
  if (!stored.read().some(([id]) => id === orderId)) write(orderId, false);
}

/** Whether the purchase is to be told now; true once only, over reloads and in every tab. */
export function takePurchase(orderId: string): boolean {
  const owed = stored.read().some(([id, told]) => id === orderId && !told);
  if (owed) write(orderId, true);
  return owed;
}
