import { formatDong } from "@thuot-tha/shared/domain";
import { viSuccess } from "../../../locales/vi/success.ts";
import type { Order } from "../slice.ts";
import styles from "./NextSteps.module.css";

/** The steps that follow this order. */
export function NextSteps({ order: { lines, paymentType, totals, payable } }: { order: Order }) {
  const hasRental = lines.some(({ type }) => type === "rental");
  const words = [
    viSuccess.nextConfirm,
    ...(hasRental ? [viSuccess.nextTry] : []),
    ...(paymentType === "cash" && payable > 0 ? [viSuccess.nextCash(formatDong(payable))] : []),
    ...(hasRental ? [viSuccess.nextReturn] : []),
    ...(totals.depositTotal > 0 ? [viSuccess.nextDeposit(formatDong(totals.depositTotal))] : []),
  ];
  return (
    <section className={styles.next} aria-labelledby="order-next">
      <h2 id="order-next">{viSuccess.nextTitle}</h2>
      <ol>
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
