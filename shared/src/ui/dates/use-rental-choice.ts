import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import {
  addMonths,
  type Day,
  type DayRange,
  firstDayOf,
  type Month,
  monthOf,
  rangeLength,
} from "../../domain/index.ts";
import { type CalendarRules, rangeProblem } from "./calendar-rules.ts";
import { type Choosing, chooseDay, chooseLength, previewOf } from "./choose-day.ts";
import { clampDay, dayAfterKey } from "./move-focus.ts";

interface Options {
  rules: CalendarRules;
  value: DayRange | null;
  /** The day whose month shows first while nothing is chosen. */
  opensOn: Day;
  onChange: (value: DayRange | null) => void;
  busy: boolean;
  onWaiting: ((isWaiting: boolean) => void) | undefined;
}

type Press = (state: Choosing, rules: CalendarRules) => Choosing;

/** A calendar's state: the visible month, the focused day, and the choice. */
export function useRentalChoice({ rules, value, opensOn, onChange, busy, onWaiting }: Options) {
  // An old link may have chosen past or distant days; the calendar opens within the months that it can show.
  const start = clampDay(value?.dateFrom ?? opensOn, firstDayOf(monthOf(rules.today)), rules.lastDay);
  const [month, setMonth] = useState<Month>(monthOf(start));
  const [focusDay, setFocusDay] = useState<Day>(start);
  const [pointed, setPointed] = useState<Day | null>(null);
  const [own, setOwn] = useState<Omit<Choosing, "value">>({ anchor: null, length: null, problem: null });
  const [taken, setTaken] = useState(rules.invalidDates);
  /** The value that Esc restores. */
  const [before, setBefore] = useState<DayRange | null>(null);
  /** Presses while the blocked days were loading; they take effect once the days have loaded. */
  const [waiting, setWaiting] = useState<readonly Press[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // The parent may have replaced or cleared the choice.
  const anchor = own.anchor !== null && value?.dateFrom === own.anchor ? own.anchor : null;
  const state: Choosing = { ...own, anchor, value };
  // A problem of one piece does not apply to another piece.
  if (taken !== rules.invalidDates) {
    setTaken(rules.invalidDates);
    setOwn({ ...own, problem: null });
  }

  const settle = ({ value: next, ...rest }: Choosing) => {
    setOwn(rest);
    if (next !== value) onChange(next);
  };

  const act = (presses: readonly Press[]) => {
    const next = presses.reduce((reached, press) => press(reached, rules), state);
    if (next.anchor !== null && anchor === null) setBefore(value);
    settle(next);
  };

  const press = (one: Press) => (busy ? setWaiting([...waiting, one]) : act([one]));

  useEffect(() => {
    if (busy || waiting.length === 0) return;
    setWaiting([]);
    act(waiting);
  });

  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting || !onWaiting) return;
    onWaiting(true);
    return () => onWaiting(false);
  }, [isWaiting, onWaiting]);

  const choose = (day: Day) => {
    setFocusDay(day);
    press((reached, known) => chooseDay(day, reached, known));
  };

  const pickLength = (length: number | null) => {
    setOwn({ ...own, length });
    press((reached, known) => chooseLength(length, reached, known));
  };

  const giveUp = () => settle({ ...state, value: before, anchor: null, problem: null });

  /** Moves the day that Tab focuses, too, because phones hide the other month. */
  const turn = (months: number) => {
    const next = addMonths(month, months);
    setMonth(next);
    setFocusDay(firstDayOf(next));
  };

  /** The second month is hidden on narrow screens. */
  const monthsInView = () => {
    const second = frame.current?.children[1];
    return second && getComputedStyle(second).display === "none" ? 1 : 2;
  };

  const onKeyDown = (event: KeyboardEvent, day: Day) => {
    if (event.key === "Escape" && anchor !== null) {
      event.stopPropagation();
      // A sheet around the calendar closes with the next press.
      event.preventDefault();
      giveUp();
      return;
    }
    const target = dayAfterKey(event.key, event.shiftKey, day);
    if (!target) return;
    event.preventDefault();
    const next = clampDay(target, firstDayOf(monthOf(rules.today)), rules.lastDay);
    const lastInView = addMonths(month, monthsInView() - 1);
    if (monthOf(next) < month) setMonth(monthOf(next));
    if (monthOf(next) > lastInView) setMonth(addMonths(monthOf(next), 1 - monthsInView()));
    moved.current = true;
    setFocusDay(next);
    setPointed(next);
  };

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    frame.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus();
  }, [focusDay]);

  const inView = focusDay >= firstDayOf(month) && focusDay < firstDayOf(addMonths(month, 2));
  return {
    frame,
    month,
    turn,
    tabStop: inView ? focusDay : firstDayOf(month),
    state,
    preview: pointed ? previewOf(pointed, state, rules) : null,
    /** Why the last choice was refused, or is no longer free. */
    problem: own.problem ?? (value && !busy ? rangeProblem(value, rules) : null),
    days: value ? rangeLength(value) : 0,
    choose,
    pickLength,
    onKeyDown,
    point: useCallback((day: Day | null) => setPointed(day), []),
  };
}
