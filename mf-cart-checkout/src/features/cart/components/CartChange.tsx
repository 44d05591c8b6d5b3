import { Button, Notice, VisuallyHidden } from "@thuot-tha/shared/ui";
import { useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { viCart } from "../../../locales/vi/cart.ts";
import { getCartFailure, getCartNews } from "../selectors.ts";
import { removalUndone } from "../slice.ts";
import type { CartItem } from "../types.ts";

/** Announces the cart's last change and why one has failed, and offers to put removed lines back. */
export function CartChange() {
  const dispatch = useDispatch();
  const news = useSelector(getCartNews);
  const failure = useSelector(getCartFailure);
  const frame = useRef<HTMLDivElement>(null);
  const undo = (lines: CartItem[]) => {
    dispatch(removalUndone(lines));
    // The pressed button goes with the notice.
    frame.current?.focus();
  };
  return (
    <>
      <div ref={frame} tabIndex={-1}>
        {news?.kind === "removed" ? (
          <Notice
            action={
              <Button size="small" onClick={() => undo(news.lines)}>
                {viCart.undo}
              </Button>
            }
          >
            <p>{viCart.removed(news.lines.length)}</p>
          </Notice>
        ) : (
          <VisuallyHidden role="status">
            {news?.kind === "updated" ? viCart.updated(news.name) : news ? viCart.restored(news.count) : null}
          </VisuallyHidden>
        )}
      </div>
      {failure ? (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      ) : null}
    </>
  );
}
