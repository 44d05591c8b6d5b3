import { ErrorState, Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { getLines, getListPhase } from "../../features/cart/selectors.ts";
import { cartRequested, newsForgotten } from "../../features/cart/slice.ts";
import { datesClosed } from "../../features/dates/slice.ts";
import { viCart } from "../../locales/vi/cart.ts";
import { CartContents } from "./CartContents.tsx";
import styles from "./CartPage.module.css";
import { EmptyCart } from "./EmptyCart.tsx";

/** The cart: its lines and totals; without lines, the reason and links to go on. */
export function CartPage() {
  const dispatch = useDispatch();
  const list = useSelector(getListPhase);
  const lines = useSelector(getLines);
  // What was shown last: the view that replaces it takes the focus that it had.
  const before = useRef<"failed" | "empty" | "filled" | null>(null);
  const isFailed = list.is === "failed";
  useEffect(() => {
    if (isFailed) before.current = "failed";
    else if (lines !== null) before.current = lines.length === 0 ? "empty" : "filled";
  }, [isFailed, lines]);
  useEffect(
    () => () => {
      dispatch(newsForgotten());
      dispatch(datesClosed());
    },
    [dispatch],
  );
  if (list.is === "failed") {
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
  return lines.length === 0 ? (
    <EmptyCart takeFocus={before.current === "filled" || before.current === "failed"} />
  ) : (
    <CartContents lines={lines} takeFocus={before.current === "empty" || before.current === "failed"} />
  );
}
