import { linkTo } from "@thuot-tha/shared/contracts";
import { customerCareRoute } from "@thuot-tha/shared/contracts/routes/content";
import { formatDong, formatRange } from "@thuot-tha/shared/domain";
import { lateReturnTerm, orderKind } from "@thuot-tha/shared/domain/order";
import { Link } from "@thuot-tha/shared/platform";
import { viSuccess } from "../../../locales/vi/success.ts";
import type { Order } from "../slice.ts";
import styles from "./NextSteps.module.css";

/** The steps that follow this order: of a rental, a purchase, or both. */
export function NextSteps({ order }: { order: Order }) {
  return (
    <section className={styles.next} aria-labelledby="order-next">
      <h2 id="order-next">{viSuccess.nextTitle}</h2>
      <ol>
        {stepsOf(order).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {orderKind(order.lines) === "sale" ? (
          <li>
            <span>
              {viSuccess.nextKeep}{" "}
              <Link to={linkTo(customerCareRoute, { customerCareLink: viSuccess.returnsLink })}>
                {viSuccess.returns}
              </Link>
            </span>
          </li>
        ) : null}
      </ol>
    </section>
  );
}

function stepsOf({ lines, paymentType, totals, payable, delivery, lateReturn }: Order): string[] {
  const kind = orderKind(lines);
  const cash = paymentType === "cash" && payable > 0 ? [viSuccess.nextCash(formatDong(payable))] : [];
  if (kind === "sale") {
    const arrival = delivery ? [viSuccess.nextArrival(formatRange(delivery))] : [];
    return [viSuccess.nextConfirm.sale, ...arrival, ...cash];
  }
  return [
    viSuccess.nextConfirm[kind],
    viSuccess.nextTry,
    ...cash,
    viSuccess.nextReturn[kind],
    ...(totals.depositTotal > 0 ? [viSuccess.nextDeposit(formatDong(totals.depositTotal))] : []),
    ...(lateReturn ? [lateReturnTerm(lateReturn.percent, lateReturn.perDay)] : []),
  ];
}
