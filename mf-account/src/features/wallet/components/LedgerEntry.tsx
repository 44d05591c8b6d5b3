import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { formatDong } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { wallet as words } from "../../../locales/vi/wallet.ts";
import { formatMoment } from "../../../moment.ts";
import type { Entry } from "../slice.ts";
import styles from "./LedgerEntry.module.css";

/** One line of the ledger: reason, time, amount and balance after it. */
export function LedgerEntry({ entry: { kind, amount, balance, orderId, note, at } }: { entry: Entry }) {
  // The link names the order, so a note that only repeats it is left out. An adjustment's note is always shown.
  const told = kind !== "ADJUSTMENT" && orderId && note.includes(orderId) ? null : note;
  return (
    <article className={styles.entry}>
      <div>
        <h3>{words.kinds[kind]}</h3>
        <p>
          {told}
          {orderId ? (
            <>
              {told ? " · " : null}
              <Link to={linkTo(orderRoute, { orderId })}>{words.order(orderId)}</Link>
            </>
          ) : null}
        </p>
        <time dateTime={at}>{formatMoment(at)}</time>
      </div>
      <p className={styles.amount} data-in={amount > 0 || undefined}>
        {signed(amount)}
        <span>{words.after(formatDong(balance))}</span>
      </p>
    </article>
  );
}

/** @example signed(-30000) // "−30.000 ₫" */
const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${formatDong(Math.abs(amount))}`;
