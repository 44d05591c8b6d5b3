import { Link } from "@thuot-tha/shared/platform";
import { Disclosure } from "@thuot-tha/shared/ui";
import { type ListState, toggled } from "../../../features/listing/list-state.ts";
import type { Facet } from "../../../features/listing/slice.ts";
import { vi } from "../../../locales/vi/listing.ts";
import { DateFilter } from "./DateFilter.tsx";
import styles from "./Filters.module.css";
import { PriceFilter } from "./PriceFilter.tsx";

interface FiltersProps {
  pathname: string;
  state: ListState;
  facets: readonly Facet[];
  hrefOf: (change: Partial<ListState>) => string;
}

type OptionFacet = Extract<Facet, { type: "OPTION_LIST" }>;

/** What narrows a list. Options are links: they work before any script does. */
export function Filters({ pathname, state, facets, hrefOf }: FiltersProps) {
  return (
    <Disclosure title={vi.filters}>
      <div className={styles.filters}>
        <DateFilter pathname={pathname} state={state} hrefOf={hrefOf} />
        {facets.map((facet) =>
          facet.type === "PRICE_TYPE_SALE" ? (
            <PriceFilter key={facet.urlKey} facet={facet} value={state.salePrices} hrefOf={hrefOf} />
          ) : (
            <Options key={facet.field} facet={facet} state={state} hrefOf={hrefOf} />
          ),
        )}
      </div>
    </Disclosure>
  );
}

function Options({ facet, state, hrefOf }: { facet: OptionFacet; state: ListState; hrefOf: FiltersProps["hrefOf"] }) {
  const { urlKey, title, options } = facet;
  if (urlKey === "collection" || options.length === 0) return null;
  const chosen = urlKey === "type" ? [state.type] : state[urlKey];
  const change = (value: string): Partial<ListState> =>
    urlKey === "type"
      ? { type: state.type === value ? "" : (value as ListState["type"]) }
      : { [urlKey]: toggled(state[urlKey], value) };
  return (
    <fieldset className={styles.facet}>
      <legend>{title}</legend>
      <ul>
        {options.map(({ value, label, count, hex }) => (
          <li key={value}>
            <Link to={hrefOf(change(value))} aria-current={chosen.includes(value) ? "true" : undefined} rel="nofollow">
              {hex ? <span className={styles.swatch} style={{ background: hex }} /> : null}
              {label} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
