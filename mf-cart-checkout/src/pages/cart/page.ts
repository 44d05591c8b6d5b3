import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { reloadCart } from "../../features/cart/saga.ts";
import { viCart } from "../../locales/vi/cart.ts";
import { CartPage } from "./CartPage.tsx";

export const cartPage: Page = {
  load: reloadCart,
  Component: CartPage,
  head: () => ({ title: viCart.title, canonical: pathTo("cart"), noIndex: true }),
};
