import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Day, Id } from "../entities/values.ts";

/**
 * `free`: pieces that can be rented on all of these wear dates; 0 for every variant on dates the shop does not accept.
 */
export const listFreeUnits = defineOperation({
  method: "GET",
  path: "/v2/product/:id/free-units",
  access: "public",
  tag: "product",
  summary: "How many pieces of each variant are free on wear dates.",
  params: z.object({ id: Id }),
  query: z.object({ "date-from": Day, "date-to": Day }).refine((query) => query["date-from"] <= query["date-to"], {
    path: ["date-to"],
    message: "Ngày kết thúc phải từ ngày bắt đầu trở đi.",
  }),
  response: z.object({ items: z.array(z.object({ variantId: Id, free: z.int() })) }),
});
