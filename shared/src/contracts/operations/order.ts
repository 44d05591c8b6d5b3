import { z } from "zod";
import { Order, OrderStatus, OrderTab, Payment, PaymentChoice, PaymentType, Quote } from "./entities/order.ts";
import { Day, Dong, Id, Page, Timestamp } from "./entities/values.ts";
import { idempotencyKey, pageQuery } from "./inputs.ts";
import type { OperationSchema } from "./schema.ts";

const cartItemIds = z.array(Id).min(1, "Hãy chọn ít nhất một món.").max(100, "Mỗi đơn nhiều nhất 100 món.");

export const orderOperations = {
  "order.quote": {
    body: z.object({
      cartItemIds,
      addressId: Id.optional(),
      paymentType: PaymentType.optional(),
      /** Pay from the wallet first. */
      useWallet: z.boolean().optional(),
    }),
    response: Quote,
  },
  "order.create": {
    headers: z.object({ "idempotency-key": idempotencyKey }),
    body: z.object({
      cartItemIds,
      addressId: Id,
      paymentType: PaymentType,
      note: z.string().trim().max(500, "Ghi chú tối đa 500 ký tự.").optional(),
      useWallet: z.boolean().optional(),
      /** The total the shopper agreed to: another one is refused with PRICE_CHANGED, and the cart stays. */
      expectedTotal: Dong.optional(),
      /** What the wallet would leave to be paid, as the shopper agreed to: more is refused with PRICE_CHANGED. */
      expectedPayable: Dong.optional(),
      /** The wear dates the shopper agreed to: others are refused with CART_CHANGED, be their price the same. */
      expectedDates: z
        .array(z.object({ cartItemId: Id, dateFrom: Day.nullable(), dateTo: Day.nullable() }))
        .max(100)
        .optional(),
    }),
    response: z.object({ order: Order, payment: Payment }),
  },
  "order.list": {
    query: z.object({
      tab: OrderTab.optional(),
      /** Words of an order's number or its pieces' names, with or without diacritics. */
      q: z.string().trim().max(100, "Tối đa 100 ký tự.").optional(),
      ...pageQuery(),
    }),
    response: z.object({
      items: z.array(Order),
      pagination: Page,
      counts: z.record(OrderTab, z.int()),
    }),
  },
  "order.get": { params: z.object({ orderId: Id }), response: Order },
  /** Another attempt for an order that is NOT_PAID, by any method. A pending attempt of the same type is handed out again. */
  "order.pay": {
    params: z.object({ orderId: Id }),
    body: z.object({ paymentType: PaymentType }),
    response: z.object({ order: Order, payment: Payment }),
  },
  "payment.status": {
    params: z.object({ orderId: Id }),
    response: z.object({
      orderStatus: OrderStatus,
      holdUntil: Timestamp.nullable(),
      payment: Payment,
      /** Every way to pay what is left of the order, and why one is closed to it. */
      paymentTypes: z.array(PaymentChoice).optional(),
    }),
  },
  "order.cancel": { params: z.object({ orderId: Id }), response: Order },
} satisfies Record<string, OperationSchema>;
