import { addDays, type Day, type DayRange, formatDay } from "../../domain/index.ts";
import { blockReason, type CalendarRules, endsApart, nextFreeHint, rangeProblem } from "./calendar-rules.ts";

/** State of the choice. Every `value` in it is a valid rental; there are no partial ones. */
export interface Choosing {
  value: DayRange | null;
  /** The start, while the next day pressed ends the range. */
  anchor: Day | null;
  /** Days of the pressed chip; null for a free range. */
  length: number | null;
  /** Why the last press was refused, or has begun a new range, in Vietnamese. */
  problem: string | null;
}

const runOf = (dateFrom: Day, days: number): DayRange => ({ dateFrom, dateTo: addDays(dateFrom, days - 1) });

/**
 * Handles a pressed day. In a free range the first press chooses one day, the second ends the range. A
 * free day that cannot end it begins a new one, so that a mistaken start blocks nothing. With a chosen length, the
 * press is the first of that many days.
 */
export function chooseDay(day: Day, state: Choosing, rules: CalendarRules): Choosing {
  const reason = blockReason(day, rules);
  if (reason) return { ...state, problem: `Ngày ${formatDay(day)} chưa thuê được: ${reason.toLowerCase()}.` };
  if (state.length !== null) return chooseRun(day, state.length, state, rules);
  const start = state.anchor !== null && state.anchor <= day ? state.anchor : null;
  const range = { dateFrom: start ?? day, dateTo: day };
  const problem = rangeProblem(range, rules);
  if (!problem) return { ...state, value: range, anchor: start === null ? day : null, problem: null };
  if (!endsApart(day, rules, start)) return { ...state, problem };
  const again = `Bắt đầu lại từ ngày ${formatDay(day)}, chọn thêm ngày kết thúc nếu mặc nhiều ngày.`;
  return { ...state, value: runOf(day, 1), anchor: day, problem: `${problem} ${again}` };
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
