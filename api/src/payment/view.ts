import type { Payment } from "@thuot-tha/shared/contracts/operations/entities";
import type { Context } from "../context.ts";
import { vietqrText } from "../gateway/vietqr.ts";
import { failureText } from "./failure.ts";
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
    failure: failureText(payment),
  };
}
