import type { CSSProperties } from "react";
import { formatNumber } from "../../domain/index.ts";
import { Icon } from "../text/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import styles from "./Rating.module.css";

export interface RatingProps {
  /** 0 to 5, fractions shown as such. */
  value: number;
  /** Number of reviews; omitted for a single review's stars. */
  count?: number;
  /** Edge of a star in CSS pixels; 16 by default. */
  size?: number;
}

export function Rating({ value, count, size }: RatingProps) {
  const said = `${formatNumber(value)} trên 5 sao`;
  const counted = count === undefined ? null : formatNumber(count);
  const lit = `${Math.min(5, Math.max(0, value)) * 20}%`;
  const measures = { "--lit": lit, "--star": size && `${size}px` } as CSSProperties;
  return (
    <span className={styles.rating} style={measures}>
      <Icon name="star" className={styles.stars} filled />
      <VisuallyHidden>{counted ? `${said}, ${counted} đánh giá` : said}</VisuallyHidden>
      {counted ? <span aria-hidden="true">({counted})</span> : null}
    </span>
  );
}
