import { useHost } from "@thuot-tha/shared/platform";
import { Button, Icon } from "@thuot-tha/shared/ui";
import { viSuccess } from "../../../locales/vi/success.ts";
import { calendarFile } from "../calendar-file.ts";
import { handoverDays } from "../handover-days.ts";
import type { Order } from "../slice.ts";
import styles from "./TakeAlong.module.css";

/** The order to keep: its days for a calendar, and itself on paper. */
export function TakeAlong({ order }: { order: Order }) {
  const { now } = useHost();
  const days = handoverDays(order);
  const save = () => {
    const file = new Blob([calendarFile(days, now())], { type: "text/calendar;charset=utf-8" });
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: viSuccess.calendarFile(order.id) }).click();
    // The browser has begun to read it by the next turn.
    setTimeout(() => URL.revokeObjectURL(href));
  };
  return (
    <div className={styles.along}>
      {days.length > 0 ? (
        <Button size="small" onClick={save}>
          <Icon name="calendar" size={18} /> {viSuccess.calendar}
        </Button>
      ) : null}
      <Button size="small" variant="quiet" onClick={() => window.print()}>
        {viSuccess.print}
      </Button>
    </div>
  );
}
