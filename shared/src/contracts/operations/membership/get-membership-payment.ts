import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { MembershipRun } from "../entities/account.ts";
import { Payment, UnmatchedReceipt } from "../entities/order.ts";
import { Id } from "../entities/values.ts";

export const getMembershipPayment = defineOperation({
  method: "GET",
  path: "/v2/consumer-membership/payment/:paymentId",
  access: "customer",
  tag: "membership",
  summary: "The payment status of a membership.",
  params: z.object({ paymentId: Id }),
  response: z.object({
    payment: Payment,
    /** The time that was paid for, while it has not ended; left out before the payment. */
    bought: MembershipRun.optional(),
    /** True when another payment of the same purchase was paid: this one, which was not, asks for no money. */
    boughtOtherwise: z.boolean().optional(),
    /** Transfers of a wrong sum that are in the wallet, oldest first. */
    receipts: z.array(UnmatchedReceipt).optional(),
  }),
});
