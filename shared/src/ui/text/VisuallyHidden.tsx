import type { HTMLAttributes } from "react";
import styles from "./VisuallyHidden.module.css";

/** Read out, not seen. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}
