import { Button } from "@thuot-tha/shared/ui";
import { Sheet } from "../../../components/Sheet.tsx";
import { viListing } from "../../../locales/vi/listing.ts";
import type { ListState } from "../list-state.ts";
import type { Facet as FacetData, OptionFacet } from "../slice.ts";
import type { ListChoice } from "../use-list.ts";
import { Facet } from "./Facet.tsx";
import styles from "./Filters.module.css";
import { PriceFilter } from "./PriceFilter.tsx";

interface FiltersProps {
  pathname: string;
  facets: readonly FacetData[];
  /** What renting costs in this list, in đồng of one wear day. */
  rentalPrices?: { min: number; max: number };
  /** Number of products that match the filters. */
  total: number;
  /** Link of the page's own category, which counts as chosen. */
  category?: string;
  choice: ListChoice;
}

export const filtersId = "bo-loc";
/** Number of facets that are open at first. */
const openAtFirst = 3;

/**
 * The list's filters: beside it on wide screens, in a sheet on phones. A plain form, so that it works without scripts.
 */
export function Filters({ pathname, facets, rentalPrices, total, category, choice }: FiltersProps) {
  const { state, pending, choose } = choice;
  const options = facets.filter((facet) => facet.type === "OPTION_LIST" && isOffered(facet, category)) as OptionFacet[];
  const sales = facets.find((facet) => facet.type === "PRICE_TYPE_SALE");
  const hasRentalPrices = rentalPrices && (state.type !== "sale" || state.rentalPrices);
  const hasSalePrices = sales && (state.type !== "rent" || state.salePrices);
  const isShown = (name: string, value: string) =>
    options.some((facet) => facet.urlKey === name && facet.options.some((option) => option.value === value));
  return (
    <Sheet
      id={filtersId}
      title={viListing.filters}
      look="aside"
      footer={
        <Button variant="primary" loading={pending} popoverTarget={filtersId} popoverTargetAction="hide">
          {viListing.show(total)}
        </Button>
      }
    >
      <form action={pathname} className={styles.form}>
        <Kept
          fields={{
            q: state.q,
            type: state.type,
            sort: state.sort,
            collection: state.collection,
            "date-from": state.dateFrom,
            "date-to": state.dateTo,
            "rental-prices": hasRentalPrices ? "" : state.rentalPrices,
            "sale-prices": hasSalePrices ? "" : state.salePrices,
            cat: state.cat.filter((value) => !isShown("cat", value)),
            attr: state.attr.filter((value) => !isShown("attr", value)),
          }}
        />
        {hasRentalPrices ? (
          <PriceFilter
            name="rental-prices"
            title={viListing.rentalPrice}
            {...rentalPrices}
            value={state.rentalPrices}
            onChange={(chosen) => choose({ rentalPrices: chosen })}
          />
        ) : null}
        {options.map((facet, index) => (
          <Facet
            key={facet.field + facet.title}
            facet={facet}
            chosen={chosenOf(facet, state)}
            open={index < openAtFirst || chosenOf(facet, state).length > 0}
            choose={choose}
          />
        ))}
        {hasSalePrices ? (
          <PriceFilter
            name="sale-prices"
            title={sales.title}
            min={sales.min}
            max={sales.max}
            value={state.salePrices}
            onChange={(salePrices) => choose({ salePrices })}
          />
        ) : null}
        <Button type="submit" className={styles.submit}>
          {viListing.apply}
        </Button>
      </form>
    </Sheet>
  );
}

/** Leaves out the rent/buy switch, which is above the list, and the facet that contains the page's own category. */
function isOffered({ urlKey, options }: OptionFacet, category: string | undefined): boolean {
  return (
    urlKey !== "type" && options.length > 0 && !options.some(({ value }) => urlKey === "cat" && value === category)
  );
}

const chosenOf = ({ urlKey }: OptionFacet, state: ListState): string[] => [state[urlKey]].flat().filter(Boolean);

/** Hidden fields for what the form shows no control for and must preserve, for browsers without scripts. */
function Kept({ fields }: { fields: Record<string, string | string[]> }) {
  return Object.entries(fields).flatMap(([name, values]) =>
    [values]
      .flat()
      .map((value) => (value ? <input key={name + value} type="hidden" name={name} value={value} /> : null)),
  );
}
