import {
  addDays,
  addMonths,
  type BlockedRange,
  type Day,
  type DayRange,
  monthOf,
  rentalChips,
  rentalDefaults,
} from "../../domain/index.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../text/Icon.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import styles from "./RentalCalendar.module.css";
import { statusText } from "./status-text.ts";
import { useRentalChoice } from "./use-rental-choice.ts";

export interface RentalCalendarProps {
  /** Today in Viet Nam. */
  today: Day;
  /** First wear date that may be chosen. */
  firstDay: Day;
  /** Last day; a year from today by default. */
  lastDay?: Day;
  /** Wear dates that may not be chosen, with the reason in Vietnamese. */
  invalidDates: readonly BlockedRange[];
  /**
   * Ranges on which a piece is free from end to end: a choice lies within one. Absent: any days between blocked ones.
   */
  freeRanges?: readonly DayRange[] | undefined;
  /** Longest wear, in days. */
  maxDays: number;
  /** Hour from which the first wear date is a day later, which the calendar says; 24 for none. */
  cutoffHour?: number | undefined;
  value: DayRange | null;
  /** The day whose month shows first while nothing is chosen; the first choosable one by default. */
  opensOn?: Day | undefined;
  /** Receives every valid range: a first press is one day, a second one extends it. */
  onChange: (value: DayRange | null) => void;
  /** The blocked days are loading; pressed days take effect once they have loaded. */
  loading?: boolean;
  /** Receives whether pressed days wait for the blocked ones; unmounting the calendar would then lose them. */
  onWaiting?: (isWaiting: boolean) => void;
}

/** Chooses wear dates. It uses no clock and loads no data, so a server can render it. */
export function RentalCalendar(props: RentalCalendarProps) {
  const { today, firstDay, invalidDates, freeRanges, maxDays, value, onChange, loading = false, onWaiting } = props;
  const { lastDay = addDays(today, rentalDefaults.horizonDays), opensOn = firstDay } = props;
  const { cutoffHour = rentalDefaults.cutoffHour } = props;
  const rules = { today, firstDay, lastDay, invalidDates, freeRanges, maxDays };
  const calendar = useRentalChoice({ rules, value, opensOn, onChange, busy: loading, onWaiting });
  const { month, turn, state, problem } = calendar;

  const grid = {
    rules,
    value,
    anchor: state.anchor,
    preview: calendar.preview,
    tabStop: calendar.tabStop,
    busy: loading,
    onChoose: calendar.choose,
    onPoint: calendar.point,
    onKeyDown: calendar.onKeyDown,
  };

  return (
    <div className={styles.calendar}>
      <fieldset className={styles.chips} aria-label="Số ngày mặc">
        {[null, ...rentalChips.filter((days) => days <= maxDays)].map((days) => (
          <button
            key={days}
            type="button"
            className={styles.chip}
            aria-pressed={state.length === days}
            onClick={() => calendar.pickLength(days)}
          >
            {days === null ? "Tự chọn" : `Thuê ${days} ngày`}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.body} aria-label="Ngày mặc">
        <Turn to="previous" disabled={month <= monthOf(today)} onPress={() => turn(-1)} />
        <div className={styles.months} ref={calendar.frame} aria-busy={loading}>
          <MonthGrid month={month} {...grid} />
          <MonthGrid month={addMonths(month, 1)} {...grid} />
        </div>
        <Turn to="next" disabled={month >= monthOf(lastDay)} onPress={() => turn(1)} />
      </fieldset>
      <p className={classNames(styles.status, problem !== null && styles.problem)} role="status">
        {problem ?? statusText(state, loading)}
      </p>
      <p className={styles.hint}>
        Ngày gạch chéo chưa thuê được; chạm vào để xem lý do.
        {cutoffHour < 24 ? ` Đặt từ ${cutoffHour}:00 trở đi thì ngày mặc sớm nhất lùi một ngày.` : null}
      </p>
    </div>
  );
}

interface TurnProps {
  to: "previous" | "next";
  disabled: boolean;
  onPress: () => void;
}

/** `aria-disabled` keeps the focus when the first or the last month is reached. */
function Turn({ to, disabled, onPress }: TurnProps) {
  return (
    <button
      type="button"
      className={classNames(styles.turn, styles[to])}
      aria-label={to === "next" ? "Tháng sau" : "Tháng trước"}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={to === "next" ? "chevron-right" : "chevron-left"} />
    </button>
  );
}
