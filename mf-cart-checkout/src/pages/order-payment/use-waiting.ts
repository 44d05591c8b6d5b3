import { linkTo } from "@thuot-tha/shared/contracts";
import { orderPaymentRoute, orderSuccessRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { useHost, useNavigate } from "@thuot-tha/shared/platform";
import { useCallback, useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { orderOpened } from "../../features/checkout/slice.ts";
import { goTo } from "../../features/paying/go-to.ts";
import { freshTaken, waitingBegan, waitingEnded } from "../../features/paying/slice.ts";
import type { Paying } from "../../features/paying/types.ts";
import { isSettled, type Order } from "../../features/placed-order/slice.ts";
import { viPaying } from "../../locales/vi/paying.ts";

let pages = 0;
const nextPage = (): number => ++pages;

/**
 * Watches the payment while its page is mounted: sends the browser to the gateway when an attempt has just begun, and
 * to the success page when the order is settled.
 * @param search the address's query: what the gateway of an earlier attempt has reported
 */
export function useWaiting(order: Order | null, paying: Paying | null, search: string) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { notify } = useHost();
  const [leaving, setLeaving] = useState(false);
  const [page] = useState(nextPage);
  const orderId = order?.id ?? "";
  const waits = order?.status === "NOT_PAID";
  const settled = order !== null && isSettled(order);

  useEffect(() => void dispatch(orderOpened(orderId)), [orderId, dispatch]);

  const watch = useCallback(() => void dispatch(waitingBegan({ orderId, page })), [dispatch, orderId, page]);
  useEffect(() => {
    if (!waits) return;
    watch();
    return () => void dispatch(waitingEnded(page));
  }, [waits, watch, page, dispatch]);

  useEffect(() => {
    if (!settled) return;
    notify({ kind: "success", message: viPaying.settledNews });
    navigate(linkTo(orderSuccessRoute, { orderId }), { replace: true });
  }, [settled, orderId, navigate, notify]);

  const begins = waits && paying?.fresh;
  const redirectUrl = paying?.payment?.redirectUrl;
  useEffect(() => {
    if (!begins) return;
    // Back from the gateway leads to this address, which must not show what was reported of an earlier attempt.
    if (search !== "") {
      navigate(linkTo(orderPaymentRoute, { orderId }), { replace: true, state: { stay: true } });
      return;
    }
    dispatch(freshTaken());
    if (!redirectUrl) return;
    setLeaving(true);
    goTo(redirectUrl);
  }, [begins, redirectUrl, search, orderId, navigate, dispatch]);

  // Returning from the gateway, a browser may restore the page from its back/forward cache. A gateway's app, or a
  // stopped navigation, leaves the page where it is.
  useEffect(() => {
    const stay = () => setLeaving(false);
    const stayIfVisible = () => void (document.visibilityState === "visible" && stay());
    window.addEventListener("pageshow", stay);
    document.addEventListener("visibilitychange", stayIfVisible);
    return () => {
      window.removeEventListener("pageshow", stay);
      document.removeEventListener("visibilitychange", stayIfVisible);
    };
  }, []);

  return { leaving: leaving || (begins === true && Boolean(redirectUrl)), watch };
}
