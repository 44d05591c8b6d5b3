import { WearSheet } from "../../wear/components/WearSheet.tsx";
import { isSize, sizesOf } from "../sizes.ts";
import type { Listing } from "../slice.ts";
import type { ListChoice } from "../use-list.ts";

interface ListWearSheetProps {
  pathname: string;
  search: string;
  listing: Listing;
  choice: ListChoice;
}

/** The days and sizes of a list. Days that are chosen in a list of what is for sale lead back to what is for rent. */
export function ListWearSheet({ pathname, search, listing, choice }: ListWearSheetProps) {
  const { dateFrom, dateTo, type, attr } = choice.state;
  return (
    <WearSheet
      pathname={pathname}
      kept={[...new URLSearchParams(search)].filter((one) => !/^(date-|page=|to=|type=sale)/.test(one.join("=")))}
      value={dateFrom ? { dateFrom, dateTo } : null}
      rental={listing.terms?.rental}
      sizes={sizesOf(listing.facets)}
      chosenSizes={attr.filter(isSize)}
      onChoose={(dates, chosenSizes) =>
        choice.choose({
          ...(dates ?? { dateFrom: "", dateTo: "" }),
          type: dates && type === "sale" ? "" : type,
          attr: [...attr.filter((value) => !isSize(value)), ...chosenSizes],
        })
      }
    />
  );
}
