import { defineStored } from "@thuot-tha/shared/contracts";

/** The payment begun in this browser: its purchase is told once, over reloads and in every tab. */
const owed = defineStored({
  key: "mf-membership.purchase",
  lasts: "browser",
  as: "text",
  parse: (paymentId) => (typeof paymentId === "string" ? paymentId : null),
});

export const owePurchase = (paymentId: string): void => owed.write(paymentId);

/** Whether the purchase is to be told now. */
export function takePurchase(paymentId: string): boolean {
  if (owed.read() !== paymentId) return false;
  owed.clear();
  return true;
}
