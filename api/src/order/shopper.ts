import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import type { Shopper } from "../payment/begin.ts";

type Caller = Pick<Shopper, "origin" | "from" | "log">;

const payerOf = ({ origin, from, log }: Caller): Caller => ({ origin, from, log });

/** The data of an order's payer for the gateway. */
export const shopperOf = (call: Caller, orderId: string): Shopper => ({
  ...payerOf(call),
  title: `Thanh toan don hang ${orderId}`,
  returnPath: linkTo(orderPaymentRoute, { orderId }),
});

/** The data of the payer of an order's change for the gateway. */
export const changeShopperOf = (call: Caller, orderId: string): Shopper => ({
  ...payerOf(call),
  title: `Thanh toan doi don ${orderId}`,
  returnPath: linkTo(orderRoute, { orderId }),
});
