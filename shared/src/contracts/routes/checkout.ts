import { defineRoute } from "@thuot-tha/shared/contracts";

export const cartRoute = defineRoute("/checkout");
export const paymentRoute = defineRoute("/checkout/payment");
/** The page of an unpaid order, which pays it and awaits the payment. */
export const orderPaymentRoute = defineRoute("/checkout/payment/:orderId");
export const orderSuccessRoute = defineRoute("/checkout/success/:orderId");
