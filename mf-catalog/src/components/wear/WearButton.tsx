import { formatRange } from "@thuot-tha/shared/domain";
import { classNames, Icon } from "@thuot-tha/shared/ui";
import { vi } from "../../locales/vi/wear.ts";
import styles from "./Wear.module.css";

export const wearId = "ngay-mac";

/**
 * "Ngày diễn ra sự kiện": shows the chosen days and opens the calendar. `dateFrom` and `dateTo` are both empty without
 * a choice.
 */
export function WearButton({ dateFrom, dateTo, size = "" }: { dateFrom: string; dateTo: string; size?: string }) {
  return (
    <button
      type="button"
      className={classNames(styles.button, dateFrom !== "" && styles.chosen)}
      popoverTarget={wearId}
    >
      <Icon name="calendar" size={20} />
      <span className={styles.words}>
        <span className={styles.title}>{vi.title}</span>
        <span>
          {dateFrom ? formatRange({ dateFrom, dateTo }) : vi.choose}
          {size ? `, ${vi.size(size)}` : null}
        </span>
      </span>
    </button>
  );
}
