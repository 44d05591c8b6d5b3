import { Notice } from "@thuot-tha/shared/ui";
import { viPayment } from "../../../locales/vi/payment.ts";
import type { QuoteChange } from "../quote-changes.ts";
import type { Agreed } from "../types.ts";
import { Changes } from "./Changes.tsx";
import styles from "./Refusal.module.css";

/** Lists what has changed since the shopper last saw the order, before they press anything. */
export function OrderChanged({ where, changes }: { where: Agreed["where"]; changes: QuoteChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" title={viPayment.changed[where]} className={styles.refusal}>
      <Changes changes={changes} />
      <p>{viPayment.changedNote}</p>
    </Notice>
  );
}
