import { defineStored } from "@thuot-tha/shared/contracts";
import { newKey } from "@thuot-tha/shared/http/new-key";

interface Attempt {
  key: string;
  lines: string[];
}

const storedAttempt = defineStored({
  key: "mf-cart-checkout.attempt",
  lasts: "browser",
  parse: (stored) => (stored ?? null) as Attempt | null,
});

/**
 * The idempotency key of the attempt to buy these lines. It stays the same over retries, reloads and tabs until the
 * order exists, so that a lost answer or a press in two tabs makes no second order. Other lines are another attempt,
 * because an order removes its lines from the cart.
 */
export function attemptKey(cartItemIds: readonly string[]): string {
  const lines = [...cartItemIds].sort();
  const last = storedAttempt.read();
  if (last?.key && String(last.lines) === String(lines)) return last.key;
  const key = newKey();
  storedAttempt.write({ key, lines });
  return key;
}

export const forgetAttempt = (): void => storedAttempt.clear();
