import type { Entry } from "../slice.ts";
import { LedgerEntry } from "./LedgerEntry.tsx";
import styles from "./LedgerList.module.css";

/** The ledger's entries one below the other. */
export function LedgerList({ items }: { items: Entry[] }) {
  return (
    <ul className={styles.list}>
      {items.map((entry) => (
        <li key={entry.id}>
          <LedgerEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
}
