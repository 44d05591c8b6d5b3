import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { cartRoute, paymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { priceRows } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, EmptyState, ErrorState, Loading, PriceTable, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { CartChange } from "../../features/cart/components/CartChange.tsx";
import { lineKey } from "../../features/cart/line-key.ts";
import { getLines, getListPhase, getRefusals } from "../../features/cart/selectors.ts";
import { cartRequested, lineChanged, linesRemoved } from "../../features/cart/slice.ts";
import { seenInCart } from "../../features/checkout/quote-changes.ts";
import { cartAgreed } from "../../features/checkout/slice.ts";
import { getChosenLines, getChosenTotals } from "../../features/choice/selectors.ts";
import { choiceMade } from "../../features/choice/slice.ts";
import { getPricing } from "../../features/shopper/selectors.ts";
import { viCart } from "../../locales/vi/cart.ts";
import { viMiniCart } from "../../locales/vi/mini-cart.ts";
import styles from "./MiniCart.module.css";
import { MiniLine } from "./MiniLine.tsx";

interface MiniCartDrawerProps {
  Drawer: typeof import("./drawer.ts").Drawer;
  open: boolean;
  onClose: () => void;
}

/** The cart in a drawer on any page: quantities, removal, and the links to cart and checkout. */
export function MiniCartDrawer({ Drawer, open, onClose }: MiniCartDrawerProps) {
  const dispatch = useDispatch();
  const list = useSelector(getListPhase);
  const lines = useSelector(getLines);
  const pricing = useSelector(getPricing);
  const refusals = useSelector(getRefusals);
  const chosen = useSelector(getChosenLines);
  const totals = useSelector(getChosenTotals);
  const filled = lines !== null && lines.length > 0;
  const content = useRef<HTMLDivElement>(null);
  // The focused button is removed with its line or its failure.
  const keepFocus = () => content.current?.focus();
  const remove = (id: string) => {
    dispatch(linesRemoved([id]));
    keepFocus();
  };

  return (
    <Drawer
      open={open}
      title={viMiniCart.title}
      onClose={onClose}
      footer={
        filled ? (
          <div className={styles.foot}>
            <PriceTable className={styles.sums} rows={priceRows(totals)} total={totals.total} />
            <Link className={buttonClass({ block: true })} to={linkTo(cartRoute)} onClick={onClose}>
              {viMiniCart.open}
            </Link>
            <Link
              className={buttonClass({ variant: "primary", block: true })}
              to={linkTo(paymentRoute)}
              onClick={() => {
                // Chooses the visible lines, because signing in on the way adds the lines of the customer's own cart.
                dispatch(choiceMade(chosen.map(lineKey)));
                dispatch(cartAgreed(seenInCart(chosen, pricing)));
                onClose();
              }}
            >
              {viMiniCart.checkout}
            </Link>
          </div>
        ) : null
      }
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        <CartChange />
        {list.is === "failed" ? (
          <ErrorState
            heading="h3"
            title={viCart.failedTitle}
            message={`${list.message} ${viCart.failedMessage}`}
            onRetry={() => {
              keepFocus();
              dispatch(cartRequested());
            }}
          />
        ) : lines === null ? (
          <Loading label={viCart.loading}>
            <SkeletonBlock height="7rem" />
          </Loading>
        ) : filled ? (
          <ul className={styles.lines} aria-label={viMiniCart.lines}>
            {lines.map((line) => (
              <MiniLine
                key={line.id}
                line={line}
                pricing={pricing}
                chosen={chosen.includes(line)}
                refusal={refusals[line.id]}
                onLeave={onClose}
                onQuantity={(quantities) => dispatch(lineChanged({ id: line.id, quantities }))}
                onRemove={() => remove(line.id)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            heading="h3"
            title={viCart.emptyTitle}
            message={viCart.emptyMessage}
            action={
              <Link className={buttonClass({ variant: "primary" })} to={linkTo(homeRoute)} onClick={onClose}>
                {viCart.discover}
              </Link>
            }
          />
        )}
      </div>
    </Drawer>
  );
}
