import { formatDong } from "@thuot-tha/shared/domain";
import { paymentNames, paymentTypes } from "@thuot-tha/shared/domain/payment";
import { VisuallyHidden } from "@thuot-tha/shared/ui";
import { useId } from "react";
import { viMethods } from "../../../locales/vi/methods.ts";
import { viPayment } from "../../../locales/vi/payment.ts";
import type { PaymentChoice, PaymentType } from "../types.ts";
import { MethodLogo } from "./MethodLogo.tsx";
import styles from "./PaymentMethods.module.css";

interface PaymentMethodsProps {
  label: string;
  /** Which methods are available, and why the others are not; while null, all are. */
  choices: readonly PaymentChoice[] | null;
  value: PaymentType | null;
  onChange: (type: PaymentType) => void;
}

/** đồng: a limit above this sum is not shown, because no order comes near it. */
const farOff = 100_000_000;

/** The six payment methods. An unavailable one stays visible and shows the reason. */
export function PaymentMethods({ label, choices, value, onChange }: PaymentMethodsProps) {
  const name = useId();
  const choiceOf = (type: PaymentType | null) => choices?.find((one) => one.type === type);
  const chosen = choiceOf(value);
  const closed = chosen && !chosen.available ? (chosen.reason ?? viPayment.methodMissing) : null;
  return (
    <fieldset className={styles.methods} aria-describedby={closed ? `${name}-closed` : undefined}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {paymentTypes.map((type) => {
        const choice = choiceOf(type);
        const open = choice?.available ?? true;
        return (
          <label key={type} className={styles.method}>
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === value}
              disabled={!open}
              onChange={() => onChange(type)}
            />
            <span>
              {paymentNames[type]}{" "}
              <span className={styles.note}>
                {open ? viMethods[type].note : (choice?.reason ?? viPayment.methodClosed)}
                {open && choice?.most && choice.most < farOff
                  ? ` ${viPayment.methodMax(formatDong(choice.most))}`
                  : null}
              </span>
            </span>
            <MethodLogo type={type} />
          </label>
        );
      })}
      {closed ? (
        <p className={styles.closed} id={`${name}-closed`} role="alert">
          {closed}
        </p>
      ) : null}
    </fieldset>
  );
}
