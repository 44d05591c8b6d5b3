/** The payment begun in this browser: its purchase is told once, over reloads and in every tab. */
const place = "mf-membership.purchase";

export function owePurchase(paymentId: string): void {
  try {
    localStorage.setItem(place, paymentId);
  } catch {
    // Full or forbidden: costs a figure, never the purchase.
  }
}

/** Whether the purchase is to be told now. */
export function takePurchase(paymentId: string): boolean {
  try {
    const owed = localStorage.getItem(place) === paymentId;
    if (owed) localStorage.removeItem(place);
    return owed;
  } catch {
    return false;
  }
}
