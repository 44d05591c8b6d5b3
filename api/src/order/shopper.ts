import { linkTo } from "@thuot-tha/shared/contracts";
import type { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import type { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import type { Call } from "../http/handle.ts";
import type { Shopper } from "../payment/begin.ts";

/** The payer's data for the gateway. */
export function shopperOf(call: Call<typeof createOrder | typeof payOrder>, orderId: string): Shopper {
  const { customer, origin, from, log } = call;
  return {
    customerId: customer.customerId,
    title: `Thanh toan don hang ${orderId}`,
    returnPath: linkTo(orderPaymentRoute, { orderId }),
    origin,
    from,
    log,
  };
}
