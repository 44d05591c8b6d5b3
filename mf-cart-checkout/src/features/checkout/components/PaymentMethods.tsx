import { ChoiceGroup } from "@thuot-tha/shared/ui";
import { viMethods } from "../../../locales/vi/methods.ts";
import { viPayment } from "../../../locales/vi/payment.ts";
import { isPaymentTypeOpen } from "../selectors.ts";
import type { PaymentType, Quote } from "../types.ts";

interface PaymentMethodsProps {
  quote: Quote | null;
  value: PaymentType;
  onChange: (type: PaymentType) => void;
}

const types = Object.keys(viMethods) as PaymentType[];

/** The six ways to pay. One that is closed now stays in sight and says so; before the quote is there all look open. */
export function PaymentMethods({ quote, value, onChange }: PaymentMethodsProps) {
  const isClosed = (type: PaymentType) => quote !== null && !isPaymentTypeOpen(quote, type);
  return (
    <ChoiceGroup
      look="cards"
      label={viPayment.methodTitle}
      hideLabel
      value={value}
      onChange={onChange}
      error={isClosed(value) ? viPayment.methodMissing : undefined}
      options={types.map((type) => ({
        value: type,
        label: viMethods[type].name,
        note: isClosed(type) ? viPayment.methodClosed : viMethods[type].note,
        disabled: isClosed(type),
      }))}
    />
  );
}
