import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, Pagination } from "@thuot-tha/shared/ui";
import { type RefObject, useEffect, useRef } from "react";
import { ProductGrid } from "../../../components/ProductGrid.tsx";
import { vi } from "../../../locales/vi/listing.ts";
import { pageSize } from "../list-query.ts";
import { type ListState, readListState, writeListState } from "../list-state.ts";
import type { Product } from "../slice.ts";
import { staying } from "../use-list.ts";
import { useListPlace } from "../use-list-place.ts";
import styles from "./Results.module.css";

interface ResultsProps {
  products: readonly Product[];
  total: number;
  state: ListState;
  /** What the list is for, where it is for one of both. */
  type: ListState["type"];
  hrefOf: (change: Partial<ListState>) => string;
}

/** Beside the filters on wide screens; see `ProductGrid.module.css` for the same in CSS. */
export const resultSizes = "(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw";

/** The pieces, and more of them: under each other at a press, or page by page. */
export function Results({ products, total, state, type, hrefOf }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useListPlace(list);
  const shown = (state.page - 1) * pageSize + products.length;
  const pageCount = Math.ceil(total / pageSize);
  const last = Math.ceil(shown / pageSize);
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
        search={choiceSearch(state, type)}
        endless
      />
      {pageCount > 1 ? (
        <div className={styles.more}>
          <p role="status">{vi.shownOf(shown, total)}</p>
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
              {vi.more}
            </Link>
          ) : null}
          <Pagination as={Link} page={last} pageCount={pageCount} hrefOf={(page) => hrefOf({ page })} />
        </div>
      ) : null}
    </>
  );
}

/** Wear dates, and whether it is to rent or to buy, go along to the product page. */
function choiceSearch({ dateFrom, dateTo }: ListState, type: ListState["type"]): string {
  return writeListState({ ...readListState(""), type, dateFrom, dateTo });
}

/** After "more", the keyboard goes on with the first piece that came. */
function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || count <= asked.current) return;
    list.current?.querySelectorAll<HTMLElement>("[data-product] h2 a")[asked.current]?.focus({ preventScroll: true });
    asked.current = null;
  }, [count, list]);
  return () => {
    asked.current = count;
  };
}
