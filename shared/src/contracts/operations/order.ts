import { z } from "zod";
import { Order, OrderTab, Payment, PaymentType, Quote } from "./entities/order.ts";
import { Id, Page } from "./entities/values.ts";
import { pageQuery } from "./inputs.ts";
import type { OperationSchema } from "./schema.ts";

const cartItemIds = z.array(Id).min(1, "Hãy chọn ít nhất một món.").max(100, "Mỗi đơn nhiều nhất 100 món.");

export const orderOperations = {
  "order.quote": {
    body: z.object({ cartItemIds, addressId: Id.optional(), paymentType: PaymentType.optional() }),
    response: Quote,
  },
  "order.create": {
    headers: z.object({
      /** Chosen by the caller, one per attempt to buy; the same key gives the same order. */
      "idempotency-key": z
        .string("Thiếu Idempotency-Key.")
        .regex(/^[\w-]{8,128}$/, "Idempotency-Key gồm 8 đến 128 chữ, số, '-' hoặc '_'."),
    }),
    body: z.object({
      cartItemIds,
      addressId: Id,
      paymentType: PaymentType,
      note: z.string().trim().max(500, "Ghi chú tối đa 500 ký tự.").optional(),
    }),
    response: z.object({ order: Order, payment: Payment }),
  },
  "order.list": {
    query: z.object({ tab: OrderTab.optional(), ...pageQuery() }),
    response: z.object({
      items: z.array(Order),
      pagination: Page,
      counts: z.record(OrderTab, z.int()),
    }),
  },
  "order.get": { params: z.object({ orderId: Id }), response: Order },
  "order.cancel": { params: z.object({ orderId: Id }), response: Order },
} satisfies Record<string, OperationSchema>;
