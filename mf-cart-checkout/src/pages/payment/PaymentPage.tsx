import { linkTo } from "@thuot-tha/shared/contracts";
import { orderPaymentRoute, orderSuccessRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { useNavigate } from "@thuot-tha/shared/platform";
import { ErrorState, Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { getLines, getListPhase } from "../../features/cart/selectors.ts";
import { cartRequested } from "../../features/cart/slice.ts";
import { getPlacing, getQuoteRequest } from "../../features/checkout/selectors.ts";
import { checkoutEntered, checkoutLeft, quoteRequested } from "../../features/checkout/slice.ts";
import { getChosenLines } from "../../features/choice/selectors.ts";
import { getPricing } from "../../features/shopper/selectors.ts";
import { viCart } from "../../locales/vi/cart.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import { Checkout } from "./Checkout.tsx";
import { NothingToOrder } from "./NothingToOrder.tsx";
import styles from "./PaymentPage.module.css";

/** The checkout: customer, address, payment method and the order in full; or why there is nothing to order. */
export function PaymentPage() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const list = useSelector(getListPhase);
  const lines = useSelector(getLines);
  const chosen = useSelector(getChosenLines);
  const request = useSelector(getQuoteRequest);
  const placing = useSelector(getPlacing);

  const pricing = useSelector(getPricing);
  const gone = useRef(false);
  // What was shown last: the view that replaces it takes the focus that it had.
  const before = useRef<"failed" | "order" | null>(null);
  const isFailed = list.is === "failed";

  useEffect(() => {
    dispatch(checkoutEntered());
    return () => void dispatch(checkoutLeft());
  }, [dispatch]);

  // The server's prices include the membership, so a change of the member's prices needs another quote.
  useEffect(() => {
    if (request) dispatch(quoteRequested(request));
  }, [request, pricing, dispatch]);

  useEffect(() => {
    if (isFailed) before.current = "failed";
    else if (chosen.length > 0) before.current = "order";
  }, [isFailed, chosen]);

  useEffect(() => {
    if (placing.is !== "placed" || gone.current) return;
    gone.current = true;
    const { orderId, unpaid } = placing;
    navigate(linkTo(unpaid ? orderPaymentRoute : orderSuccessRoute, { orderId }), { replace: true });
  }, [placing, navigate]);

  if (list.is === "failed") {
    return (
      <ErrorState
        heading="h1"
        title={viCart.failedTitle}
        message={`${list.message} ${viCart.failedMessage}`}
        onRetry={() => dispatch(cartRequested())}
      />
    );
  }
  // The API takes the lines out of the cart before it has answered the order.
  const isOrdered = chosen.length === 0 && placing.is === "placing";
  if (lines === null || isOrdered || placing.is === "placed") {
    return (
      <div className={styles.page}>
        <Loading label={viPayment.loading}>
          <SkeletonBlock height="28rem" />
        </Loading>
      </div>
    );
  }
  if (chosen.length === 0 && list.is === "loaded") {
    return (
      <NothingToOrder
        refused={placing.is === "refused" ? placing : null}
        isCartEmpty={lines.length === 0}
        isReplacing={before.current !== null}
      />
    );
  }
  return <Checkout takeFocus={before.current === "failed"} />;
}
