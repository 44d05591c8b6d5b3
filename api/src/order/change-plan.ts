import type { Day, DayRange } from "@thuot-tha/shared/domain";
import type { BuyOut, OrderedRental } from "@thuot-tha/shared/domain/order";
import type { WholeOrder } from "./queries/orders.ts";

export type OrderItem = WholeOrder["items"][number];

/** A rental line of an order. */
export type RentalLine = OrderItem & OrderedRental;

/** Why a change is refused: a stable code and a Vietnamese sentence. */
export interface ChangeProblem {
  code: "CHANGE_NOT_POSSIBLE" | "EXTENSION_NOT_POSSIBLE" | "DATES_NOT_POSSIBLE" | "DATE_TAKEN" | "BUY_NOT_POSSIBLE";
  message: string;
}

/** Days of a piece to hold beside the line's own booking. */
export interface Hold {
  unitId: string;
  days: DayRange;
}

/** A change of a rental line that can be made. */
export interface ChangePlan {
  /** The new wear dates; null when the pieces are kept. */
  wear: DayRange | null;
  /** The pieces that are booked for the new dates, or kept. */
  unitIds: string[];
  holds: Hold[];
  /** Bookings of other renters that move to another piece. */
  moves: { bookingId: string; unitId: string }[];
  /** đồng the change costs before the cancellation terms; negative where it costs less. */
  difference: number;
  /** The line's member saving after the change. */
  memberSaving: number;
  buyOut: BuyOut | null;
}

/** A plan, or the reason why there is none. `latest` is the latest last wear day of an extension. */
export type Planned = { latest: Day | null } & ({ plan: ChangePlan } | { problem: ChangeProblem });

export const refused = (code: ChangeProblem["code"], message: string, latest: Day | null = null): Planned => ({
  problem: { code, message },
  latest,
});
