import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute, onSaleRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, EmptyState, ErrorState, Loading, Notice, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { CartChange } from "../../features/cart/components/CartChange.tsx";
import { getCartFailure, getLines, getListPhase } from "../../features/cart/selectors.ts";
import { cartRequested, newsForgotten } from "../../features/cart/slice.ts";
import { getPlacedOrder } from "../../features/placed-order/slice.ts";
import { viCart } from "../../locales/vi/cart.ts";
import { CartContents } from "./CartContents.tsx";
import styles from "./CartPage.module.css";

/** The cart: its lines and totals; without lines, the reason and links to go on. */
export function CartPage() {
  const dispatch = useDispatch();
  const list = useSelector(getListPhase);
  const lines = useSelector(getLines);
  const failure = useSelector(getCartFailure);
  const placed = useSelector(getPlacedOrder);
  useEffect(() => () => void dispatch(newsForgotten()), [dispatch]);
  if (list.phase === "failed") {
    return (
      <ErrorState
        heading="h1"
        title={viCart.failedTitle}
        message={
          <>
            {list.message} {viCart.failedMessage}
          </>
        }
        onRetry={() => dispatch(cartRequested())}
      />
    );
  }
  if (lines === null) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{viCart.title}</h1>
        <Loading label={viCart.loading}>
          <div className={styles.skeletons}>
            <SkeletonBlock height="11rem" />
            <SkeletonBlock height="11rem" />
          </div>
        </Loading>
      </div>
    );
  }
  if (lines.length === 0) {
    return (
      <>
        <CartChange />
        {failure ? (
          <Notice tone="error">
            <p>{failure}</p>
          </Notice>
        ) : null}
        {/* Back from the payment page leads here, where the order has taken all lines. */}
        {placed?.status === "NOT_PAID" ? (
          <Notice
            live={false}
            action={
              <Link className={buttonClass({ size: "small" })} to={linkTo(orderPaymentRoute, { orderId: placed.id })}>
                {viCart.payOn}
              </Link>
            }
          >
            <p>{viCart.unpaid(placed.id)}</p>
          </Notice>
        ) : null}
        <EmptyState
          heading="h1"
          title={viCart.emptyTitle}
          message={viCart.emptyMessage}
          action={
            <>
              <Link className={buttonClass({ variant: "primary" })} to={linkTo(homeRoute)}>
                {viCart.discover}
              </Link>
              <Link className={buttonClass()} to={linkTo(onSaleRoute)}>
                {viCart.onSale}
              </Link>
            </>
          }
        />
      </>
    );
  }
  return <CartContents lines={lines} />;
}
