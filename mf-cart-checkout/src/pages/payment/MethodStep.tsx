import { useDispatch, useSelector } from "react-redux";
import { PaymentMethods } from "../../features/checkout/components/PaymentMethods.tsx";
import { getPaymentType, getQuote } from "../../features/checkout/selectors.ts";
import { paymentTypeChosen } from "../../features/checkout/slice.ts";
import { viPayment } from "../../locales/vi/payment.ts";

/** How to pay. */
export function MethodStep() {
  const dispatch = useDispatch();
  const quote = useSelector(getQuote);
  const type = useSelector(getPaymentType);
  return (
    <section aria-labelledby="checkout-method">
      <h2 id="checkout-method">{viPayment.methodTitle}</h2>
      <PaymentMethods quote={quote} value={type} onChange={(chosen) => dispatch(paymentTypeChosen(chosen))} />
    </section>
  );
}
