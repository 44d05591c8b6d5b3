import { useHost } from "@thuot-tha/shared/platform";
import { Button, Icon } from "@thuot-tha/shared/ui";
import { viSuccess } from "../../../locales/vi/success.ts";
import { calendarFile } from "../calendar-file.ts";
import { orderDays } from "../order-days.ts";
import type { Order } from "../slice.ts";
import styles from "./TakeAlong.module.css";

/** Milliseconds for which a downloaded file stays readable. */
const revokeDelay = 60_000;

/** Saves the order: its days as a calendar file, and the order as a printed page. */
export function TakeAlong({ order }: { order: Order }) {
  const { now } = useHost();
  const days = orderDays(order);
  const save = () => {
    const file = new Blob([calendarFile(days, now())], { type: "text/calendar;charset=utf-8" });
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: viSuccess.calendarFile(order.id) }).click();
    // Some browsers ask where to save the file before they read it.
    setTimeout(() => URL.revokeObjectURL(href), revokeDelay);
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
