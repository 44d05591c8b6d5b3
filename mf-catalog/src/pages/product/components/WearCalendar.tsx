import { useToday } from "@thuot-tha/shared/dates/use-today";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { RentalCalendar } from "@thuot-tha/shared/ui/dates";
import { type MouseEvent, startTransition, useCallback, useEffect, useMemo, useOptimistic } from "react";
import { shallowEqual, useDispatch, useSelector } from "react-redux";
import { combineAvailability } from "../../../features/availability/combine.ts";
import { availabilityRequested, getAvailability, type WithAvailability } from "../../../features/availability/slice.ts";
import { viWearCalendar } from "../../../locales/vi/wear-calendar.ts";

export interface WearDates {
  dateFrom: string;
  dateTo: string;
}

export interface WearCalendarProps {
  /** The chosen variant, or several of which one must be free. */
  variantIds: readonly string[];
  /** Bounds until the calendars have loaded. */
  firstDay: string;
  lastDay: string;
  maxDays: number;
  value: WearDates | null;
  onChange: (value: WearDates | null) => void;
  /** Receives whether pressed days wait for the calendars. */
  onWaiting: (isWaiting: boolean) => void;
}

/**
 * The calendar of variants: loads the blocked days as it opens, and again at midnight and when the shopper returns to
 * the tab. It answers a press in the next frame; prices and the rest of the page follow.
 */
export function WearCalendar(props: WearCalendarProps) {
  const { variantIds, firstDay, lastDay, maxDays, value, onChange, onWaiting } = props;
  const today = useToday();
  const [pressed, setPressed] = useOptimistic(value);
  const choose = (days: WearDates | null) =>
    startTransition(() => {
      setPressed(days);
      onChange(days);
    });
  const dispatch = useDispatch();
  const ids = variantIds.join(" ");
  const known = useSelector(
    (state: WithAvailability) => variantIds.map((variantId) => getAvailability(state, { variantId, quantities: 1 })),
    shallowEqual,
  );
  const request = useCallback(() => {
    for (const variantId of ids.split(" ")) dispatch(availabilityRequested({ variantId, quantities: 1 }));
  }, [dispatch, ids]);
  useEffect(() => {
    const comeBack = () => !document.hidden && request();
    request();
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, [request, today]);

  // The same while the calendars are: other blocked days take back what the calendar says about the last press.
  const loaded = useMemo(() => {
    const calendars = known.flatMap((one) => (one?.is === "loaded" ? [one.availability] : []));
    return calendars.length === known.length ? combineAvailability(calendars) : undefined;
  }, [known]);

  const failed = known.find((one) => one?.is === "failed");
  if (failed) {
    const again = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // The pressed button goes with the notice.
      currentTarget.closest<HTMLElement>("[popover]")?.focus();
      request();
    };
    return (
      <Notice tone="error" action={<Button onClick={again}>{viWearCalendar.retry}</Button>}>
        {viWearCalendar.failed} {failed.message}
      </Notice>
    );
  }
  return (
    <RentalCalendar
      today={today}
      firstDay={loaded?.firstDate ?? firstDay}
      lastDay={loaded?.lastDate ?? lastDay}
      invalidDates={loaded?.invalidDates ?? noDates}
      freeRanges={loaded?.freeRanges}
      maxDays={loaded?.maxDays ?? maxDays}
      cutoffHour={loaded?.cutoffHour}
      value={pressed}
      onChange={choose}
      loading={!loaded}
      onWaiting={onWaiting}
    />
  );
}

const noDates = [] as const;
