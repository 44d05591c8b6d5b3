import { searchString } from "@thuot-tha/shared/contracts";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, Pagination } from "@thuot-tha/shared/ui";
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { viListing } from "../../../locales/vi/listing.ts";
import type { Product } from "../../cards/card-of.ts";
import { ProductGrid } from "../../cards/components/ProductGrid.tsx";
import { pageSize } from "../list-query.ts";
import type { ListState } from "../list-state.ts";
import { opensElsewhere, staying } from "../use-list.ts";
import { useListPlace } from "../use-list-place.ts";
import styles from "./Results.module.css";

interface ResultsProps {
  products: readonly Product[];
  total: number;
  state: ListState;
  /** The type the list is filtered by, if any. */
  type: ListState["type"];
  /** The size the list is filtered by, if it is a single one. */
  sizeLabel: string;
  hrefOf: (change: Partial<ListState>) => string;
}

/** Width beside the filters on wide screens; `ProductGrid.module.css` has the same in CSS. */
export const resultSizes = "(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw";

/** The products, with a button that appends more and links to single pages. */
export function Results({ products, total, state, type, sizeLabel, hrefOf }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useListPlace(list);
  const shown = (state.page - 1) * pageSize + products.length;
  const pageCount = Math.ceil(total / pageSize);
  const last = Math.ceil(shown / pageSize);
  const { dateFrom, dateTo } = state;
  // The same object while the days are, so that cards are not rendered again.
  const wear = useMemo(() => (dateFrom ? { dateFrom, dateTo } : null), [dateFrom, dateTo]);
  const onMore = useFocusOnNew(list, products.length);
  return (
    <>
      <ProductGrid
        ref={list}
        products={products}
        heading="h2"
        priority={1}
        columns={[2, 3, 3]}
        sizes={resultSizes}
        search={choiceSearch(state, type, sizeLabel)}
        wear={wear}
        endless
      />
      {pageCount > 1 ? (
        <div className={styles.more}>
          <p role="status">{viListing.shownOf(shown, total)}</p>
          <progress max={total} value={shown} aria-hidden="true" />
          {last < pageCount ? (
            <Link
              className={buttonClass({ variant: "secondary", size: "large" })}
              to={hrefOf({ page: state.page, to: last + 1 })}
              state={staying}
              replace
              rel="nofollow"
              onClick={onMore}
            >
              {viListing.more}
            </Link>
          ) : null}
          <Pagination as={Link} page={last} pageCount={pageCount} hrefOf={(page) => hrefOf({ page })} />
        </div>
      ) : null}
    </>
  );
}

/** The choice that product links take along: rent or buy, the size if there is one, and the wear dates. */
function choiceSearch({ dateFrom, dateTo }: ListState, type: ListState["type"], size: string): string {
  const text = searchString({ type, size, "date-from": dateFrom, "date-to": dateTo });
  return text === "" ? "" : `?${text}`;
}

/** Moves the keyboard focus to the first added product. */
function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): (press: MouseEvent) => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    list.current?.querySelectorAll<HTMLElement>("[data-product] h2 a")[before.current]?.focus({ preventScroll: true });
    before.current = null;
  }, [count, list]);
  return (press) => {
    if (!opensElsewhere(press)) before.current = count;
  };
}
