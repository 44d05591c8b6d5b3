import { linkTo } from "@thuot-tha/shared/contracts";
import { categoryRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { definePage } from "@thuot-tha/shared/platform";
import { breadcrumbData } from "../../features/breadcrumb-data.ts";
import { isListLoaded, listHead, listingOf } from "../../features/listing/list-head.ts";
import { canonicalListSearch } from "../../features/listing/list-state.ts";
import { loadListing } from "../../features/listing/saga.ts";
import type { WithListing } from "../../features/listing/slice.ts";
import { CategoryPage } from "./CategoryPage.tsx";

export const categoryPage = definePage({
  route: categoryRoute,
  rendering: "server",
  load: loadListing(({ params }) => ({ category: params.categoryLink ?? "" })),
  isLoaded: isListLoaded,
  canonicalSearch: canonicalListSearch,
  Component: CategoryPage,
  head: (state: WithListing, props) => {
    const category = listingOf(state, props)?.category;
    const path = category ? linkTo(categoryRoute, { categoryLink: category.link }) : props.pathname;
    const head = listHead(state, props, path, category?.name ?? "", category?.description);
    if (typeof window !== "undefined") return head;
    const crumbs = (category?.breadcrumbs ?? []).map(({ name, link }) => ({
      name,
      path: linkTo(categoryRoute, { categoryLink: link }),
    }));
    return { ...head, structuredData: [...(head.structuredData ?? []), breadcrumbData(crumbs)] };
  },
});
