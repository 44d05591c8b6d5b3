import type { SlotProps } from "@thuot-tha/shared/contracts";
import type { paymentTransfer } from "@thuot-tha/shared/contracts/slots/payment";
import { formatDong } from "@thuot-tha/shared/domain";
import { viPaying } from "../../../locales/vi/paying.ts";
import { CopyFact } from "./CopyFact.tsx";
import { QrCode } from "./QrCode.tsx";
import styles from "./Transfer.module.css";

/** A bank transfer to make: the code to scan, and its details as text to copy. */
export function Transfer({ amount, transfer }: SlotProps<typeof paymentTransfer>) {
  const { bankName, accountNumber, accountName, memo, qrText } = transfer;
  return (
    <section aria-labelledby="paying-now">
      <h2 id="paying-now" tabIndex={-1}>
        {viPaying.transferTitle}
      </h2>
      <ol className={styles.steps}>
        {viPaying.transferSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.both}>
        <QrCode text={qrText} label={viPaying.qr(formatDong(amount), accountName)} fileName={viPaying.fileName(memo)} />
        <div>
          <dl className={styles.facts}>
            <CopyFact name={viPaying.bank} shown={bankName} />
            <CopyFact name={viPaying.account} shown={accountNumber} value={accountNumber} />
            <CopyFact name={viPaying.accountName} shown={accountName} />
            <CopyFact name={viPaying.money} shown={formatDong(amount)} value={String(amount)} />
            <CopyFact name={viPaying.memo} shown={memo} value={memo} />
          </dl>
          <p className={styles.note}>{viPaying.memoNote}</p>
        </div>
      </div>
    </section>
  );
}
