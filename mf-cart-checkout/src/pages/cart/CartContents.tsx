import { Notice } from "@thuot-tha/shared/ui";
import { useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { CartChange } from "../../features/cart/components/CartChange.tsx";
import { CartSummary } from "../../features/cart/components/CartSummary.tsx";
import { CartTools } from "../../features/cart/components/CartTools.tsx";
import { lineKey } from "../../features/cart/line-key.ts";
import { getShipping } from "../../features/cart/selectors.ts";
import { linesRemoved } from "../../features/cart/slice.ts";
import type { CartItem } from "../../features/cart/types.ts";
import { PlacedNotice } from "../../features/checkout/components/PlacedNotice.tsx";
import { seenInCart } from "../../features/checkout/quote-changes.ts";
import { cartAgreed } from "../../features/checkout/slice.ts";
import { getChosenLines, getChosenTotals, getPossibleLines, getWaitingCount } from "../../features/choice/selectors.ts";
import { choiceMade } from "../../features/choice/slice.ts";
import { getPricing } from "../../features/shopper/selectors.ts";
import { viCart } from "../../locales/vi/cart.ts";
import { CartEntry } from "./CartEntry.tsx";
import styles from "./CartPage.module.css";
import { useLostFocus } from "./use-lost-focus.ts";

interface CartContentsProps {
  lines: CartItem[];
  /** The lines have just replaced an empty cart or a failure. */
  takeFocus: boolean;
}

/** A cart with lines. */
export function CartContents({ lines, takeFocus }: CartContentsProps) {
  const dispatch = useDispatch();
  const possible = useSelector(getPossibleLines);
  const chosen = useSelector(getChosenLines);
  const pricing = useSelector(getPricing);
  const totals = useSelector(getChosenTotals);
  const { freeFrom } = useSelector(getShipping);
  const waiting = useSelector(getWaitingCount);
  const title = useRef<HTMLHeadingElement>(null);
  useLostFocus(title, takeFocus);

  const choose = (some: CartItem[]) => dispatch(choiceMade(some.map(lineKey)));
  const remove = (some: CartItem[]) => {
    dispatch(linesRemoved(some.map(({ id }) => id)));
    // The focused button was removed with its line.
    title.current?.focus();
  };

  const checkOut = () => {
    choose(chosen);
    dispatch(cartAgreed(seenInCart(chosen, pricing)));
  };

  return (
    <div className={styles.page}>
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        {viCart.title} <span>{viCart.count(lines.length)}</span>
      </h1>
      <div className={styles.notices}>
        <CartChange />
        <PlacedNotice />
        {waiting > 0 ? (
          <Notice live={false}>
            <p>{viCart.waitingInCart(waiting)}</p>
          </Notice>
        ) : null}
      </div>
      <div className={styles.columns}>
        <div>
          <CartTools
            chosen={chosen.length}
            possible={possible.length}
            onChooseAll={(all) => choose(all ? possible : [])}
            onRemoveChosen={() => remove(chosen)}
          />
          <ul className={styles.lines} aria-label={viCart.lines}>
            {lines.map((line) => (
              <CartEntry
                key={line.id}
                line={line}
                chosen={chosen.includes(line)}
                onChoose={(on) => choose(on ? [...chosen, line] : chosen.filter((one) => one !== line))}
                onRemove={() => remove([line])}
              />
            ))}
          </ul>
        </div>
        <CartSummary lines={chosen} totals={totals} freeFrom={freeFrom} onCheckout={checkOut} />
      </div>
    </div>
  );
}
