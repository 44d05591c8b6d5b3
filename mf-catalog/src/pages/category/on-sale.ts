import type { Page } from "@thuot-tha/shared/platform";
import { loadListing } from "../../features/listing/saga.ts";
import { vi } from "../../locales/vi/listing.ts";
import { listHead, type State } from "./list-head.ts";
import { OnSalePage } from "./OnSalePage.tsx";

export const onSalePage: Page = {
  load: loadListing(() => ({ fixed: { type: "sale" } })),
  Component: OnSalePage,
  head: (state: State, props) => listHead(state, props, vi.onSale, vi.onSaleDescription),
};
