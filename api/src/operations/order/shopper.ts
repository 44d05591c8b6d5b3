import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Shopper } from "../../payments/begin.ts";
import type { Call } from "../operation.ts";

/** Who pays for an order, for its gateway. */
export function shopperOf(call: Call<"order.create" | "order.pay">, orderId: string): Shopper {
  const { customer, origin, from, log } = call;
  return {
    customerId: customer.customerId,
    title: `Thanh toan don hang ${orderId}`,
    returnPath: pathTo("orderPayment", { orderId }),
    origin,
    from,
    log,
  };
}
