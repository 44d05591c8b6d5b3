import type { ShopTerms } from "@thuot-tha/shared/contracts/operations/entities";
import { dayNow } from "@thuot-tha/shared/dates/day-now";
import { addDays, firstChoosableDay, leadDaysAt, rentalDefaults } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { Button } from "@thuot-tha/shared/ui";
import { type ComponentType, useState } from "react";
import { Sheet } from "../../../components/Sheet.tsx";
import { viWear } from "../../../locales/vi/wear.ts";
import { viWearSheet as words } from "../../../locales/vi/wear-sheet.ts";
import type { Size } from "../size.ts";
import { lastWear, rememberWear } from "../wear.ts";
import { PlainWearForm } from "./PlainWearForm.tsx";
import styles from "./Wear.module.css";
import { wearId } from "./WearButton.tsx";

interface Loaded {
  Calendar: ComponentType<import("@thuot-tha/shared/ui/dates").RentalCalendarProps>;
  SizeChoice: typeof import("./SizeChoice.tsx").SizeChoice;
}
export interface Wear {
  dateFrom: string;
  dateTo: string;
}

interface WearSheetProps {
  /** Target of the plain form, and fields it must preserve, for browsers without scripts. */
  pathname: string;
  kept?: readonly (readonly [name: string, value: string])[];
  value: Wear | null;
  /** The shop's rental rules from the API. */
  rental?: ShopTerms["rental"];
  /** Sizes to choose beside the days, and the chosen ones' values. */
  sizes?: readonly Size[];
  chosenSizes?: readonly string[];
  onChoose: (wear: Wear | null, sizes: readonly string[]) => void;
}

const none = [] as const;

/**
 * The calendar and sizes of a list. Their code loads when the sheet first opens; until then two plain date fields show.
 */
export function WearSheet(props: WearSheetProps) {
  const { pathname, kept = [], value, rental = rentalDefaults, sizes = [], chosenSizes = none, onChoose } = props;
  const { today: opened, now } = useHost();
  /** The days of the document until the sheet opens, then those by the clock. */
  const [{ today, firstDay }, setDays] = useState({
    today: opened,
    firstDay: firstChoosableDay(opened, rental.leadDays),
  });
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [draft, setDraft] = useState<Wear | null>(value);
  const [draftSizes, setDraftSizes] = useState(chosenSizes);
  const lastDay = addDays(today, rental.horizonDays);

  const onToggle = (open: boolean) => {
    if (!open) return;
    const at = now();
    const day = dayNow(opened, at);
    const first = firstChoosableDay(day, leadDaysAt(at, rental));
    const last = lastWear();
    setDays({ today: day, firstDay: first });
    setDraftSizes(chosenSizes);
    setDraft(value ?? (last && last.dateFrom >= first ? last : null));
    if (loaded) return;
    Promise.all([import("@thuot-tha/shared/ui/dates"), import("./SizeChoice.tsx")]).then(
      ([{ RentalCalendar }, { SizeChoice }]) => setLoaded({ Calendar: RentalCalendar, SizeChoice }),
      () => undefined,
    );
  };
  const choose = (wear: Wear | null) => {
    document.getElementById(wearId)?.hidePopover();
    rememberWear(wear);
    onChoose(wear, draftSizes);
  };

  return (
    <Sheet
      id={wearId}
      title={viWear.title}
      onToggle={onToggle}
      footer={
        loaded ? (
          <>
            <Button disabled={!value && !draft} onClick={() => choose(null)}>
              {words.clear}
            </Button>
            <Button variant="primary" disabled={!draft} onClick={() => choose(draft)}>
              {words.show}
            </Button>
          </>
        ) : null
      }
    >
      <p className={styles.hint}>{words.hint}</p>
      {loaded ? (
        <>
          <loaded.Calendar
            today={today}
            firstDay={firstDay}
            lastDay={lastDay}
            invalidDates={none}
            maxDays={rental.maxDays}
            cutoffHour={rental.cutoffHour}
            value={draft}
            onChange={setDraft}
          />
          <loaded.SizeChoice sizes={sizes} chosen={draftSizes} onChange={setDraftSizes} />
        </>
      ) : (
        <PlainWearForm
          pathname={pathname}
          kept={kept}
          firstDay={firstDay}
          lastDay={lastDay}
          value={value}
          submit={words.show}
        />
      )}
    </Sheet>
  );
}
