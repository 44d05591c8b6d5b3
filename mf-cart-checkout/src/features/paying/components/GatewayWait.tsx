import type { returnHint } from "@thuot-tha/shared/domain/payment";
import { buttonClass, Notice } from "@thuot-tha/shared/ui";
import { viMethods } from "../../../locales/vi/methods.ts";
import { viPaying } from "../../../locales/vi/paying.ts";
import type { Payment } from "../../placed-order/slice.ts";
import styles from "./GatewayWait.module.css";

interface GatewayWaitProps {
  payment: Payment;
  /** The outcome in the gateway's return address; null when the shopper comes from elsewhere. */
  hint: ReturnType<typeof returnHint>;
  /** The browser is navigating to the gateway. */
  leaving: boolean;
}

/**
 * Waits for a gateway to confirm the payment, with a link to it, also for a shopper whose browser does not get there.
 */
export function GatewayWait({ payment, hint, leaving }: GatewayWaitProps) {
  const { brand } = viMethods[payment.type];
  const { redirectUrl } = payment;
  if (hint === "not-paid") {
    return (
      <Notice tone="warning" title={viPaying.notPaidTitle(brand)}>
        <p>{viPaying.notPaidText}</p>
      </Notice>
    );
  }
  const state = leaving ? "going" : hint === "maybe-paid" ? "checking" : "gateway";
  const { title, text } = viPaying.waits[state](brand);
  return (
    <section aria-labelledby="paying-now">
      <h2 id="paying-now" tabIndex={-1}>
        {title}
      </h2>
      {state === "gateway" ? null : <span className={styles.thread} aria-hidden="true" />}
      <p>{text}</p>
      {redirectUrl && state !== "checking" ? (
        <a className={buttonClass({ variant: "primary", size: "large" })} href={redirectUrl} rel="external">
          {viPaying.gatewayOpen(brand)}
        </a>
      ) : null}
    </section>
  );
}
