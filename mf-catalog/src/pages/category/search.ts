import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { readListState } from "../../features/listing/list-state.ts";
import { loadListing } from "../../features/listing/saga.ts";
import type { WithListing } from "../../features/listing/slice.ts";
import { listHead } from "./list-head.ts";
import { SearchPage } from "./SearchPage.tsx";
import { searchTitle } from "./search-title.ts";

export const searchPage: Page = {
  load: loadListing(() => ({})),
  Component: SearchPage,
  head: (state: WithListing, props) => {
    const { q } = readListState(props.search);
    return { ...listHead(state, props, pathTo("search"), searchTitle(q)), noIndex: true };
  },
};
