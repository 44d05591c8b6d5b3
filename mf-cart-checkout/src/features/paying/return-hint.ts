/** Each gateway's success value in the address it returns the browser to. */
const successes = { resultCode: "0", vnp_ResponseCode: "00", status: "1" } as const;

/**
 * The outcome in the address that a gateway returns the shopper to. It is only a hint for the first message, because
 * anyone can write an address; the gateway's notification decides. Null when the shopper does not come from a gateway.
 */
export function returnHint(search: string): "paid" | "not-paid" | null {
  const query = new URLSearchParams(search);
  for (const [name, success] of Object.entries(successes)) {
    const value = query.get(name);
    if (value !== null) return value === success ? "paid" : "not-paid";
  }
  return null;
}
