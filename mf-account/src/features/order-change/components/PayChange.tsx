import { formatDong } from "@thuot-tha/shared/domain";
import { Button, Disclosure } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { viOrderChange as words } from "../../../locales/vi/order-change.ts";
import { type Change, changePaymentRequested, getOrderChange } from "../slice.ts";
import { PaymentSelect, usePaymentType } from "./PaymentSelect.tsx";
import styles from "./WaitingChange.module.css";

interface PayChangeProps {
  orderId: string;
  change: Change;
  /** True while another payment is open, so that this form is collapsed. */
  closed: boolean;
}

/** Pays a waiting change once more, with any payment type. Renders nothing when no type is available. */
export function PayChange({ orderId, change, closed }: PayChangeProps) {
  const { id: changeId, amount, walletUsed, payment, paymentTypes = [] } = change;
  const dispatch = useDispatch();
  const { phase } = useSelector(getOrderChange);
  const chosen = usePaymentType(paymentTypes, payment?.type);
  const { type } = chosen;
  if (!type) return null;
  const form = (
    <div className={styles.again}>
      <PaymentSelect of={chosen} />
      <Button
        variant="primary"
        loading={phase.is === "working"}
        onClick={() => dispatch(changePaymentRequested({ orderId, changeId, paymentType: type }))}
      >
        {words.pay(formatDong(amount - walletUsed))}
      </Button>
    </div>
  );
  return closed ? <Disclosure title={words.payOther}>{form}</Disclosure> : form;
}
