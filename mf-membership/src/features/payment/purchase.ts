import { defineStored } from "@thuot-tha/shared/contracts";

/** The payment begun in this browser, so that its purchase is reported once, over reloads and in every tab. */
const owed = defineStored({
  key: "mf-membership.purchase",
  lasts: "browser",
  as: "text",
  parse: (paymentId) => (typeof paymentId === "string" ? paymentId : null),
});

export const owePurchase = (paymentId: string): void => owed.write(paymentId);

/** Whether to report the purchase now. */
export function takePurchase(paymentId: string): boolean {
  if (owed.read() !== paymentId) return false;
  owed.clear();
  return true;
}
