import { linkTo } from "@thuot-tha/shared/contracts";
import type { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import type { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import type { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import type { payOrderChange } from "@thuot-tha/shared/contracts/operations/order/pay-order-change";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import type { Call } from "../http/handle.ts";
import type { Shopper } from "../payment/begin.ts";

const payerOf = ({ origin, from, log }: Pick<Call<typeof payOrder>, "origin" | "from" | "log">) => ({
  origin,
  from,
  log,
});

/** The data of an order's payer for the gateway. */
export const shopperOf = (call: Call<typeof createOrder | typeof payOrder>, orderId: string): Shopper => ({
  ...payerOf(call),
  title: `Thanh toan don hang ${orderId}`,
  returnPath: linkTo(orderPaymentRoute, { orderId }),
});

/** The data of the payer of an order's change for the gateway. */
export const changeShopperOf = (call: Call<typeof changeOrder | typeof payOrderChange>, orderId: string): Shopper => ({
  ...payerOf(call),
  title: `Thanh toan doi don ${orderId}`,
  returnPath: linkTo(orderRoute, { orderId }),
});
