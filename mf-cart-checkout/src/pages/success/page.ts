import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { loadPlacedOrder } from "../../features/placed-order/saga.ts";
import { viSuccess } from "../../locales/vi/success.ts";
import { SuccessPage } from "./SuccessPage.tsx";

export const successPage: Page = {
  load: loadPlacedOrder,
  Component: SuccessPage,
  head: (_state, { params: { orderId = "" } }) => ({
    title: viSuccess.placed,
    canonical: pathTo("orderSuccess", { orderId }),
    noIndex: true,
  }),
};
