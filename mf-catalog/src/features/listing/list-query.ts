import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { forType, type ListState } from "./list-state.ts";

export type ListQuery = NonNullable<OperationInput<typeof listProducts>["query"]>;

/** Conditions that come from the page and not from the address: a category, or reduced prices. */
export interface Scope {
  category?: string;
  fixed?: Partial<Pick<ListQuery, "type" | "reduced">>;
}

export const pageSize = 30;

/** The API query for a state, without the page. */
export function toQuery(given: ListState, { category, fixed = {} }: Scope): ListQuery {
  const state = forType(given, fixed.type ?? given.type);
  const optional = {
    q: state.q,
    type: state.type,
    collection: state.collection,
    "sale-prices": state.salePrices,
    "rental-prices": state.rentalPrices,
    "date-from": state.dateFrom,
    "date-to": state.dateTo,
    sort: state.sort,
  };
  return {
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== "")) as Filled<typeof optional>),
    cat: category ? [category, ...state.cat] : state.cat,
    attr: state.attr,
    ...fixed,
  };
}

/** Values without the empty ones. */
type Filled<Values> = { [Name in keyof Values]?: Exclude<Values[Name], ""> };

export interface PageRequest {
  "pagination.page": number;
  "pagination.limit": number;
}

/** Maximum number of the shop's pages in one API answer. */
const together = 3;

/** The fewest requests for pages `first` to `last`. From the first page on, three of them fit into one answer. */
export function callsFor(first: number, last: number): PageRequest[] {
  const length = last - first + 1;
  const wide = first === 1 && length > 1;
  return Array.from({ length: wide ? Math.ceil(length / together) : length }, (_, index) => ({
    "pagination.page": first + index,
    "pagination.limit": wide ? pageSize * together : pageSize,
  }));
}
