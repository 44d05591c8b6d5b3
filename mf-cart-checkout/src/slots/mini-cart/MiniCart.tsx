import { linkTo } from "@thuot-tha/shared/contracts";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link, useLocation, useNavigate } from "@thuot-tha/shared/platform";
import { CountBadge, Icon, VisuallyHidden } from "@thuot-tha/shared/ui";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { getCartTotal, getLines } from "../../features/cart/selectors.ts";
import { cartRequested } from "../../features/cart/slice.ts";
import { viMiniCart } from "../../locales/vi/mini-cart.ts";
import styles from "./MiniCart.module.css";
import { MiniCartDrawer } from "./MiniCartDrawer.tsx";

type DrawerCode = typeof import("./drawer.ts");

const loadDrawer = () => import(/* webpackChunkName: "part-cart-drawer" */ "./drawer.ts");

/**
 * The cart link in the header, which opens a drawer instead. On the cart's own pages, in another tab, or without the
 * drawer's code it works as a plain link.
 */
export function MiniCart() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const total = useSelector(getCartTotal);
  const lines = useSelector(getLines);
  const [code, setCode] = useState<DrawerCode | null>(null);
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(false);
  const page = useRef(pathname);
  const here = pathname.startsWith(linkTo(cartRoute));
  // Closes the drawer on another page, where it does not open either once its code has loaded.
  useEffect(() => {
    page.current = pathname;
    setOpen(false);
  }, [pathname]);

  const openDrawer = async (event: MouseEvent) => {
    if (here || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (lines === null) dispatch(cartRequested());
    setOpening(true);
    try {
      const loaded = code ?? (await loadDrawer());
      setCode(loaded);
      if (page.current === pathname) setOpen(true);
    } catch {
      if (page.current === pathname) navigate(linkTo(cartRoute));
    } finally {
      setOpening(false);
    }
  };
  const fetchAhead = () => void (here || loadDrawer().catch(() => undefined));

  return (
    <>
      <Link
        className={styles.link}
        to={linkTo(cartRoute)}
        aria-label={viMiniCart.name(total)}
        aria-haspopup={here ? undefined : "dialog"}
        aria-busy={opening || undefined}
        onClick={openDrawer}
        onPointerEnter={fetchAhead}
      >
        <Icon name="cart" size={22} />
        <CountBadge count={total} className={styles.count} />
      </Link>
      <Change total={total} />
      {code ? <MiniCartDrawer Drawer={code.Drawer} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Announces a changed number to screen readers, except the first one. */
function Change({ total }: { total: number }) {
  const first = useRef(total);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (total !== first.current) setChanged(true);
  }, [total]);
  return <VisuallyHidden role="status">{changed ? viMiniCart.changed(total) : null}</VisuallyHidden>;
}
