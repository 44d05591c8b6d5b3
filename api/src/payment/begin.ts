import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../context.ts";
import { gatewayAddress, notifyAddress, serverOrigin } from "../gateway/addresses.ts";
import { type Addresses, type Attempt, GatewayError } from "../gateway/gateway.ts";
import { beginMomo } from "../gateway/momo.ts";
import { beginVnpay, vnpayBankCodes } from "../gateway/vnpay.ts";
import { beginZalopay } from "../gateway/zalopay.ts";
import { failUnbegun, notOpened, type PaymentRow, setRedirect } from "./queries/payments.ts";

/** The payer of a payment. */
export interface Shopper {
  /** Title at the gateway; plain ASCII. */
  title: string;
  /** Path of the shop to return to. */
  returnPath: string;
  /** Scheme and host at which the shopper reached the shop. */
  origin: string;
  /** Their network address. */
  from: string;
  log: FastifyBaseLogger;
}

/** The address at which the browser pays; null for types without one. Throws GatewayError. */
async function redirectOf(context: Context, payment: PaymentRow, shopper: Shopper): Promise<string | null> {
  const { gateways, config } = context;
  const { type, gatewayReference, amount, createdAt, expiresAt } = payment;
  if (gatewayReference === null || expiresAt === null || type === "cash" || type === "bank_transfer") return null;
  const { title, origin, from } = shopper;
  const attempt: Attempt = { reference: gatewayReference, amount, title, createdAt, expiresAt };
  const server = serverOrigin(config, origin);
  const at = (endpoint: string, notify: string): Addresses => ({
    endpoint,
    returnUrl: `${origin}${shopper.returnPath}`,
    notifyUrl: notify,
    from,
  });
  if (type === "momo" && gateways.momo) {
    const endpoint = gatewayAddress("momo", gateways.momo, server);
    return beginMomo(gateways.momo, attempt, at(endpoint, notifyAddress("momo", server)));
  }
  if (type === "zalopay" && gateways.zalopay) {
    const endpoint = gatewayAddress("zalopay", gateways.zalopay, server);
    return beginZalopay(gateways.zalopay, attempt, at(endpoint, notifyAddress("zalopay", server)));
  }
  if ((type === "atm" || type === "card") && gateways.vnpay) {
    // The browser opens this address itself, so it must be public.
    const endpoint = gatewayAddress("vnpay", gateways.vnpay, origin);
    return beginVnpay(gateways.vnpay, vnpayBankCodes[type], attempt, at(endpoint, notifyAddress("vnpay", server)));
  }
  throw new GatewayError(`there is no gateway for ${type}`);
}

/** True when a pending payment can be reused; one that its gateway never opened cannot. */
export const isUsable = ({ type, status, redirectUrl, expiresAt }: PaymentRow, now: Date): boolean =>
  status === "PENDING" && (redirectUrl !== null || type === "bank_transfer") && (expiresAt === null || now < expiresAt);

/**
 * Opens an inserted payment at its gateway. Must run outside a transaction, because a gateway may be slow. The payment
 * fails when the gateway refuses or does not answer.
 */
export async function beginPayment(context: Context, payment: PaymentRow, shopper: Shopper): Promise<PaymentRow> {
  if (payment.status !== "PENDING") return payment;
  try {
    const redirectUrl = await redirectOf(context, payment, shopper);
    return redirectUrl === null ? payment : await setRedirect(context.db, payment.id, redirectUrl);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    shopper.log.error({ err: error, payment: payment.id, type: payment.type }, "a payment could not be begun");
    await failUnbegun(context.db, payment.id);
    return { ...payment, status: "FAILED", failure: notOpened };
  }
}
