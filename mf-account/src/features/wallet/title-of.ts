import { viWallet as words } from "../../locales/vi/wallet.ts";
import type { Entry } from "./slice.ts";

/** What kind of entry it is, in words. */
export function titleOf({ kind, payoutId, amount }: Entry): string {
  if (payoutId == null) return words.kinds[kind];
  return amount < 0 ? words.kinds.PAYOUT : words.payoutBack;
}
