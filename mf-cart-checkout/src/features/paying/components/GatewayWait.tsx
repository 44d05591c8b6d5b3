import { Button, buttonClass, Notice } from "@thuot-tha/shared/ui";
import { viMethods } from "../../../locales/vi/methods.ts";
import { viPaying } from "../../../locales/vi/paying.ts";
import type { Payment } from "../../placed-order/slice.ts";
import type { returnHint } from "../return-hint.ts";
import styles from "./GatewayWait.module.css";

interface GatewayWaitProps {
  payment: Payment;
  /** The outcome in the gateway's return address; null when the shopper comes from elsewhere. */
  hint: ReturnType<typeof returnHint>;
  /** The browser is navigating to the gateway. */
  leaving: boolean;
}

/** Waits for a gateway to confirm the payment, with a link back to it. */
export function GatewayWait({ payment, hint, leaving }: GatewayWaitProps) {
  const { brand } = viMethods[payment.type];
  const { redirectUrl } = payment;
  if (leaving) {
    return (
      <section aria-labelledby="paying-now">
        <h2 id="paying-now" tabIndex={-1}>
          {viPaying.goingTo(brand)}
        </h2>
        <Button loading>{viPaying.gatewayOpen(brand)}</Button>
      </section>
    );
  }
  if (hint === "not-paid") {
    return (
      <Notice tone="warning" title={viPaying.notPaidTitle(brand)}>
        <p>{viPaying.notPaidText}</p>
      </Notice>
    );
  }
  const returned = hint === "maybe-paid";
  return (
    <section aria-labelledby="paying-now">
      <h2 id="paying-now" tabIndex={-1}>
        {returned ? viPaying.checkingTitle(brand) : viPaying.gatewayTitle(brand)}
      </h2>
      {returned ? <span className={styles.thread} aria-hidden="true" /> : null}
      <p>{returned ? viPaying.checkingText : viPaying.gatewayText(brand)}</p>
      {redirectUrl && !returned ? (
        <a className={buttonClass({ variant: "primary", size: "large" })} href={redirectUrl} rel="external">
          {viPaying.gatewayOpen(brand)}
        </a>
      ) : null}
    </section>
  );
}
