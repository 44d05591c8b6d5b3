import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Breadcrumbs } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { getListing } from "../../features/listing/slice.ts";
import { vi } from "../../locales/vi/listing.ts";
import { ListPage } from "./components/ListPage.tsx";
import type { State } from "./list-head.ts";

export function CategoryPage({ pathname, search }: PageProps) {
  const listing = useSelector((state: State) => getListing(state, pathname + search));
  const category = listing?.category;
  if (!listing || !category) return null;
  const crumbs = category.breadcrumbs.map(({ name, link }) => ({
    name,
    href: pathTo("category", { categoryLink: link }),
  }));
  return (
    <ListPage
      pathname={pathname}
      search={search}
      list={listing.list}
      title={category.name}
      description={category.description}
      subcategories={category.children}
      above={<Breadcrumbs as={Link} items={[{ name: vi.shop, href: pathTo("home") }, ...crumbs]} />}
    />
  );
}
