import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../context.ts";
import { gatewayAddress, serverOrigin } from "../gateway/addresses.ts";
import { GatewayError, type Report } from "../gateway/gateway.ts";
import { queryMomo } from "../gateway/momo.ts";
import { queryZalopay } from "../gateway/zalopay.ts";
import { claimQuery, type PaymentRow, type PaymentType } from "../payment/queries/payments.ts";
import { settle } from "./settle.ts";

/** Payment types whose gateway can be queried. */
export const queryableTypes: readonly PaymentType[] = ["momo", "zalopay"];

/** This API's origin, and a logger. */
export interface QueryOptions {
  origin: string;
  log: FastifyBaseLogger;
}

function queryGateway({ gateways, config }: Context, payment: PaymentRow, origin: string): Promise<Report> | null {
  const { type, gatewayReference: reference, redirectUrl } = payment;
  const server = serverOrigin(config, origin);
  // The gateway does not know an unopened payment and would report it as failed.
  if (reference === null || redirectUrl === null) return null;
  if (type === "momo" && gateways.momo) {
    return queryMomo(gateways.momo, reference, gatewayAddress("momo", gateways.momo, server));
  }
  if (type === "zalopay" && gateways.zalopay) {
    return queryZalopay(gateways.zalopay, reference, gatewayAddress("zalopay", gateways.zalopay, server));
  }
  return null;
}

/** Queries a pending payment like `queryPayment`; other payments need no query. */
export async function queryPendingPayment(
  context: Context,
  payment: PaymentRow,
  options: QueryOptions,
): Promise<boolean> {
  return (
    payment.status !== "PENDING" || !queryableTypes.includes(payment.type) || queryPayment(context, payment, options)
  );
}

/**
 * Queries the gateway about a payment whose notification is late, and applies the answer. At most once every
 * `PAYMENT_ASK_SECONDS`, for any number of waiting pages. A gateway that does not answer changes nothing.
 * @returns false when an answer may still arrive: another process has just queried, or the payment has just begun
 */
export async function queryPayment(
  context: Context,
  payment: PaymentRow,
  { origin, log }: QueryOptions,
): Promise<boolean> {
  const now = context.now();
  const notSince = new Date(now.getTime() - context.config.payments.queryIntervalSeconds * 1000);
  // A payment from after `now` is an older one: the clock has been set back since.
  const isNew = payment.createdAt > notSince && payment.createdAt <= now;
  if (isNew || !(await claimQuery(context.db, payment.id, now, notSince))) return false;
  try {
    const report = await queryGateway(context, payment, origin);
    if (!report) return true;
    const outcome = await settle(context, [payment.type], report);
    log.info({ type: payment.type, reference: report.reference, outcome }, "a gateway was queried about a payment");
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error, payment: payment.id }, "a gateway returns no state of a payment");
  }
  return true;
}
