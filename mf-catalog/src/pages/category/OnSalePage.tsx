import type { PageProps } from "@thuot-tha/shared/platform";
import { useSelector } from "react-redux";
import { getListing } from "../../features/listing/slice.ts";
import { vi } from "../../locales/vi/listing.ts";
import { ListPage } from "./components/ListPage.tsx";
import type { State } from "./list-head.ts";

export function OnSalePage({ pathname, search }: PageProps) {
  const listing = useSelector((state: State) => getListing(state, pathname + search));
  if (!listing) return null;
  return (
    <ListPage
      pathname={pathname}
      search={search}
      list={listing.list}
      title={vi.onSale}
      description={vi.onSaleDescription}
    />
  );
}
