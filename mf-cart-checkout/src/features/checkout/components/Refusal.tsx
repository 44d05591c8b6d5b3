import { formatDong } from "@thuot-tha/shared/domain";
import { Notice } from "@thuot-tha/shared/ui";
import { viPayment } from "../../../locales/vi/payment.ts";
import type { QuoteChange } from "../quote-changes.ts";
import type { PlacingPhase } from "../types.ts";
import styles from "./Refusal.module.css";

interface RefusalProps {
  refused: Extract<PlacingPhase, { phase: "refused" }>;
  changes: QuoteChange[];
}

/** Why there is no order yet, which lines it is about, and what to do now. */
export function Refusal({ refused, changes }: RefusalProps) {
  return (
    <Notice tone="error" title={viPayment.refusedTitle} className={styles.refusal}>
      {refused.message ? <p>{refused.message}</p> : null}
      {changes.length > 0 ? (
        <ul>
          {changes.map((change) => (
            <li key={`${change.kind} ${change.name}`}>{changeText(change)}</li>
          ))}
        </ul>
      ) : null}
      <p>{viPayment.advice[refused.advice]}</p>
    </Notice>
  );
}

const changeText = (change: QuoteChange): string =>
  change.kind === "gone"
    ? viPayment.gone(change.name, change.reason)
    : viPayment.price(change.name, formatDong(change.before), formatDong(change.after));
