import { formatDong } from "@thuot-tha/shared/domain";
import { viWallet as words } from "../../../locales/vi/wallet.ts";
import { formatMoment } from "../../../moment.ts";
import { signed } from "../signed.ts";
import type { Entry } from "../slice.ts";
import { titleOf } from "../title-of.ts";
import { EntryNote } from "./EntryNote.tsx";
import styles from "./LedgerEntry.module.css";

/** One line of the ledger: reason, time, amount and balance after it. */
export function LedgerEntry({ entry }: { entry: Entry }) {
  const { amount, balance, at } = entry;
  return (
    <article className={styles.entry}>
      <div>
        <h3>{titleOf(entry)}</h3>
        <p>
          <EntryNote entry={entry} />
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
