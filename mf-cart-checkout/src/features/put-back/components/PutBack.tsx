import { linkTo } from "@thuot-tha/shared/contracts";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link, useNavigate } from "@thuot-tha/shared/platform";
import { Button, buttonClass } from "@thuot-tha/shared/ui";
import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { viPaying } from "../../../locales/vi/paying.ts";
import type { Order } from "../../placed-order/slice.ts";
import { type PutBack as Attempt, putBackRequested } from "../slice.ts";

interface PutBackProps {
  order: Order;
  /** Progress; null before the first press. */
  attempt: Attempt | null;
}

/** Returns the pieces of a cancelled order to the cart, and opens the cart once it contains all of them. */
export function PutBack({ order, attempt }: PutBackProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const working = attempt?.working ?? false;
  const some = !working && attempt !== null && attempt.added.length > 0;
  const isDone = some && attempt.added.length === order.lines.length;
  const [pressed, setPressed] = useState(false);
  const leaving = pressed && isDone;
  useEffect(() => {
    if (!leaving) return;
    // The page may be shown again by Back.
    setPressed(false);
    navigate(linkTo(cartRoute));
  }, [leaving, navigate]);
  const start = () => {
    setPressed(true);
    dispatch(putBackRequested(order));
  };
  return (
    <>
      {isDone ? null : (
        <Button variant="primary" loading={working} onClick={start}>
          {viPaying.putBack}
        </Button>
      )}
      {some ? (
        <Link className={buttonClass({ variant: isDone ? "primary" : "secondary" })} to={linkTo(cartRoute)}>
          {viPaying.toCart}
        </Link>
      ) : null}
    </>
  );
}
