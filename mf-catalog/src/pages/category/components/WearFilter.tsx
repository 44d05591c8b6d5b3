import { formatRange } from "@thuot-tha/shared/domain";
import { classNames, Icon } from "@thuot-tha/shared/ui";
import type { ListState } from "../../../features/listing/list-state.ts";
import { vi } from "../../../locales/vi/listing.ts";
import styles from "./WearFilter.module.css";

export const wearId = "ngay-mac";

/** "Ngày diễn ra sự kiện": says which days are chosen, and opens the calendar. */
export function WearButton({ state: { dateFrom, dateTo } }: { state: Pick<ListState, "dateFrom" | "dateTo"> }) {
  return (
    <button
      type="button"
      className={classNames(styles.button, dateFrom !== "" && styles.chosen)}
      popoverTarget={wearId}
    >
      <Icon name="calendar" size={20} />
      <span className={styles.words}>
        <span className={styles.title}>{vi.wearTitle}</span>
        <span>{dateFrom ? formatRange({ dateFrom, dateTo }) : vi.wearChoose}</span>
      </span>
    </button>
  );
}
