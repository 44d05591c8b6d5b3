import { linkTo } from "@thuot-tha/shared/contracts";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { membershipPaymentRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { handle } from "../../http/handle.ts";
import { beginPayment } from "../../payment/begin.ts";
import { gatewayDown } from "../../payment/types.ts";
import { toPayment } from "../../payment/view.ts";
import { joinMembership } from "../join.ts";

export const joinPackageHandler = handle(joinPackage, async (call) => {
  const { headers, body, context, customer, origin, from, log } = call;
  const made = await joinMembership(context, {
    customerId: customer.customerId,
    packageId: body.membershipPackageId,
    type: body.paymentType,
    expectedAmount: body.expectedAmount ?? null,
    expectedStart: body.expectedStart ? new Date(body.expectedStart) : null,
    idempotencyKey: headers["idempotency-key"] ?? null,
  });
  if (!made.isNew) return { payment: toPayment(context, made.payment) };
  const { id, gatewayReference, type } = made.payment;
  const payment = await beginPayment(context, made.payment, {
    title: `Goi thanh vien ${gatewayReference}`,
    returnPath: linkTo(membershipPaymentRoute, { paymentId: id }),
    origin,
    from,
    log,
  });
  if (payment.status === "FAILED") throw gatewayDown(type);
  return { payment: toPayment(context, payment) };
});
