import { type Wear, WearSheet } from "../../wear/components/WearSheet.tsx";
import type { ListState } from "../list-state.ts";
import { isSize, sizesOf } from "../sizes.ts";
import type { Listing } from "../slice.ts";
import type { ListChoice } from "../use-list.ts";

interface ListWearSheetProps {
  pathname: string;
  search: string;
  listing: Listing;
  state: ListState;
  /** The days that the list is about. */
  wear: Wear | null;
  choose: ListChoice["choose"];
}

/** The days and sizes of a list. Days that are chosen in a list of what is for sale lead back to what is for rent. */
export function ListWearSheet({ pathname, search, listing, state, wear, choose }: ListWearSheetProps) {
  return (
    <WearSheet
      pathname={pathname}
      kept={[...new URLSearchParams(search)].filter((one) => !/^(date-|page=|to=|type=sale)/.test(one.join("=")))}
      value={wear}
      rental={listing.terms?.rental}
      sizes={sizesOf(listing.facets)}
      chosenSizes={state.attr.filter(isSize)}
      onChoose={(dates, chosenSizes) =>
        choose({
          ...(dates ?? { dateFrom: "", dateTo: "" }),
          type: dates && state.type === "sale" ? "" : state.type,
          attr: [...state.attr.filter((value) => !isSize(value)), ...chosenSizes],
        })
      }
    />
  );
}
