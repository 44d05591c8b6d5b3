import { linkTo } from "@thuot-tha/shared/contracts";
import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link, type PageProps, useHost } from "@thuot-tha/shared/platform";
import { Breadcrumbs } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { ListHead } from "../../features/listing/components/ListHead.tsx";
import { ListPage } from "../../features/listing/components/ListPage.tsx";
import { readListState } from "../../features/listing/list-state.ts";
import { viListing } from "../../locales/vi/listing.ts";
import { searchTitle } from "./search-title.ts";

/** The header's field shows the search words; without words the page lists all products. */
export function SearchPage({ pathname, search }: PageProps) {
  const { q } = readListState(search);
  const title = searchTitle(q);
  useTrackedSearch(q);
  return (
    <ListPage
      pathname={pathname}
      search={search}
      title={title}
      head={
        <>
          <Breadcrumbs
            as={Link}
            items={[{ name: viListing.shop, href: linkTo(homeRoute) }, { name: viListing.search }]}
          />
          <ListHead title={title} description={viListing.searchHint} />
        </>
      }
    />
  );
}

/** Reports the words of a search once: not when its list is filtered, nor when the shopper comes back to it. */
function useTrackedSearch(q: string): void {
  const { bus } = useHost();
  const tracked = useRef("");
  useEffect(() => {
    if (q === tracked.current) return;
    tracked.current = q;
    if (q) analyticsTracked.emit(bus, { name: "search", search_term: q });
  }, [bus, q]);
}
