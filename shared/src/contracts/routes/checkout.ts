import { defineRoute } from "@thuot-tha/shared/contracts";

export const cartRoute = defineRoute("/checkout");
export const paymentRoute = defineRoute("/checkout/payment");
/** Where an order that is not paid yet is paid, or its payment is waited for. */
export const orderPaymentRoute = defineRoute("/checkout/payment/:orderId");
export const orderSuccessRoute = defineRoute("/checkout/success/:orderId");
