import { formatRange } from "@thuot-tha/shared/domain";
import { classNames, Icon } from "@thuot-tha/shared/ui";
import { viWear } from "../../../locales/vi/wear.ts";
import styles from "./Wear.module.css";

export const wearId = "ngay-mac";

interface WearButtonProps {
  /** Both empty without a choice. */
  dateFrom: string;
  dateTo: string;
  /** A size that is chosen with the days; empty without one. */
  size?: string;
  /** Id of the sheet that it opens; by default that of a list. */
  target?: string;
  title?: string;
}

/** Shows the chosen days and opens the calendar. */
export function WearButton({ dateFrom, dateTo, size = "", target = wearId, title = viWear.title }: WearButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, dateFrom !== "" && styles.chosen)}
      popoverTarget={target}
    >
      <Icon name="calendar" size={20} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span>
          {(dateFrom ? formatRange({ dateFrom, dateTo }) : viWear.choose) + (size && `, ${viWear.size(size)}`)}
        </span>
      </span>
    </button>
  );
}
