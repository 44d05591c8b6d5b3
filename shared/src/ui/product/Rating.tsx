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

export function Rating({ value, count, size = 16 }: RatingProps) {
  const label = `${value.toLocaleString("vi-VN", { maximumFractionDigits: 1 })} trên 5 sao`;
  const lit = { "--lit": `${Math.min(5, Math.max(0, value)) * 20}%` };
  return (
    <span className={styles.rating}>
      <span className={styles.stars} style={{ width: 5 * size, height: size, ...lit }} aria-hidden="true">
        <Icon name="star" className={styles.row} />
        <Icon name="star" className={styles.lit} filled />
      </span>
      <VisuallyHidden>{count === undefined ? label : `${label}, ${count} đánh giá`}</VisuallyHidden>
      {count === undefined ? null : <span aria-hidden="true">({count})</span>}
    </span>
  );
}
