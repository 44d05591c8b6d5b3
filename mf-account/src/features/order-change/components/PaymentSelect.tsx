import type { PaymentChoice } from "@thuot-tha/shared/contracts/operations/entities";
import { paymentNames } from "@thuot-tha/shared/domain/payment";
import { SelectInput } from "@thuot-tha/shared/ui";
import { useState } from "react";
import { viOrderChange as words } from "../../../locales/vi/order-change.ts";
import type { ChangeRequest } from "../slice.ts";

type PaymentType = ChangeRequest["paymentType"];

/** The payment type of a change: the chosen one, or the first available one. */
export function usePaymentType(choices: readonly PaymentChoice[], first?: string) {
  const [chosen, choose] = useState(first);
  const open = choices.flatMap(({ type, available }) => (available && type !== "cash" ? [type] : []));
  const type: PaymentType = open.find((one) => one === chosen) ?? open[0];
  return { open, type, choose };
}

/** Chooses how a change is paid. */
export function PaymentSelect({
  of: { open, type, choose },
  hint,
}: {
  of: ReturnType<typeof usePaymentType>;
  hint?: string;
}) {
  return (
    <SelectInput label={words.payWith} hint={hint} value={type} onChange={(event) => choose(event.target.value)}>
      {open.map((one) => (
        <option key={one} value={one}>
          {paymentNames[one]}
        </option>
      ))}
    </SelectInput>
  );
}
