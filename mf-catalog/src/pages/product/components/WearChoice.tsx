import { addDays, firstChoosableDay, rentalDefaults } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { Button } from "@thuot-tha/shared/ui";
import { type ReactNode, useState } from "react";
import { Sheet } from "../../../components/Sheet.tsx";
import { useSheetPart } from "../../../components/use-sheet-part.ts";
import type { Product } from "../../../features/product/slice.ts";
import { PlainWearForm } from "../../../features/wear/components/PlainWearForm.tsx";
import { WearButton } from "../../../features/wear/components/WearButton.tsx";
import { viProduct } from "../../../locales/vi/product.ts";
import type { WearDates } from "./WearCalendar.tsx";
import styles from "./WearChoice.module.css";

/** A button with this `popoverTarget` opens the calendar. */
export const wearChoiceId = "chon-ngay-mac";

interface WearChoiceProps {
  terms: Product["terms"];
  variantIds: readonly string[];
  value: WearDates | null;
  onChange: (value: WearDates | null) => void;
  /** Address of the product and the rest of its choice, for browsers without scripts. */
  pathname: string;
  kept: readonly (readonly [name: string, value: string])[];
  /** The total of the chosen days. */
  total: ReactNode;
}

/**
 * "Ngày mặc": a field that opens the calendar. Its code loads when it first opens; until then two plain date fields
 * show, which also work without scripts.
 */
export function WearChoice({ terms, variantIds, value, onChange, pathname, kept, total }: WearChoiceProps) {
  const { today } = useHost();
  const { part, isOpen, onToggle } = useSheetPart(wearChoiceId, () => import("./WearCalendar.tsx"));
  const [isWaiting, setWaiting] = useState(false);
  const { leadDays, maxDays, horizonDays } = terms?.rental ?? rentalDefaults;
  const bounds = { firstDay: firstChoosableDay(today, leadDays), lastDay: addDays(today, horizonDays) };
  const { dateFrom = "", dateTo = "" } = value ?? {};
  return (
    <div className={styles.field}>
      <WearButton target={wearChoiceId} title={viProduct.wear} dateFrom={dateFrom} dateTo={dateTo} />
      <Sheet
        id={wearChoiceId}
        title={viProduct.wear}
        onToggle={onToggle}
        footer={
          part ? (
            <>
              <p className={styles.total}>{total}</p>
              <Button variant={value ? "primary" : "secondary"} popoverTarget={wearChoiceId} popoverTargetAction="hide">
                {viProduct.done}
              </Button>
            </>
          ) : null
        }
      >
        {part && (isOpen || isWaiting) ? (
          <part.WearCalendar
            variantIds={variantIds}
            maxDays={maxDays}
            value={value}
            onChange={onChange}
            {...bounds}
            onWaiting={setWaiting}
          />
        ) : (
          <PlainWearForm pathname={pathname} kept={kept} value={value} {...bounds} submit={viProduct.showDays} />
        )}
      </Sheet>
    </div>
  );
}
