import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Order } from "../entities/order.ts";
import { Id } from "../entities/values.ts";

export const changeOrderAddress = defineOperation({
  method: "PUT",
  path: "/v2/order/:orderId/address",
  access: "customer",
  tag: "order",
  summary: "Delivers an order to another address of the customer, until the courier has it. Its price stays.",
  refusals: [429],
  params: z.object({ orderId: Id }),
  body: z.object({ addressId: Id }),
  response: Order,
});
