import { Button, Notice } from "@thuot-tha/shared/ui";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Refusal } from "../../features/checkout/components/Refusal.tsx";
import { getChangesSinceRefusal, getPlacing, getQuotePhase } from "../../features/checkout/selectors.ts";
import { orderWanted } from "../../features/checkout/slice.ts";
import { getShopper, getStanding } from "../../features/shopper/selectors.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import styles from "./PaymentPage.module.css";

/** The button, and what stands in its way. It is never greyed out without a word: pressing it says what is missing. */
export function PlaceOrder() {
  const dispatch = useDispatch();
  const standing = useSelector(getStanding);
  const { addressId } = useSelector(getShopper);
  const quote = useSelector(getQuotePhase);
  const placing = useSelector(getPlacing);
  const changes = useSelector(getChangesSinceRefusal);
  const [pressed, setPressed] = useState(false);
  if (standing !== "customer") return <p className={styles.guest}>{viPayment.guestFirst}</p>;

  const missing = addressId === null ? viPayment.addressMissing : null;
  const place = () => {
    setPressed(true);
    if (missing) document.getElementById("checkout-address")?.focus();
    else dispatch(orderWanted());
  };
  return (
    <>
      {placing.phase === "refused" ? <Refusal refused={placing} changes={changes} /> : null}
      {pressed && missing ? (
        <Notice tone="error" className={styles.missing}>
          <p>{missing}</p>
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
