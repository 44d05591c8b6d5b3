import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { loadListing } from "../../features/listing/saga.ts";
import { getListing } from "../../features/listing/slice.ts";
import { CategoryPage } from "./CategoryPage.tsx";
import { listHead, type State } from "./list-head.ts";

export const categoryPage: Page = {
  load: loadListing(({ params }) => ({ category: params.categoryLink ?? "" })),
  Component: CategoryPage,
  head: (state: State, props) => {
    const category = getListing(state, props.pathname + props.search)?.category;
    return {
      ...listHead(state, props, category?.name ?? "", category?.description),
      structuredData: category
        ? [
            {
              "@context": "https://schema.org",
              "@type": "BreadcrumbList",
              itemListElement: category.breadcrumbs.map(({ name, link }, index) => ({
                "@type": "ListItem",
                position: index + 1,
                name,
                item: pathTo("category", { categoryLink: link }),
              })),
            },
          ]
        : [],
    };
  },
};
