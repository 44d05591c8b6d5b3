import { linkTo } from "@thuot-tha/shared/contracts";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { definePage } from "@thuot-tha/shared/platform";
import { reloadCart } from "../../features/cart/saga.ts";
import { viCart } from "../../locales/vi/cart.ts";
import { CartPage } from "./CartPage.tsx";

export const cartPage = definePage({
  route: cartRoute,
  rendering: "client",
  load: reloadCart,
  Component: CartPage,
  head: () => ({ title: viCart.title, canonical: linkTo(cartRoute), noIndex: true }),
});
