import { linkTo } from "@thuot-tha/shared/contracts";
import { searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { addDays, formatRange, rangeLength } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Button, EmptyState, Icon, Section } from "@thuot-tha/shared/ui";
import { vi } from "../../../locales/vi/listing.ts";
import { ProductGrid } from "../../cards/components/ProductGrid.tsx";
import type { Alternative } from "../alternatives.ts";
import { labelsOf } from "../labels.ts";
import { type ListState, withoutFilters, writeListState } from "../list-state.ts";
import { priceLabelOf } from "../price-bands.ts";
import type { Listing } from "../slice.ts";
import styles from "./NothingFound.module.css";

/**
 * Shown for an empty list, with suggestions: one filter less, other days, popular products. Without a filter the way on is
 * the whole shop.
 */
export function NothingFound({ listing, state }: { listing: Listing; state: ListState }) {
  const everything = withoutFilters(state);
  const isBare = writeListState({ ...state, page: 1, to: 1 }) === writeListState(everything);
  const bareTexts = state.q ? [vi.emptySearch(state.q), vi.emptyHintSearch] : [vi.emptyHere];
  const whole = linkTo(searchRoute) + writeListState({ ...everything, q: "" });
  const [title, message] = isBare ? bareTexts : [vi.empty, vi.emptyHint];
  return (
    <>
      <div className={styles.empty}>
        <EmptyState
          title={title}
          message={message}
          action={
            <Button href={isBare ? whole : listing.pathname + writeListState(everything)} as={Link} variant="primary">
              {isBare ? vi.emptyAll : vi.emptyWay}
            </Button>
          }
        />
      </div>
      {listing.alternatives.length > 0 ? (
        <nav className={styles.alternatives} aria-label={vi.alternatives}>
          {listing.alternatives.map((one) => (
            <Link key={one.kind + one.value} to={listing.pathname + writeListState(one.state)} rel="nofollow">
              <span>{labelOf(one, listing)}</span>
              <span className={styles.count}>{vi.count(one.total)}</span>
              <Icon name="arrow-right" size={16} />
            </Link>
          ))}
        </nav>
      ) : null}
      {listing.popular.length > 0 ? (
        <Section title={vi.popular} className={styles.popular}>
          <ProductGrid products={listing.popular} columns={[2, 2, 4]} />
        </Section>
      ) : null}
    </>
  );
}

function labelOf({ kind, value, state }: Alternative, listing: Listing): string {
  switch (kind) {
    case "dates":
      return vi.onDays(formatRange({ dateFrom: value, dateTo: addDays(value, rangeLength(state) - 1) }));
    case "any-day":
      return vi.anyDay;
    case "sale-prices":
      return vi.without(priceLabelOf(value));
    case "rental-prices":
      return vi.without(vi.rentAt(priceLabelOf(value)));
    case "type":
      return vi.without(value === "rent" ? vi.rent : vi.sale);
    default:
      return vi.without(labelsOf(listing).get(value) ?? value);
  }
}
