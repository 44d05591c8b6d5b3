import { VisuallyHidden } from "@thuot-tha/shared/ui";
import { useId } from "react";
import { viMethods } from "../../../locales/vi/methods.ts";
import { viPayment } from "../../../locales/vi/payment.ts";
import { isPaymentTypeOpen } from "../selectors.ts";
import type { PaymentType, Quote } from "../types.ts";
import styles from "./PaymentMethods.module.css";

interface PaymentMethodsProps {
  quote: Quote | null;
  value: PaymentType;
  onChange: (type: PaymentType) => void;
}

const types = Object.keys(viMethods) as PaymentType[];

/** The six ways to pay. One that is closed now stays in sight and says so; before the quote is there all look open. */
export function PaymentMethods({ quote, value, onChange }: PaymentMethodsProps) {
  const name = useId();
  const isClosed = (type: PaymentType) => quote !== null && !isPaymentTypeOpen(quote, type);
  return (
    <fieldset className={styles.methods} aria-describedby={isClosed(value) ? `${name}-closed` : undefined}>
      <legend>
        <VisuallyHidden>{viPayment.methodTitle}</VisuallyHidden>
      </legend>
      {types.map((type) => (
        <label key={type} className={styles.method}>
          <input
            type="radio"
            name={name}
            value={type}
            checked={type === value}
            disabled={isClosed(type)}
            onChange={() => onChange(type)}
          />
          <span>
            {viMethods[type].name}
            <span className={styles.note}> {isClosed(type) ? viPayment.methodClosed : viMethods[type].note}</span>
          </span>
        </label>
      ))}
      {isClosed(value) ? (
        <p className={styles.closed} id={`${name}-closed`} role="alert">
          {viPayment.methodMissing}
        </p>
      ) : null}
    </fieldset>
  );
}
