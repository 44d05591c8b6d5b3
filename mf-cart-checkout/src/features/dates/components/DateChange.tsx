import { useToday } from "@thuot-tha/shared/dates/use-today";
import {
  type DayRange,
  firstChoosableDay,
  formatDong,
  formatRange,
  rangeLength,
  rentalDefaults,
} from "@thuot-tha/shared/domain";
import { nextFreeWear, wearObstacle } from "@thuot-tha/shared/domain/calendar";
import { useLoaded } from "@thuot-tha/shared/loading/use-loaded";
import { Button, Loading, Notice, SkeletonBlock } from "@thuot-tha/shared/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { viDates } from "../../../locales/vi/dates.ts";
import { viLine } from "../../../locales/vi/line.ts";
import { shownPrice } from "../../cart/shown-lines.ts";
import type { CartItem } from "../../cart/types.ts";
import { calendarId } from "../calendar-path.ts";
import type { Availability, DatesPhase } from "../slice.ts";
import styles from "./DateChange.module.css";

export interface DateChangeProps {
  line: CartItem;
  dates: Exclude<DatesPhase, { is: "closed" }>;
  pricing: Parameters<typeof shownPrice>[1];
  onSave: (wear: DayRange) => void;
  onClose: () => void;
  /** Requests the blocked days again. */
  onRetry: () => void;
}

const loadCalendar = () => import(/* webpackChunkName: "part-calendar" */ "./calendar.ts");

/** Changes one line's wear dates in place. It takes the focus as it opens; Esc closes it. */
export function DateChange({ line, dates, pricing, onSave, onClose, onRetry }: DateChangeProps) {
  const today = useToday();
  const frame = useRef<HTMLElement>(null);
  const code = useLoaded(loadCalendar);
  const [wear, setWear] = useState<DayRange | null>(wearOf(line));
  useEffect(() => frame.current?.focus(), []);

  const availability = dates.is === "loaded" ? dates.availability : null;
  const nearest = availability && nearestFree(line, availability);
  const price = wear && shownPrice({ ...line, ...wear }, pricing);
  const loadAgain = code.is === "failed" ? code.retry : dates.is === "failed" ? onRetry : null;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  return (
    <section
      id={calendarId}
      className={styles.panel}
      ref={frame}
      tabIndex={-1}
      aria-label={viDates.title(line.product.name)}
      onKeyDown={closeOnEscape}
    >
      {nearest ? (
        <p className={styles.nearest}>
          <Button size="small" onClick={() => setWear(nearest)}>
            {viDates.nearest(formatRange(nearest))}
          </Button>
        </p>
      ) : null}
      {loadAgain ? (
        <Notice
          tone="error"
          title={viDates.failed}
          action={
            <Button
              size="small"
              onClick={() => {
                // The pressed button goes with the notice.
                frame.current?.focus();
                loadAgain();
              }}
            >
              {viDates.retry}
            </Button>
          }
        >
          {dates.is === "failed" ? <p>{dates.message}</p> : null}
        </Notice>
      ) : code.is === "loaded" ? (
        <code.value.RentalCalendar
          today={today}
          firstDay={availability?.firstDate ?? firstChoosableDay(today)}
          lastDay={availability?.lastDate}
          invalidDates={availability?.invalidDates ?? []}
          freeRanges={availability?.freeRanges}
          maxDays={availability?.maxDays ?? rentalDefaults.maxDays}
          cutoffHour={availability?.cutoffHour}
          value={wear}
          onChange={setWear}
          loading={availability === null}
        />
      ) : (
        <Loading label={viDates.loading}>
          <SkeletonBlock height="24rem" />
        </Loading>
      )}
      <div className={styles.foot}>
        <p className={styles.price}>
          {price ? viDates.price(formatDong(price.total)) : null}
          {price?.isOwn ? ` · ${viLine.ownMemberPrice}` : null}
        </p>
        <Button variant="quiet" onClick={onClose}>
          {viDates.cancel}
        </Button>
        <Button disabled={wear === null || availability === null} onClick={() => wear && onSave(wear)}>
          {viDates.save}
        </Button>
      </div>
    </section>
  );
}

const wearOf = ({ dateFrom, dateTo }: CartItem): DayRange | null =>
  dateFrom === null || dateTo === null ? null : { dateFrom, dateTo };

/** Free wear dates of the same length, for a line whose dates are no longer available. */
function nearestFree(line: CartItem, { firstDate, lastDate, ...days }: Availability): DayRange | null {
  const wear = wearOf(line);
  if (!wear || (wear.dateFrom >= firstDate && !wearObstacle(wear, days))) return null;
  const from = wear.dateFrom > firstDate ? wear.dateFrom : firstDate;
  const free = nextFreeWear(rangeLength(wear), from, days);
  return free && free.dateTo <= lastDate ? free : null;
}
