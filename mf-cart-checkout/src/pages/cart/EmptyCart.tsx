import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute, onSaleRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, EmptyState } from "@thuot-tha/shared/ui";
import { useRef } from "react";
import { CartChange } from "../../features/cart/components/CartChange.tsx";
import { PlacedNotice } from "../../features/checkout/components/PlacedNotice.tsx";
import { viCart } from "../../locales/vi/cart.ts";
import styles from "./CartPage.module.css";
import { useLostFocus } from "./use-lost-focus.ts";

/** A cart without lines: the reason and links to go on. `takeFocus`: it has just replaced the lines or a failure. */
export function EmptyCart({ takeFocus }: { takeFocus: boolean }) {
  const frame = useRef<HTMLElement>(null);
  useLostFocus(frame, takeFocus);
  return (
    <section ref={frame} tabIndex={-1} className={styles.empty} aria-label={viCart.emptyTitle}>
      <div className={styles.notices}>
        <CartChange />
        {/* Back from the payment page leads here, where the order has taken all lines. */}
        <PlacedNotice isEmpty />
      </div>
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
    </section>
  );
}
