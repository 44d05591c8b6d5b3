import type { Payment } from "@thuot-tha/shared/contracts/operations/entities";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import type { Context } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { findBought } from "../../membership/queries/memberships.ts";
import { isBoughtOtherwise, lapseOfCredit } from "../../membership/receive-payment.ts";
import { shownRun } from "../../membership/shown-run.ts";
import { findMembershipPayment, type PaymentRow } from "../../payment/queries/payments.ts";
import { listOpenReceipts } from "../../payment/queries/receipts.ts";
import { toPayment } from "../../payment/view.ts";
import { queryPendingPayment } from "../query-gateway.ts";

/**
 * A payment that waits while its credit has lapsed is shown as failed, and one whose purchase was paid otherwise
 * without the means to pay it, so that nobody pays what no longer buys the package.
 */
async function shownPayment(
  context: Pick<Context, "db" | "gateways" | "now">,
  payment: PaymentRow,
  boughtOtherwise: boolean,
): Promise<Payment> {
  if (boughtOtherwise) return { ...toPayment(context, payment), redirectUrl: null, transfer: null };
  const lapse = payment.status === "PENDING" ? await lapseOfCredit(context.db, payment, context.now()) : null;
  if (lapse === null) return toPayment(context, payment);
  return {
    ...toPayment(context, { ...payment, status: "FAILED" }),
    failure: `Số tiền này không còn áp dụng: ${lapse}.`,
  };
}

export const getMembershipPaymentHandler = handle(
  getMembershipPayment,
  async ({ params, context, customer, origin, log }) => {
    const find = async () => {
      const payment = await findMembershipPayment(context.db, customer.customerId, params.paymentId);
      if (!payment) throw new NotFound("PAYMENT_NOT_FOUND", "Không tìm thấy lần thanh toán này.");
      return payment;
    };
    await queryPendingPayment(context, await find(), { origin, log });
    const payment = await find();
    const isUnpaid = payment.status === "PENDING" || payment.status === "FAILED";
    const boughtOtherwise = isUnpaid && (await isBoughtOtherwise(context.db, payment));
    const bought = await findBought(context.db, payment.id, context.now());
    const receipts = await listOpenReceipts(context.db, payment.id);
    return {
      payment: await shownPayment(context, payment, boughtOtherwise),
      ...(bought ? { bought: shownRun(bought) } : {}),
      ...(boughtOtherwise ? { boughtOtherwise } : {}),
      receipts: receipts.map(({ amount, receivedAt }) => ({
        amount,
        expected: payment.amount,
        counted: false,
        at: receivedAt.toISOString(),
      })),
    };
  },
);
