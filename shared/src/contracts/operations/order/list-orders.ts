import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Order, OrderTab } from "../entities/order.ts";
import { Day, Page } from "../entities/values.ts";
import { pageQuery, searchWords } from "../inputs.ts";

export const listOrders = defineOperation({
  method: "GET",
  path: "/v2/order/list",
  access: "customer",
  tag: "order",
  summary: "The customer's orders, newest first.",
  query: z
    .object({
      tab: OrderTab.optional(),
      /** Words of an order's number or its pieces' names, with or without diacritics. */
      q: searchWords.optional(),
      /** First and last Vietnamese day on which the orders were placed. */
      from: Day.optional(),
      to: Day.optional(),
      ...pageQuery(),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ["to"],
      message: "Ngày kết thúc phải từ ngày bắt đầu trở đi.",
    }),
  response: z.object({
    items: z.array(Order),
    pagination: Page,
    counts: z.record(OrderTab, z.int()),
  }),
});
