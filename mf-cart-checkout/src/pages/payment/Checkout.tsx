import { linkTo } from "@thuot-tha/shared/contracts";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { getStanding } from "../../features/shopper/selectors.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import { useLostFocus } from "../cart/use-lost-focus.ts";
import { DeliveryStep } from "./DeliveryStep.tsx";
import { MethodStep } from "./MethodStep.tsx";
import { OrderPanel } from "./OrderPanel.tsx";
import styles from "./PaymentPage.module.css";
import { SignInStep } from "./SignInStep.tsx";

/**
 * The steps on one side, the order on the other. A guest signs in here and continues. `takeFocus`: it has just replaced
 * a failure.
 */
export function Checkout({ takeFocus }: { takeFocus: boolean }) {
  const standing = useSelector(getStanding);
  const title = useRef<HTMLHeadingElement>(null);
  useLostFocus(title, takeFocus);
  const wasGuest = useRef(false);
  useEffect(() => {
    if (standing === "guest") wasGuest.current = true;
  }, [standing]);
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={linkTo(cartRoute)}>
        <Icon name="chevron-left" size={18} /> {viPayment.back}
      </Link>
      <h1 ref={title} tabIndex={-1}>
        {viPayment.title}
      </h1>
      <div className={styles.columns}>
        <div className={styles.steps}>
          {standing === "customer" ? (
            <>
              <DeliveryStep takeFocus={wasGuest.current} />
              <MethodStep />
            </>
          ) : (
            <SignInStep known={standing === "guest"} />
          )}
        </div>
        <OrderPanel />
      </div>
    </div>
  );
}
