import { formatRange } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { classNames, Icon, VisuallyHidden } from "@thuot-tha/shared/ui";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { viListing } from "../../../locales/vi/listing.ts";
import { trackList } from "../../analytics.ts";
import { WearButton } from "../../wear/components/WearButton.tsx";
import { labelsOf } from "../labels.ts";
import { forType } from "../list-state.ts";
import { isSize } from "../sizes.ts";
import { type ListChoice, useList, useListChoice } from "../use-list.ts";
import { Chips, chipsOf } from "./Chips.tsx";
import { Filters, filtersId } from "./Filters.tsx";
import styles from "./ListPage.module.css";
import { ListWearSheet } from "./ListWearSheet.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { Results } from "./Results.tsx";
import { SortBar } from "./SortBar.tsx";
import { TypeSwitch } from "./TypeSwitch.tsx";

interface ListPageProps {
  pathname: string;
  search: string;
  title: string;
  /** Above the list: breadcrumbs, name and description. */
  head: ReactNode;
  /** The page has one type only, so there is no switch. */
  onlyType?: "rent" | "sale";
}

/** A list with its filters, order and pages; the address holds its whole state. */
export function ListPage({ pathname, search, title, head, onlyType }: ListPageProps) {
  const list = useList(pathname, search);
  const choice = useListChoice(pathname, search);
  const frame = useRef<HTMLDivElement>(null);
  const { bus } = useHost();
  const key = list?.listing.search;
  const listing = list?.listing;

  // Once per list, not per added page.
  useEffect(() => {
    if (listing) trackList(bus, title, listing.products);
  }, [pathname, key]);
  useListTop(frame, key, choice.pressed);

  if (!list || !listing) return null;
  const { hrefOf, linkFor } = choice;
  // The address keeps the days of what is for rent.
  const applied = forType(choice.state, onlyType ?? choice.state.type);
  // The page's own type is fixed, even if its address names another.
  const state = onlyType ? { ...applied, type: "" as const } : applied;
  const chosen = chipsOf(listing, state).length;
  const labels = labelsOf(listing);
  const sizeLabels = state.attr.filter(isSize).map((value) => labels.get(value) ?? "");
  const wear = state.dateFrom ? { dateFrom: state.dateFrom, dateTo: state.dateTo } : null;
  return (
    <div className={styles.page}>
      {head}
      <div className={styles.tools}>
        {onlyType === "sale" ? null : (
          <WearButton dateFrom={state.dateFrom} dateTo={state.dateTo} size={wear ? sizeLabels.join(", ") : ""} />
        )}
        <button type="button" className={styles.filters} popoverTarget={filtersId}>
          <Icon name="filter" />
          <span aria-hidden={chosen > 0}>{viListing.filters}</span>
          {chosen > 0 ? (
            <>
              <span className={styles.number} aria-hidden="true">
                {chosen}
              </span>
              <VisuallyHidden>{viListing.filtersChosen(chosen)}</VisuallyHidden>
            </>
          ) : null}
        </button>
        {onlyType ? null : <TypeSwitch current={state.type} linkFor={(type) => linkFor({ type })} />}
        <SortBar state={state} linkFor={linkFor} />
      </div>
      {onlyType === "sale" ? null : <ListWearSheet {...{ pathname, search, listing, choice }} />}
      <div className={classNames(styles.columns, listing.facets.length === 0 && styles.alone)} ref={frame}>
        <Filters
          pathname={pathname}
          facets={listing.facets}
          rentalPrices={onlyType === "sale" ? undefined : listing.rentalPrices}
          total={listing.total}
          category={listing.category?.link}
          choice={choice}
        />
        <div className={styles.list} aria-busy={choice.pending || undefined}>
          <p className={styles.count} role="status">
            {listing.similar ? <strong>{`${viListing.similar} `}</strong> : null}
            <span>
              {wear
                ? viListing.countOn(listing.total, formatRange(wear), sizeLabels.join(", "))
                : viListing.count(listing.total)}
            </span>
          </p>
          <Chips listing={listing} state={state} linkFor={linkFor} />
          {listing.total === 0 ? (
            <NothingFound listing={listing} state={state} />
          ) : (
            <Results
              products={list.products}
              total={listing.total}
              state={state}
              type={onlyType ?? state.type}
              sizeLabel={sizeLabels.length === 1 ? (sizeLabels[0] ?? "") : ""}
              hrefOf={hrefOf}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * Scrolls to the start of a pressed list that replaces one the shopper had scrolled into. A list of the history stays
 * where the shopper left it.
 */
function useListTop(
  frame: RefObject<HTMLElement | null>,
  key: string | undefined,
  pressed: ListChoice["pressed"],
): void {
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = key;
    if (pressed.current !== key) return;
    pressed.current = null;
    const { current } = frame;
    if (current && current.getBoundingClientRect().top < 0)
      current.scrollIntoView({ block: "start", behavior: "instant" });
  }, [key, frame, pressed]);
}
