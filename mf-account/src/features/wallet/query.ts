import { linkTo } from "@thuot-tha/shared/contracts";
import { walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import type { Day } from "@thuot-tha/shared/domain";
import { dayOf, pageOf } from "../../query.ts";

/** The ledger's view, as read from the address; null where unfiltered. */
export interface WalletQuery {
  direction: "in" | "out" | null;
  kind: (typeof entryKinds)[number] | null;
  from: Day | null;
  to: Day | null;
  /** From 1. */
  page: number;
}

export const entriesPerPage = 20;
export const entryKinds = ["DEPOSIT_RETURN", "ORDER_REFUND", "ORDER_PAYMENT", "PAYOUT", "ADJUSTMENT"] as const;
export const directions = ["in", "out"] as const;

/** Reads the address; invalid values are ignored. */
export function walletQueryOf(search: string): WalletQuery {
  const query = new URLSearchParams(search);
  return {
    direction: directions.find((one) => one === query.get("direction")) ?? null,
    kind: entryKinds.find((one) => one === query.get("kind")) ?? null,
    from: dayOf(query, "from"),
    to: dayOf(query, "to"),
    page: pageOf(query),
  };
}

export const isFiltered = ({ direction, kind, from, to }: WalletQuery): boolean =>
  [direction, kind, from, to].some((one) => one !== null);

export const walletPath = ({ direction, kind, from, to, page }: WalletQuery): string =>
  linkTo(walletRoute, undefined, {
    direction: direction ?? undefined,
    kind: kind ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    page: page > 1 ? page : undefined,
  });
