import type { ReactNode } from "react";
import { Icon } from "../text/Icon.tsx";
import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  title: ReactNode;
  /** Open at first. */
  open?: boolean;
  /** Those of one name close each other. */
  name?: string;
  children: ReactNode;
}

/** Something to read when wanted. It is the browser's own: it works before any script does. */
export function Disclosure({ title, open, name, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron-down" size={18} className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
