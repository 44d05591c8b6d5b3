import { formatRange } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { viListing } from "../../../locales/vi/listing.ts";
import { toggled } from "../../toggled.ts";
import { labelsOf } from "../labels.ts";
import { type ListState, withoutFilters } from "../list-state.ts";
import { priceLabelOf } from "../price-bands.ts";
import type { Listing } from "../slice.ts";
import type { ListLink } from "../use-list.ts";
import styles from "./Chips.module.css";

interface ChipsProps {
  listing: Listing;
  state: ListState;
  linkFor: (change: Partial<ListState>) => ListLink;
}

/** The chosen filters, each with a link that removes it. */
export function Chips({ listing, state, linkFor }: ChipsProps) {
  const chips = chipsOf(listing, state);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={viListing.chosen}>
      {chips.map(([label, change], index) => (
        // Keyed by position, so that after a removal the next chip takes over the focus.
        <li key={index}>
          <Link {...linkFor(change)} aria-label={viListing.remove(label)}>
            <span>{label}</span> <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.all} {...linkFor(withoutFilters(state))}>
          {viListing.clearAll}
        </Link>
      </li>
    </ul>
  );
}

type Chip = [label: string, change: Partial<ListState>];

/** Each filter's name, and the change that removes it. */
export function chipsOf(listing: Listing, state: ListState): Chip[] {
  const labels = labelsOf(listing);
  const named = (value: string): string => labels.get(value) ?? value;
  const all: (Chip | null)[] = [
    state.dateFrom ? [formatRange(state), { dateFrom: "", dateTo: "" }] : null,
    ...state.cat.map((value): Chip => [named(value), { cat: toggled(state.cat, value) }]),
    ...state.attr.map((value): Chip => [named(value), { attr: toggled(state.attr, value) }]),
    state.collection ? [named(state.collection), { collection: "" }] : null,
    state.type ? [state.type === "rent" ? viListing.rent : viListing.sale, { type: "" }] : null,
    state.rentalPrices ? [viListing.rentAt(priceLabelOf(state.rentalPrices)), { rentalPrices: "" }] : null,
    state.salePrices ? [priceLabelOf(state.salePrices), { salePrices: "" }] : null,
  ];
  return all.filter((chip) => chip !== null);
}
