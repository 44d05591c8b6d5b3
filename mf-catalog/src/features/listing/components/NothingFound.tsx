import { linkTo } from "@thuot-tha/shared/contracts";
import { searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { addDays, formatRange, rangeLength } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Button, EmptyState, Icon, Section } from "@thuot-tha/shared/ui";
import { viListing } from "../../../locales/vi/listing.ts";
import { ProductGrid } from "../../cards/components/ProductGrid.tsx";
import type { Alternative } from "../alternatives.ts";
import { labelsOf } from "../labels.ts";
import { type ListState, withoutFilters, writeListState } from "../list-state.ts";
import { priceLabelOf } from "../price-bands.ts";
import type { Listing } from "../slice.ts";
import styles from "./NothingFound.module.css";

/**
 * Shown for an empty list, with suggestions: one filter less, other days, popular products. Without a filter the way on
 * is the whole shop.
 */
export function NothingFound({ listing, state }: { listing: Listing; state: ListState }) {
  const everything = withoutFilters(state);
  const isBare = writeListState({ ...state, page: 1, to: 1 }) === writeListState(everything);
  const bareTexts = state.q ? [viListing.emptySearch(state.q), viListing.emptyHintSearch] : [viListing.emptyHere];
  const whole = linkTo(searchRoute) + writeListState({ ...everything, q: "" });
  const [title, message] = isBare ? bareTexts : [viListing.empty, viListing.emptyHint];
  return (
    <>
      <div className={styles.empty}>
        <EmptyState
          title={title}
          message={message}
          action={
            <Button href={isBare ? whole : listing.pathname + writeListState(everything)} as={Link} variant="primary">
              {isBare ? viListing.emptyAll : viListing.emptyWay}
            </Button>
          }
        />
      </div>
      {listing.alternatives.length > 0 ? (
        <nav className={styles.alternatives} aria-label={viListing.alternatives}>
          {listing.alternatives.map((one) => (
            <Link key={one.kind + one.value} to={listing.pathname + writeListState(one.state)} rel="nofollow">
              <span>{labelOf(one, listing)}</span>
              <span className={styles.count}>{viListing.count(one.total)}</span>
              <Icon name="arrow-right" size={16} />
            </Link>
          ))}
        </nav>
      ) : null}
      {listing.popular.length > 0 ? (
        <Section title={viListing.popular} className={styles.popular}>
          <ProductGrid products={listing.popular} columns={[2, 2, 4]} />
        </Section>
      ) : null}
    </>
  );
}

function labelOf({ kind, value, state }: Alternative, listing: Listing): string {
  switch (kind) {
    case "dates":
      return viListing.onDays(formatRange({ dateFrom: value, dateTo: addDays(value, rangeLength(state) - 1) }));
    case "any-day":
      return viListing.anyDay;
    case "sale-prices":
      return viListing.without(priceLabelOf(value));
    case "rental-prices":
      return viListing.without(viListing.rentAt(priceLabelOf(value)));
    case "type":
      return viListing.without(value === "rent" ? viListing.rent : viListing.sale);
    default:
      return viListing.without(labelsOf(listing).get(value) ?? value);
  }
}
