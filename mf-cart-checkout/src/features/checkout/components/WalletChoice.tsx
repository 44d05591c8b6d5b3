import { formatDong } from "@thuot-tha/shared/domain";
import { CheckboxInput } from "@thuot-tha/shared/ui";
import { viPayment } from "../../../locales/vi/payment.ts";
import { isPaidByWallet } from "../selectors.ts";
import type { Quote } from "../types.ts";
import styles from "./WalletChoice.module.css";

interface WalletChoiceProps {
  quote: Quote;
  checked: boolean;
  onChange: (use: boolean) => void;
}

/** Choice to pay from the wallet first. Renders nothing for an empty wallet. */
export function WalletChoice({ quote, checked, onChange }: WalletChoiceProps) {
  const { wallet, payable } = quote;
  if (!wallet || wallet.balance === 0) return null;
  return (
    <div className={styles.wallet}>
      <CheckboxInput
        label={viPayment.useWallet}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p role="status">
        {wallet.used === 0
          ? viPayment.walletBalance(formatDong(wallet.balance))
          : isPaidByWallet(quote)
            ? viPayment.walletAll
            : viPayment.walletUsed(formatDong(wallet.used), formatDong(payable))}
      </p>
    </div>
  );
}
