import { Button, Notice } from "@thuot-tha/shared/ui";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Refusal } from "../../features/checkout/components/Refusal.tsx";
import {
  getChangesSinceRefusal,
  getPaymentType,
  getPlacing,
  getQuotePhase,
  isPayable,
} from "../../features/checkout/selectors.ts";
import { orderRequested } from "../../features/checkout/slice.ts";
import { getShopper, getStanding } from "../../features/shopper/selectors.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import styles from "./PaymentPage.module.css";

/** The order button, and what is missing. It is never disabled: pressing it shows what is missing. */
export function PlaceOrder() {
  const dispatch = useDispatch();
  const standing = useSelector(getStanding);
  const { addressId } = useSelector(getShopper);
  const quote = useSelector(getQuotePhase);
  const paymentType = useSelector(getPaymentType);
  const placing = useSelector(getPlacing);
  const changes = useSelector(getChangesSinceRefusal);
  const [pressed, setPressed] = useState(false);
  if (standing !== "customer") return <p className={styles.guest}>{viPayment.guestFirst}</p>;

  const closed = quote.phase === "loaded" && !isPayable(quote.quote, paymentType);
  const missing =
    addressId === null
      ? { heading: "checkout-address", text: viPayment.addressMissing }
      : closed
        ? { heading: "checkout-method", text: viPayment.methodMissing }
        : null;
  const place = () => {
    setPressed(true);
    if (missing) document.getElementById(missing.heading)?.focus();
    else dispatch(orderRequested());
  };
  return (
    <>
      {placing.phase === "refused" ? <Refusal refused={placing} changes={changes} /> : null}
      {pressed && missing ? (
        <Notice tone="error" className={styles.missing}>
          <p>{missing.text}</p>
        </Notice>
      ) : null}
      <Button
        variant="primary"
        size="large"
        block
        loading={placing.phase === "placing" || quote.phase === "loading"}
        onClick={place}
      >
        {viPayment.place}
      </Button>
    </>
  );
}
