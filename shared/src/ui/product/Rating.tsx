import { Icon } from "../text/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import styles from "./Rating.module.css";

export interface RatingProps {
  /** 0 to 5, fractions shown as such. */
  value: number;
  /** Number of reviews; omitted for a single review's stars. */
  count?: number;
  /** Edge of a star in CSS pixels. */
  size?: number;
}

const five = [1, 2, 3, 4, 5];

export function Rating({ value, count, size = 16 }: RatingProps) {
  const said = `${value.toLocaleString("vi-VN", { maximumFractionDigits: 1 })} trên 5 sao`;
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        <span className={styles.row}>
          {five.map((star) => (
            <Icon key={star} name="star" size={size} />
          ))}
        </span>
        <span className={`${styles.row} ${styles.lit}`} style={{ width: `${Math.min(5, Math.max(0, value)) * 20}%` }}>
          {five.map((star) => (
            <Icon key={star} name="star" size={size} filled />
          ))}
        </span>
      </span>
      <VisuallyHidden>{count === undefined ? said : `${said}, ${count} đánh giá`}</VisuallyHidden>
      {count === undefined ? null : <span aria-hidden="true">({count})</span>}
    </span>
  );
}
