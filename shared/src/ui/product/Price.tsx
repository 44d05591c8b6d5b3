import { type Dong, formatDong, percentOff } from "../../domain/index.ts";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import styles from "./Price.module.css";

/** An amount in đồng, as text. */
export function Money({ amount, className }: { amount: Dong; className?: string }) {
  return <span className={classNames(styles.amount, className)}>{formatDong(amount)}</span>;
}

export interface PriceProps {
  amount: Dong;
  /** Shown crossed out when it is higher than `amount`. */
  original?: Dong;
  /** Before the amount, e.g. "Thuê từ". */
  label?: string;
  /** After it, e.g. "ngày" for "/ ngày". */
  per?: string;
  size?: "text" | "large";
  className?: string;
}

/** A price: "Thuê từ 350.000 ₫ / ngày". */
export function Price({ amount, original = 0, label, per, size = "text", className }: PriceProps) {
  const lowered = original > amount;
  const off = percentOff(original, amount);
  return (
    <span className={classNames(styles.price, size === "large" && styles.large, className)}>
      {label ? <span className={styles.words}>{`${label} `}</span> : null}
      <Money amount={amount} className={lowered ? styles.lowered : undefined} />
      {per ? <span className={styles.words}>{` / ${per}`}</span> : null}
      {lowered ? (
        <>
          <VisuallyHidden>, giá gốc </VisuallyHidden>
          <s className={styles.original}>{formatDong(original)}</s>
          {off > 0 ? (
            <span className={styles.off}>
              <VisuallyHidden>, giảm </VisuallyHidden>
              <span aria-hidden="true">{"\u2212"}</span>
              {`${off}%`}
            </span>
          ) : null}
        </>
      ) : null}
    </span>
  );
}
