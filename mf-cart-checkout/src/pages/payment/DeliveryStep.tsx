import { linkTo } from "@thuot-tha/shared/contracts";
import { maxNoteLength } from "@thuot-tha/shared/contracts/limits";
import { addressCreateRoute } from "@thuot-tha/shared/contracts/routes/account";
import { checkoutAddress } from "@thuot-tha/shared/contracts/slots/checkout";
import { Link, Slot } from "@thuot-tha/shared/platform";
import { Notice, TextArea } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { LateFallback } from "../../components/LateFallback.tsx";
import { getAddressDoubts, getIncomplete, getNote } from "../../features/checkout/selectors.ts";
import { noteWritten } from "../../features/checkout/slice.ts";
import { getShopper } from "../../features/shopper/selectors.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import styles from "./PaymentPage.module.css";

/** The delivery address, and a note to the courier. `takeFocus`: the step has just replaced the sign-in form. */
export function DeliveryStep({ takeFocus }: { takeFocus: boolean }) {
  const dispatch = useDispatch();
  const note = useSelector(getNote);
  const incomplete = useSelector(getIncomplete);
  const addressDoubts = useSelector(getAddressDoubts);
  const { addressId } = useSelector(getShopper);
  const isMissing = incomplete && addressId === null;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) title.current?.focus();
  }, [takeFocus]);

  return (
    <section aria-labelledby="checkout-address">
      <h2
        id="checkout-address"
        ref={title}
        tabIndex={-1}
        aria-describedby={isMissing ? "checkout-address-missing" : undefined}
      >
        {viPayment.addressTitle}
      </h2>
      {isMissing ? (
        <Notice tone="error" className={styles.missing}>
          <p id="checkout-address-missing">{viPayment.addressMissing}</p>
        </Notice>
      ) : null}
      {/* Mounted again, its content loads the addresses, and another one is chosen and quoted. */}
      <Slot
        key={addressDoubts}
        of={checkoutAddress}
        fallback={
          <LateFallback label={viPayment.loading} height="17rem">
            {viPayment.addressFallback} <Link to={linkTo(addressCreateRoute)}>{viPayment.addressLink}</Link>
          </LateFallback>
        }
      />
      <TextArea
        className={styles.note}
        label={viPayment.note}
        hint={viPayment.noteHint}
        optional
        rows={2}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => dispatch(noteWritten(event.target.value))}
      />
    </section>
  );
}
