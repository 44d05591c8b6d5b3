import { linkTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Breadcrumbs } from "@thuot-tha/shared/ui";
import { ListHead } from "../../features/listing/components/ListHead.tsx";
import { ListPage } from "../../features/listing/components/ListPage.tsx";
import { viListing } from "../../locales/vi/listing.ts";

export function OnSalePage({ pathname, search }: PageProps) {
  return (
    <ListPage
      pathname={pathname}
      search={search}
      title={viListing.onSale}
      onlyType="sale"
      head={
        <>
          <Breadcrumbs
            as={Link}
            items={[{ name: viListing.shop, href: linkTo(homeRoute) }, { name: viListing.onSale }]}
          />
          <ListHead title={viListing.onSale} description={viListing.onSaleDescription} />
        </>
      }
    />
  );
}
