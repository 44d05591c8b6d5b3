import { linkTo } from "@thuot-tha/shared/contracts";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { formatDong, payableRows, priceRows } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { ErrorState, Loading, Notice, PriceTable, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { lineKey } from "../../features/cart/line-key.ts";
import { cartRequested } from "../../features/cart/slice.ts";
import { OrderChanged } from "../../features/checkout/components/OrderChanged.tsx";
import { QuoteLines } from "../../features/checkout/components/QuoteLines.tsx";
import { Terms } from "../../features/checkout/components/Terms.tsx";
import {
  getAgreed,
  getChangesSinceAgreed,
  getPaymentType,
  getQuote,
  getQuotePhase,
  isPaidByWallet,
} from "../../features/checkout/selectors.ts";
import type { Quote } from "../../features/checkout/types.ts";
import { getChosenLines, getWaitingCount } from "../../features/choice/selectors.ts";
import { choiceMade } from "../../features/choice/slice.ts";
import { viCart } from "../../locales/vi/cart.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import { viTotals } from "../../locales/vi/totals.ts";
import styles from "./PaymentPage.module.css";
import { PlaceOrder } from "./PlaceOrder.tsx";

/**
 * The order at the server's prices, its terms, and the button. After a failed quote, the cart is loaded before the next
 * quote, because its lines may be the reason.
 */
export function OrderPanel() {
  const dispatch = useDispatch();
  const phase = useSelector(getQuotePhase);
  const quote = useSelector(getQuote);
  const chosen = useSelector(getChosenLines);
  const paymentType = useSelector(getPaymentType);
  const waiting = useSelector(getWaitingCount);
  const agreed = useSelector(getAgreed);
  const changes = useSelector(getChangesSinceAgreed);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with its notice, so the heading takes the focus.
  const keepFocus = () => title.current?.focus();
  const leaveOut = ({ cartItemId }: Quote["lines"][number]) => {
    keepFocus();
    dispatch(choiceMade(chosen.filter(({ id }) => id !== cartItemId).map(lineKey)));
  };

  return (
    <section className={styles.panel} aria-labelledby="checkout-order" aria-busy={phase.is === "loading"}>
      <h2 id="checkout-order" ref={title} tabIndex={-1}>
        {viPayment.summaryTitle}
      </h2>
      {phase.is === "failed" ? (
        <ErrorState
          heading="h3"
          title={viPayment.quoteFailed}
          message={`${phase.message} ${viPayment.quoteFailedMessage}`}
          onRetry={() => {
            keepFocus();
            dispatch(cartRequested());
          }}
        />
      ) : quote === null ? (
        <Loading label={viPayment.loading}>
          <SkeletonBlock height="18rem" />
        </Loading>
      ) : (
        <>
          {waiting > 0 ? (
            <Notice>
              <p>
                {viCart.waitingAtCheckout(waiting)} <Link to={linkTo(cartRoute)}>{viCart.openCart}</Link>
              </p>
            </Notice>
          ) : null}
          {agreed ? <OrderChanged where={agreed.where} changes={changes} /> : null}
          <QuoteLines lines={quote.lines} onLeaveOut={leaveOut} />
          <PriceTable
            rows={priceRows(quote.totals)}
            total={quote.totals.total}
            payment={payableRows(quote.totals.total, quote.wallet?.used ?? 0)}
          />
          <p className={styles.small}>{viTotals.freeFrom(formatDong(quote.shippingFreeFrom))}</p>
          <Terms quote={quote} prepaid={paymentType !== "cash" && !isPaidByWallet(quote)} />
          <PlaceOrder />
        </>
      )}
    </section>
  );
}
