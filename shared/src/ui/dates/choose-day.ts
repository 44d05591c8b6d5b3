import { addDays, type Day, type DayRange, formatDay } from "../../domain/index.ts";
import { blockReason, type CalendarRules, nextFreeHint, rangeProblem } from "./calendar-rules.ts";

/** State of the choice. Every `value` in it is a valid rental; there are no partial ones. */
export interface Choosing {
  value: DayRange | null;
  /** The start, while the next day pressed ends the range. */
  anchor: Day | null;
  /** Days of the pressed chip; null for a free range. */
  length: number | null;
  /** Why the last choice was refused, in Vietnamese. */
  problem: string | null;
}

const runOf = (dateFrom: Day, days: number): DayRange => ({ dateFrom, dateTo: addDays(dateFrom, days - 1) });

/**
 * Handles a pressed day. In a free range the first press chooses one day, the second ends the range; a range over
 * blocked days is refused and keeps its start. With a chosen length, the press is the first of that many days.
 */
export function chooseDay(day: Day, state: Choosing, rules: CalendarRules): Choosing {
  const reason = blockReason(day, rules);
  if (reason) return { ...state, problem: `Ngày ${formatDay(day)} chưa thuê được: ${reason.toLowerCase()}.` };
  if (state.length !== null) return chooseRun(day, state.length, state, rules);
  const start = state.anchor !== null && state.anchor <= day ? state.anchor : null;
  const range = { dateFrom: start ?? day, dateTo: day };
  const problem = rangeProblem(range, rules);
  return problem
    ? { ...state, problem }
    : { ...state, value: range, anchor: start === null ? day : null, problem: null };
}

/** Handles a pressed length: a press now means that many days. The chosen start stays where the length is free. */
export function chooseLength(length: number | null, state: Choosing, rules: CalendarRules): Choosing {
  const next = { ...state, length, anchor: null, problem: null };
  return length === null || state.value === null ? next : chooseRun(state.value.dateFrom, length, next, rules);
}

function chooseRun(day: Day, length: number, state: Choosing, rules: CalendarRules): Choosing {
  const range = runOf(day, length);
  const problem = rangeProblem(range, rules);
  return problem
    ? { ...state, problem: problem + nextFreeHint(length, day, rules) }
    : { ...state, value: range, anchor: null, problem: null };
}

/** The days that a press on this day would choose, for a preview; null when it would choose none. */
export function previewOf(day: Day, { anchor, length }: Choosing, rules: CalendarRules): DayRange | null {
  const range =
    length !== null ? runOf(day, length) : anchor !== null && day > anchor ? { dateFrom: anchor, dateTo: day } : null;
  return range && !rangeProblem(range, rules) ? range : null;
}
