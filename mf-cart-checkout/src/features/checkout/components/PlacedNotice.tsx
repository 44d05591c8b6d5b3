import { linkTo } from "@thuot-tha/shared/contracts";
import { orderPaymentRoute, orderSuccessRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, Notice } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { viCart } from "../../../locales/vi/cart.ts";
import { getPlacedOrder } from "../../placed-order/slice.ts";
import { getUnopened } from "../selectors.ts";

/**
 * Leads to the order placed last when the shopper has left before its page could open.
 * @param isEmpty the cart has no lines: it leads to an unpaid order that has taken them as well
 */
export function PlacedNotice({ isEmpty = false }: { isEmpty?: boolean }) {
  const order = useSelector(getPlacedOrder);
  const unopened = useSelector(getUnopened);
  const orderId = order?.id ?? "";
  const isUnopened = orderId !== "" && orderId === unopened && order?.status !== "CANCEL";
  const unpaid = order?.status === "NOT_PAID";
  if (!isUnopened && !(isEmpty && unpaid)) return null;
  return (
    <Notice
      tone={isUnopened ? "success" : undefined}
      live={isUnopened}
      action={
        <Link
          className={buttonClass({ size: "small" })}
          to={linkTo(unpaid ? orderPaymentRoute : orderSuccessRoute, { orderId })}
        >
          {unpaid ? viCart.payOn : viCart.toOrder}
        </Link>
      }
    >
      <p>{unpaid ? viCart.unpaid(orderId) : viCart.placed(orderId)}</p>
    </Notice>
  );
}
