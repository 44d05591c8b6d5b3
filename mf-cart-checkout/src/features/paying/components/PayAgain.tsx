import { paymentNames } from "@thuot-tha/shared/domain/payment";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { useState } from "react";
import { viPaying } from "../../../locales/vi/paying.ts";
import { PaymentMethods } from "../../checkout/components/PaymentMethods.tsx";
import type { PaymentChoice } from "../../checkout/types.ts";
import type { Payment } from "../../placed-order/slice.ts";
import type { RetryPhase } from "../types.ts";
import styles from "./PayAgain.module.css";

interface PayAgainProps {
  title: string;
  /** The payment method of the last attempt. */
  last: Payment["type"];
  /** Which methods accept the sum; all while unknown. */
  choices: readonly PaymentChoice[] | null;
  retry: RetryPhase;
  onPay: (type: Payment["type"]) => void;
}

/** Starts another attempt with any payment method. */
export function PayAgain({ title, last, choices, retry, onPay }: PayAgainProps) {
  const [type, setType] = useState(last);
  return (
    <>
      <PaymentMethods label={title} choices={choices} value={type} onChange={setType} />
      {retry.is === "refused" ? (
        <Notice tone="error" title={viPaying.refusedTitle} className={styles.refused}>
          <p>{retry.message}</p>
        </Notice>
      ) : null}
      <Button
        variant="primary"
        size="large"
        className={styles.pay}
        loading={retry.is === "requested"}
        onClick={() => onPay(type)}
      >
        {type === "cash" ? viPaying.payCash : viPaying.payBy(paymentNames[type])}
      </Button>
    </>
  );
}
