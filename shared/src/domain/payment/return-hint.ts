/** MoMo's result code of a payment that the shopper has to confirm there. */
export const momoUnconfirmed = 1000;
/** MoMo's result codes of a confirmed payment that is not final. */
export const momoUnderWay: readonly number[] = [7000, 7002, 9000];

/** Values in each gateway's return address after which the money has arrived or may still arrive. */
const openOutcomes: Record<string, readonly string[]> = {
  // MoMo: paid, or not final.
  resultCode: [0, ...momoUnderWay].map(String),
  // VNPAY: paid; and money that was taken, but is under review.
  vnp_ResponseCode: ["00", "07"],
  // ZaloPay: paid.
  status: ["1"],
};

/**
 * The outcome in the address that a gateway returns the shopper to. It is only a hint for the first message, because
 * anyone can write an address; the gateway's notification decides. Null when the shopper does not come from a gateway,
 * or has to confirm there yet.
 */
export function returnHint(search: string): "maybe-paid" | "not-paid" | null {
  const query = new URLSearchParams(search);
  if (query.get("resultCode") === String(momoUnconfirmed)) return null;
  for (const [name, values] of Object.entries(openOutcomes)) {
    const value = query.get(name);
    if (value !== null) return values.includes(value) ? "maybe-paid" : "not-paid";
  }
  return null;
}
