import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { findBought } from "../../membership/queries/memberships.ts";
import { shownRun } from "../../membership/shown-run.ts";
import { findMembershipPayment } from "../../payment/queries/payments.ts";
import { listOpenReceipts } from "../../payment/queries/receipts.ts";
import { toPayment } from "../../payment/view.ts";
import { queryPendingPayment } from "../query-gateway.ts";

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
    const bought = await findBought(context.db, payment.id, context.now());
    const receipts = await listOpenReceipts(context.db, payment.id);
    return {
      payment: toPayment(context, payment),
      ...(bought ? { bought: shownRun(bought) } : {}),
      receipts: receipts.map(({ amount, receivedAt }) => ({
        ...{ amount, expected: payment.amount, counted: false },
        at: receivedAt.toISOString(),
      })),
    };
  },
);
