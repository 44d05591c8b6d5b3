import { defineStored } from "@thuot-tha/shared/contracts";

/** The payment begun in this browser, so that its purchase is reported once, over reloads and in every tab. */
const expected = defineStored({
  key: "mf-membership.purchase",
  lasts: "browser",
  as: "text",
  parse: (paymentId) => (typeof paymentId === "string" ? paymentId : null),
});

export const expectPurchase = (paymentId: string): void => expected.write(paymentId);

/** Whether to report the purchase now. */
export function claimPurchase(paymentId: string): boolean {
  if (expected.read() !== paymentId) return false;
  expected.clear();
  return true;
}
