import { defineRemote } from "@thuot-tha/shared/platform";
import { cartReducer } from "./features/cart/slice.ts";
import { checkoutReducer } from "./features/checkout/slice.ts";
import { choiceReducer } from "./features/choice/slice.ts";
import { datesReducer } from "./features/dates/slice.ts";
import { payingReducer } from "./features/paying/slice.ts";
import { placedOrderReducer } from "./features/placed-order/slice.ts";
import { putBackReducer } from "./features/put-back/slice.ts";
import { shopperReducer } from "./features/shopper/slice.ts";
import { cartCheckoutSaga } from "./saga.ts";

export default defineRemote({
  name: "mf-cart-checkout",
  pages: {
    cart: () => import(/* webpackChunkName: "page-cart" */ "./pages/cart/page.ts").then((m) => m.cartPage),
    payment: () => import(/* webpackChunkName: "page-payment" */ "./pages/payment/page.ts").then((m) => m.paymentPage),
    "order-payment": () =>
      import(/* webpackChunkName: "page-order-payment" */ "./pages/order-payment/page.ts").then(
        (m) => m.orderPaymentPage,
      ),
    success: () => import(/* webpackChunkName: "page-success" */ "./pages/success/page.ts").then((m) => m.successPage),
  },
  slots: {
    "mini-cart": () =>
      import(/* webpackChunkName: "slot-mini-cart" */ "./features/mini-cart/slot.ts").then((m) => m.miniCartSlot),
    transfer: () =>
      import(/* webpackChunkName: "slot-transfer" */ "./features/paying/slot.ts").then((m) => m.transferSlot),
  },
  reducers: {
    cart: cartReducer,
    cartChoice: choiceReducer,
    cartDates: datesReducer,
    cartPaying: payingReducer,
    cartPutBack: putBackReducer,
    cartShopper: shopperReducer,
    checkout: checkoutReducer,
    placedOrder: placedOrderReducer,
  },
  saga: cartCheckoutSaga,
});
