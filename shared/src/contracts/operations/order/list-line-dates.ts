import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { WearDates } from "../entities/cart.ts";
import { Id } from "../entities/values.ts";

export const listLineDates = defineOperation({
  method: "GET",
  path: "/v2/order/:orderId/line/:lineId/invalid-date/list",
  access: "customer",
  tag: "order",
  summary: "Wear dates to which a rental of an order cannot be moved, and why; its own days count as free.",
  params: z.object({ orderId: Id, lineId: Id }),
  response: WearDates,
});
