import type { Page } from "@thuot-tha/shared/platform";
import { readListState } from "../../features/listing/list-state.ts";
import { loadListing } from "../../features/listing/saga.ts";
import { vi } from "../../locales/vi/listing.ts";
import { listHead, type State } from "./list-head.ts";
import { SearchPage } from "./SearchPage.tsx";

export const searchPage: Page = {
  load: loadListing(() => ({})),
  Component: SearchPage,
  head: (state: State, props) => {
    const { q } = readListState(props.search);
    return { ...listHead(state, props, q ? vi.searchFor(q) : vi.search), noIndex: true };
  },
};
