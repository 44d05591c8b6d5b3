import type { Payment } from "@thuot-tha/shared/contracts/operations/entities";
import type { Context } from "../context.ts";
import { vietqrText } from "../gateway/vietqr.ts";
import type { WholeOrder } from "../order/queries/orders.ts";
import type { PaymentRow } from "./queries/payments.ts";

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function transferOf({ gateways }: Pick<Context, "gateways">, payment: PaymentRow): Payment["transfer"] {
  const { type, status, amount, gatewayReference: memo } = payment;
  if (type !== "bank_transfer" || status !== "PENDING" || memo === null || gateways.bank === null) return null;
  return { ...gateways.bank, memo, qrText: vietqrText(gateways.bank, amount, memo) };
}

/** A payment as its customer sees it. */
export function toPayment(context: Pick<Context, "gateways">, payment: PaymentRow): Payment {
  const { id, orderId, packageId, type, status, amount, redirectUrl, createdAt, paidAt, expiresAt } = payment;
  return {
    id,
    orderId,
    membershipPackageId: packageId,
    type,
    status,
    amount,
    redirectUrl: status === "PENDING" ? redirectUrl : null,
    transfer: transferOf(context, payment),
    createdAt: createdAt.toISOString(),
    paidAt: iso(paidAt),
    expiresAt: iso(expiresAt),
  };
}

/** The one that tells how an order stands: what was paid, else the newest try of the way that was chosen last. */
export function leadingPayment({ order, payments }: Pick<WholeOrder, "order" | "payments">): PaymentRow {
  const leading =
    payments.find(({ status }) => status === "PAID") ??
    payments.find(({ status }) => status === "REFUNDED") ??
    payments.find(({ type }) => type === order.paymentType);
  if (!leading) throw new Error("Every order has a payment");
  return leading;
}
