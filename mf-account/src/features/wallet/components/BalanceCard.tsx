import { formatDong } from "@thuot-tha/shared/domain";
import { viWallet as words } from "../../../locales/vi/wallet.ts";
import type { Balance } from "../slice.ts";
import styles from "./BalanceCard.module.css";

/** The wallet's balance, and its total income and spending. */
export function BalanceCard({ balance: { balance, received, spent } }: { balance: Balance }) {
  return (
    <dl className={styles.card}>
      <div className={styles.now}>
        <dt>{words.balance}</dt>
        <dd>{formatDong(balance)}</dd>
      </div>
      <div>
        <dt>{words.received}</dt>
        <dd>{formatDong(received)}</dd>
      </div>
      <div>
        <dt>{words.spent}</dt>
        <dd>{formatDong(spent)}</dd>
      </div>
    </dl>
  );
}
