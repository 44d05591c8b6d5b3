import { Button, Notice } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { Refusal } from "../../features/checkout/components/Refusal.tsx";
import {
  getChangesSinceRefusal,
  getIncomplete,
  getPaymentType,
  getPlacing,
  getQuotePhase,
  isPayable,
} from "../../features/checkout/selectors.ts";
import { orderIncomplete, orderRequested } from "../../features/checkout/slice.ts";
import { getShopper, getStanding } from "../../features/shopper/selectors.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import styles from "./PaymentPage.module.css";

/** The order button. It is never disabled: pressing it leads to what is missing and shows why. */
export function PlaceOrder() {
  const dispatch = useDispatch();
  const standing = useSelector(getStanding);
  const { addressId } = useSelector(getShopper);
  const quote = useSelector(getQuotePhase);
  const paymentType = useSelector(getPaymentType);
  const placing = useSelector(getPlacing);
  const changes = useSelector(getChangesSinceRefusal);
  const incomplete = useSelector(getIncomplete);
  if (standing !== "customer") return <p className={styles.guest}>{viPayment.guestFirst}</p>;

  const closed = quote.is === "loaded" && !isPayable(quote.quote, paymentType);
  const missing = addressId === null ? "checkout-address" : closed ? "checkout-method" : null;
  const place = () => {
    if (missing) {
      dispatch(orderIncomplete());
      document.getElementById(missing)?.focus();
    } else dispatch(orderRequested());
  };
  return (
    <>
      {placing.is === "refused" ? <Refusal refused={placing} changes={changes} /> : null}
      {incomplete && missing === "checkout-method" ? (
        <Notice tone="error" className={styles.missing}>
          <p>{viPayment.methodMissing}</p>
        </Notice>
      ) : null}
      <Button
        variant="primary"
        size="large"
        block
        loading={placing.is === "placing" || quote.is === "loading"}
        onClick={place}
      >
        {viPayment.place}
      </Button>
    </>
  );
}
