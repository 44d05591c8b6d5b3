/** Each gateway's word for success, in the address it sends the browser back to. */
const successes = { resultCode: "0", vnp_ResponseCode: "00", status: "1" } as const;

/**
 * What the gateway says by the address it sends the shopper back to. A hint for the first words only: anybody can write an
 * address, so it is the gateway's own notification that decides. Null when the shopper does not come from a gateway.
 */
export function returnHint(search: string): "paid" | "not-paid" | null {
  const query = new URLSearchParams(search);
  for (const [name, success] of Object.entries(successes)) {
    const value = query.get(name);
    if (value !== null) return value === success ? "paid" : "not-paid";
  }
  return null;
}
