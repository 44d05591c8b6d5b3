import { linkTo } from "@thuot-tha/shared/contracts";
import { searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { definePage } from "@thuot-tha/shared/platform";
import { isListLoaded, listHead } from "../../features/listing/list-head.ts";
import { canonicalListSearch, readListState } from "../../features/listing/list-state.ts";
import { loadListing } from "../../features/listing/saga.ts";
import type { WithListing } from "../../features/listing/slice.ts";
import { SearchPage } from "./SearchPage.tsx";
import { searchTitle } from "./search-title.ts";

export const searchPage = definePage({
  route: searchRoute,
  rendering: "server",
  load: loadListing(() => ({})),
  isLoaded: isListLoaded,
  canonicalSearch: canonicalListSearch,
  Component: SearchPage,
  head: (state: WithListing, props) => {
    const { q } = readListState(props.search);
    return { ...listHead(state, props, linkTo(searchRoute), searchTitle(q)), noIndex: true };
  },
});
