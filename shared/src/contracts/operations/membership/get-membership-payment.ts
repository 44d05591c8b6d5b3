import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Payment } from "../entities/order.ts";
import { Id } from "../entities/values.ts";

export const getMembershipPayment = defineOperation({
  method: "GET",
  path: "/v2/consumer-membership/payment/:paymentId",
  access: "customer",
  tag: "membership",
  summary: "How the payment of a membership stands.",
  params: z.object({ paymentId: Id }),
  response: z.object({ payment: Payment }),
});
