import { type KeyboardEvent, memo, type SyntheticEvent, useId } from "react";
import {
  addDays,
  type Day,
  type DayRange,
  formatDayForScreenReader,
  formatMonth,
  type Month,
  rangeIncludes,
  weekdayNames,
  weekdayShortNames,
  weeksOf,
} from "../../domain/index.ts";
import { classNames } from "../class-names.ts";
import { blockReason, type CalendarRules, endsApart } from "./calendar-rules.ts";
import styles from "./MonthGrid.module.css";

export interface MonthGridProps {
  month: Month;
  rules: CalendarRules;
  value: DayRange | null;
  /** The start, while the next day pressed ends the range. */
  anchor: Day | null;
  preview: DayRange | null;
  /** The one day that Tab stops at, in whichever month. */
  tabStop: Day;
  busy: boolean;
  onChoose: (day: Day) => void;
  onPoint: (day: Day | null) => void;
  onKeyDown: (event: KeyboardEvent, day: Day) => void;
}

/** A month as a grid of days, Monday first (the date-grid pattern of WAI-ARIA). */
export function MonthGrid({ month, busy, onChoose, onPoint, onKeyDown, ...choice }: MonthGridProps) {
  const titleId = useId();
  return (
    <div className={styles.month}>
      <p className={styles.title} id={titleId} aria-live="polite">
        {formatMonth(month)}
      </p>
      <table
        className={styles.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a date grid is made of
        role="grid"
        aria-labelledby={titleId}
        aria-busy={busy}
        onClick={(event) => withDay(event, onChoose)}
        onPointerOver={(event) => withDay(event, onPoint)}
        onPointerLeave={() => onPoint(null)}
        onKeyDown={(event) => withDay(event, (day) => onKeyDown(event, day))}
      >
        <thead>
          <tr>
            {weekdayShortNames.map((name, index) => (
              <th key={name} scope="col" abbr={weekdayNames[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) => (day ? <DayCell key={day} {...cellOf(day, choice)} /> : <td key={column} />))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Calls with the day that an event of the grid is about. */
function withDay({ target }: SyntheticEvent, call: (day: Day) => void): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
  if (button) call(button.dataset.day as Day);
}

interface CellProps {
  day: Day;
  /** Why it cannot be chosen. */
  reason: string | null;
  /** A press begins a new range, because this day cannot end the one begun. */
  startsAgain: boolean;
  isToday: boolean;
  isPast: boolean;
  isTabStop: boolean;
  isPreviewed: boolean;
  isChosen: boolean;
  isEdge: boolean;
  travel: Travel | null;
}

type Choice = Pick<MonthGridProps, "rules" | "value" | "anchor" | "preview" | "tabStop">;

function cellOf(day: Day, { rules, value, anchor, preview, tabStop }: Choice): CellProps {
  const reason = blockReason(day, rules);
  return {
    day,
    reason,
    startsAgain: endsApart(day, rules, anchor),
    isToday: day === rules.today,
    isPast: day < rules.today,
    isTabStop: day === tabStop,
    isPreviewed: preview !== null && rangeIncludes(preview, day),
    isChosen: value !== null && rangeIncludes(value, day),
    isEdge: day === value?.dateFrom || day === value?.dateTo,
    travel: reason ? null : travelOf(day, value),
  };
}

/** Memoised on plain values, because a press changes a few days of two months. */
const DayCell = memo(function DayCell(cell: CellProps) {
  const { day, reason, startsAgain, isToday, isPast, isTabStop, isPreviewed, isChosen, isEdge, travel } = cell;
  const remark = reason ?? (startsAgain ? "Bắt đầu lại từ ngày này" : null);
  // The accessible name must contain the visible number.
  const labelParts = [formatDayForScreenReader(day), isToday ? "hôm nay" : null, remark, travel?.label].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a td is a gridcell, which has it
    <td className={styles.cell} aria-selected={isChosen}>
      <button
        type="button"
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={reason ? true : undefined}
        aria-pressed={isChosen}
        aria-current={isToday ? "date" : undefined}
        aria-label={labelParts.join(", ")}
        title={remark ?? travel?.label}
        className={classNames(
          styles.day,
          isToday && styles.today,
          travel && styles.travel,
          startsAgain && styles.apart,
          isPreviewed && styles.preview,
          isChosen && styles.inside,
          isEdge && styles.edge,
          reason && styles.blocked,
          isPast && styles.past,
        )}
      >
        {Number(day.slice(8))}
        {travel ? <small data-word={travel.text} /> : null}
      </button>
    </td>
  );
});

interface Travel {
  text: string;
  label: string;
}
const delivery: Travel = { text: "giao", label: "Ngày giao" };
const pickUp: Travel = { text: "nhận", label: "Ngày nhận lại" };

/** The parcel arrives on the day before the first wear date and returns on the day after the last. */
function travelOf(day: Day, value: DayRange | null): Travel | null {
  if (!value) return null;
  if (day === addDays(value.dateFrom, -1)) return delivery;
  if (day === addDays(value.dateTo, 1)) return pickUp;
  return null;
}
