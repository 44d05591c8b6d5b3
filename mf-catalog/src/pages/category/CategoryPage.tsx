import { linkTo } from "@thuot-tha/shared/contracts";
import { categoryRoute, homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Breadcrumbs, Picture } from "@thuot-tha/shared/ui";
import { ListHead } from "../../features/listing/components/ListHead.tsx";
import { ListPage } from "../../features/listing/components/ListPage.tsx";
import { bannerSizes } from "../../features/listing/list-head.ts";
import { readListState, writeListState } from "../../features/listing/list-state.ts";
import { useList } from "../../features/listing/use-list.ts";
import { viListing } from "../../locales/vi/listing.ts";

export function CategoryPage({ pathname, search }: PageProps) {
  const list = useList(pathname, search);
  const category = list?.listing.category;
  if (!list || !category) return null;
  const { banner } = list.listing;
  const { dateFrom, dateTo } = readListState(search);
  const crumbs = category.breadcrumbs.map(({ name, link }) => ({
    name,
    href: linkTo(categoryRoute, { categoryLink: link }),
  }));
  return (
    <ListPage
      pathname={pathname}
      search={search}
      title={category.name}
      head={
        <>
          <Breadcrumbs as={Link} items={[{ name: viListing.shop, href: linkTo(homeRoute) }, ...crumbs]} />
          <ListHead
            title={category.name}
            description={category.description}
            parts={category.children}
            search={writeListState({ ...readListState(""), dateFrom, dateTo })}
            picture={
              banner ? <Picture path={banner.image.path} alt={banner.title} ratio="16:9" sizes={bannerSizes} /> : null
            }
          />
        </>
      }
    />
  );
}
