import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import type { ListState } from "./list-state.ts";

export type ListQuery = NonNullable<OperationInput<typeof listProducts>["query"]>;

/** What of a list does not come from the address but from the page: its category, or being reduced. */
export interface Scope {
  category?: string;
  fixed?: Partial<Pick<ListQuery, "type" | "reduced">>;
}

export const pageSize = 30;

/** What the API is asked for a state, without which page. */
export function toQuery(state: ListState, { category, fixed = {} }: Scope): ListQuery {
  const optional = {
    q: state.q,
    type: state.type,
    collection: state.collection,
    "sale-prices": state.salePrices,
    "date-from": state.dateFrom,
    "date-to": state.dateTo,
    sort: state.sort,
  };
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== "")),
    cat: category ? [category, ...state.cat] : state.cat,
    attr: state.attr,
    ...fixed,
  } as ListQuery;
}

export interface PageRequest {
  "pagination.page": number;
  "pagination.limit": number;
}

/** Pages of the shop that go into one answer of the API. */
const together = 3;

/** The fewest calls for pages `first` to `last`. From the first page on, three of them fit into one answer. */
export function callsFor(first: number, last: number): PageRequest[] {
  const length = last - first + 1;
  const wide = first === 1 && length > 1;
  return Array.from({ length: wide ? Math.ceil(length / together) : length }, (_, index) => ({
    "pagination.page": first + index,
    "pagination.limit": wide ? pageSize * together : pageSize,
  }));
}
