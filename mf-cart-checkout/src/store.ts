import { defineStore } from "@thuot-tha/shared/platform";
import { cartReducer } from "./features/cart/slice.ts";
import { checkoutReducer } from "./features/checkout/slice.ts";
import { choiceReducer } from "./features/choice/slice.ts";
import { datesReducer } from "./features/dates/slice.ts";
import { payingReducer } from "./features/paying/slice.ts";
import { placedOrderReducer } from "./features/placed-order/slice.ts";
import { putBackReducer } from "./features/put-back/slice.ts";
import { shopperReducer } from "./features/shopper/slice.ts";
import { cartCheckoutSaga } from "./saga.ts";

export const cartCheckoutStore = defineStore({
  reducers: {
    cart: cartReducer,
    cartChoice: choiceReducer,
    cartDates: datesReducer,
    cartPaying: payingReducer,
    cartPutBack: putBackReducer,
    cartShopper: shopperReducer,
    cartCheckout: checkoutReducer,
    cartPlacedOrder: placedOrderReducer,
  },
  saga: cartCheckoutSaga,
});
