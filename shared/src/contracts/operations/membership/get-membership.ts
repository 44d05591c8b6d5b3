import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { MembershipOffer, MembershipRun, MembershipStanding } from "../entities/account.ts";
import { Payment, PaymentChoice } from "../entities/order.ts";

export const getMembership = defineOperation({
  method: "GET",
  path: "/v2/consumer-membership",
  access: "customer",
  tag: "membership",
  summary: "The customer's membership, and the packages they can join.",
  response: z.object({
    membership: MembershipStanding.nullable(),
    /** Packages paid for that begin after the membership, in turn. */
    following: z.array(MembershipRun).optional(),
    /** The newest payment for a package that waits for money; a transfer for three days. */
    pending: Payment.optional(),
    /** With how their amounts can be paid. */
    offers: z.array(MembershipOffer.extend({ paymentTypes: z.array(PaymentChoice).optional() })),
    /** How a package can be paid, whatever its amount. */
    paymentTypes: z.array(PaymentChoice),
  }),
});
