import { linkTo } from "@thuot-tha/shared/contracts";
import { onSaleRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { definePage } from "@thuot-tha/shared/platform";
import { isListLoaded, listHead } from "../../features/listing/list-head.ts";
import { canonicalListSearch } from "../../features/listing/list-state.ts";
import { loadListing } from "../../features/listing/saga.ts";
import type { WithListing } from "../../features/listing/slice.ts";
import { viListing } from "../../locales/vi/listing.ts";
import { OnSalePage } from "./OnSalePage.tsx";

export const onSalePage = definePage({
  route: onSaleRoute,
  rendering: "server",
  load: loadListing(() => ({ fixed: { type: "sale", reduced: "true" } })),
  isLoaded: isListLoaded,
  canonicalSearch: canonicalListSearch,
  Component: OnSalePage,
  head: (state: WithListing, props) =>
    listHead(state, props, linkTo(onSaleRoute), viListing.onSale, viListing.onSaleDescription),
});
