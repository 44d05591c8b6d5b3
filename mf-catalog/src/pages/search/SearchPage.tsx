import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Breadcrumbs } from "@thuot-tha/shared/ui";
import { ListHead } from "../../features/listing/components/ListHead.tsx";
import { ListPage } from "../../features/listing/components/ListPage.tsx";
import { readListState } from "../../features/listing/list-state.ts";
import { vi } from "../../locales/vi/listing.ts";
import { searchTitle } from "./search-title.ts";

/** The header's field shows the search words; without words the page lists all products. */
export function SearchPage({ pathname, search }: PageProps) {
  const title = searchTitle(readListState(search).q);
  return (
    <ListPage
      pathname={pathname}
      search={search}
      title={title}
      head={
        <>
          <Breadcrumbs as={Link} items={[{ name: vi.shop, href: linkTo(homeRoute) }, { name: vi.search }]} />
          <ListHead title={title} description={vi.searchHint} />
        </>
      }
    />
  );
}
