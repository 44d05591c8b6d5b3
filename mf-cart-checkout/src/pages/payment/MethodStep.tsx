import { useDispatch, useSelector } from "react-redux";
import { PaymentMethods } from "../../features/checkout/components/PaymentMethods.tsx";
import { WalletChoice } from "../../features/checkout/components/WalletChoice.tsx";
import { getPaymentType, getQuote, getUseWallet, isPaidByWallet } from "../../features/checkout/selectors.ts";
import { paymentTypeChosen, walletChosen } from "../../features/checkout/slice.ts";
import { viPayment } from "../../locales/vi/payment.ts";

/** How to pay: from the wallet first if it has a balance, and the rest with one of six methods. */
export function MethodStep() {
  const dispatch = useDispatch();
  const quote = useSelector(getQuote);
  const type = useSelector(getPaymentType);
  const useWallet = useSelector(getUseWallet);
  return (
    <section aria-labelledby="checkout-method">
      <h2 id="checkout-method" tabIndex={-1}>
        {viPayment.methodTitle}
      </h2>
      {quote ? (
        <WalletChoice quote={quote} checked={useWallet} onChange={(use) => dispatch(walletChosen(use))} />
      ) : null}
      {quote && isPaidByWallet(quote) ? null : (
        <PaymentMethods
          label={viPayment.methodTitle}
          choices={quote?.paymentTypes ?? null}
          value={type}
          onChange={(chosen) => dispatch(paymentTypeChosen(chosen))}
        />
      )}
    </section>
  );
}
