import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { loadListing } from "../../features/listing/saga.ts";
import type { WithListing } from "../../features/listing/slice.ts";
import { vi } from "../../locales/vi/listing.ts";
import { listHead } from "./list-head.ts";
import { OnSalePage } from "./OnSalePage.tsx";

export const onSalePage: Page = {
  load: loadListing(() => ({ fixed: { type: "sale" } })),
  Component: OnSalePage,
  head: (state: WithListing, props) => listHead(state, props, pathTo("onSale"), vi.onSale, vi.onSaleDescription),
};
