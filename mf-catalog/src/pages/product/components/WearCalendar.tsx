import { addDays, rentalDefaults } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { RentalCalendar } from "@thuot-tha/shared/ui/dates";
import { useCallback, useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { availabilityWanted, getAvailability } from "../../../features/availability/slice.ts";
import { dayNow } from "../../../features/wear.ts";
import { vi } from "../../../locales/vi/product.ts";

export interface WearDates {
  dateFrom: string;
  dateTo: string;
}

interface WearCalendarProps {
  variantId: string;
  /** Days before the first possible wear date, until the variant's calendar has loaded. */
  leadDays?: number;
  value: WearDates | null;
  onChange: (value: WearDates | null) => void;
}

type State = Parameters<typeof getAvailability>[0];

/** The calendar of one variant: loads the blocked days when the variant changes and when the shopper returns to it. */
export function WearCalendar({ variantId, leadDays = rentalDefaults.leadDays, value, onChange }: WearCalendarProps) {
  const { today: opened, now } = useHost();
  const [today, setToday] = useState(opened);
  const dispatch = useDispatch();
  const wanted = { variantId, quantities: 1 };
  const known = useSelector((state: State) => getAvailability(state, wanted));
  const ask = useCallback(() => {
    setToday(dayNow(opened, now()));
    dispatch(availabilityWanted({ variantId, quantities: 1 }));
  }, [dispatch, variantId, opened, now]);
  useEffect(() => {
    const comeBack = () => !document.hidden && ask();
    ask();
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, [ask]);

  if (known?.phase === "failed") {
    return (
      <Notice tone="error" action={<Button onClick={ask}>{vi.retry}</Button>}>
        {vi.calendarFailed} {known.message}
      </Notice>
    );
  }
  const loaded = known?.phase === "loaded" ? known.availability : undefined;
  return (
    <RentalCalendar
      today={today}
      firstDay={loaded?.firstDate ?? addDays(today, leadDays)}
      invalidDates={loaded?.invalidDates ?? []}
      freeRanges={loaded?.freeRanges}
      lastDay={loaded?.lastDate}
      maxDays={loaded?.maxDays ?? rentalDefaults.maxDays}
      value={value}
      onChange={onChange}
      loading={!loaded}
    />
  );
}
