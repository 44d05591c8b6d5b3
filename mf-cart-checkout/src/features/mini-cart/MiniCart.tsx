import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link } from "@thuot-tha/shared/platform";
import { CountBadge, Icon, VisuallyHidden } from "@thuot-tha/shared/ui";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { viMiniCart } from "../../locales/vi/mini-cart.ts";
import { getCartTotal, getLines } from "../cart/selectors.ts";
import { cartWanted } from "../cart/slice.ts";
import styles from "./MiniCart.module.css";
import { Preview } from "./Preview.tsx";

/** The cart in the header. A pointer over it sees the lines; everybody else is a link away from them. */
export function MiniCart() {
  const dispatch = useDispatch();
  const total = useSelector(getCartTotal);
  const lines = useSelector(getLines);
  const [open, setOpen] = useState(false);
  const openPreview = () => {
    setOpen(true);
    if (lines === null && total > 0) dispatch(cartWanted());
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what a pointer sees is a link away for everybody else
    <div
      className={styles.cart}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && openPreview()}
      onPointerLeave={() => setOpen(false)}
      onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
    >
      <Link
        className={styles.link}
        to={pathTo("cart")}
        aria-label={viMiniCart.name(total)}
        onClick={() => setOpen(false)}
      >
        <Icon name="cart" size={22} />
        <CountBadge count={total} className={styles.count} />
      </Link>
      <Change total={total} />
      {open && lines && lines.length > 0 ? <Preview lines={lines} onLeave={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Says a new number aloud; the first one is no news. */
function Change({ total }: { total: number }) {
  const first = useRef(total);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (total !== first.current) setChanged(true);
  }, [total]);
  return <VisuallyHidden role="status">{changed ? viMiniCart.changed(total) : null}</VisuallyHidden>;
}
