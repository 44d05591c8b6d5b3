import { type KeyboardEvent, useId } from "react";
import {
  addDays,
  type Day,
  type DayRange,
  formatDayToHear,
  formatMonth,
  type Month,
  rangeIncludes,
  weekdayNames,
  weekdayShortNames,
  weeksOf,
} from "../../domain/index.ts";
import { classNames } from "../class-names.ts";
import { blockReason, type CalendarRules } from "./calendar-rules.ts";
import styles from "./MonthGrid.module.css";

export interface MonthGridProps {
  month: Month;
  rules: CalendarRules;
  value: DayRange | null;
  /** The start, while the next day pressed ends the range. */
  anchor: Day | null;
  preview: DayRange | null;
  /** The one day that Tab stops at, wherever it is. */
  tabStop: Day;
  busy: boolean;
  onChoose: (day: Day) => void;
  onPoint: (day: Day | null) => void;
  onKeyDown: (event: KeyboardEvent, day: Day) => void;
}

/** A month as a grid of days, Monday first (the date-grid pattern of WAI-ARIA). */
export function MonthGrid(props: MonthGridProps) {
  const { month, busy, onPoint } = props;
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
        onPointerLeave={() => onPoint(null)}
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
              {week.map((day, column) => (day ? <DayCell key={day} day={day} {...props} /> : <td key={column} />))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayCell(props: MonthGridProps & { day: Day }) {
  const { day, rules, value, anchor, preview, tabStop, onChoose, onPoint, onKeyDown } = props;
  const reason = blockReason(day, rules, anchor);
  const chosen = value !== null && rangeIncludes(value, day);
  const travel = reason ? null : travelOf(day, value);
  // The accessible name must contain the visible number.
  const said = [formatDayToHear(day), day === rules.today ? "hôm nay" : null, reason, travel?.said].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a td is a gridcell, which has it
    <td className={styles.cell} aria-selected={chosen}>
      <button
        type="button"
        data-day={day}
        tabIndex={day === tabStop ? 0 : -1}
        aria-disabled={reason ? true : undefined}
        aria-pressed={chosen}
        aria-current={day === rules.today ? "date" : undefined}
        aria-label={said.join(", ")}
        title={reason ?? travel?.said}
        className={classNames(
          styles.day,
          day === rules.today && styles.today,
          travel && styles.travel,
          preview && rangeIncludes(preview, day) && styles.preview,
          chosen && styles.inside,
          (day === value?.dateFrom || day === value?.dateTo) && styles.edge,
          reason && styles.blocked,
          day < rules.today && styles.past,
        )}
        onClick={() => onChoose(day)}
        onPointerEnter={() => onPoint(day)}
        onKeyDown={(event) => onKeyDown(event, day)}
      >
        {Number(day.slice(8))}
        {travel ? <small data-word={travel.shown} /> : null}
      </button>
    </td>
  );
}

/** The parcel arrives on the day before the first wear date and returns on the day after the last. */
function travelOf(day: Day, value: DayRange | null) {
  if (!value) return null;
  if (day === addDays(value.dateFrom, -1)) return { shown: "giao", said: "Ngày giao" };
  if (day === addDays(value.dateTo, 1)) return { shown: "nhận", said: "Ngày nhận lại" };
  return null;
}
