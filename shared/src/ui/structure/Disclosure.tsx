import type { ReactNode } from "react";
import { Icon } from "../text/Icon.tsx";
import styles from "./Disclosure.module.css";

export interface DisclosureProps {
  title: ReactNode;
  /** Open at first. */
  open?: boolean;
  /** Opening one closes the others of the same name. */
  name?: string;
  children: ReactNode;
}

/** Content that opens on demand. It is the native element, so it works without scripts. */
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
