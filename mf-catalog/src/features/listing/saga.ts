import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { callApi, type Load, type LoadContext, type PageProps } from "@thuot-tha/shared/platform";
import { all, put } from "redux-saga/effects";
import { type ListState, readListState } from "./list-state.ts";
import { type Category, type Listing, listingLoaded } from "./slice.ts";

type ListQuery = NonNullable<OperationInput<"product.list">["query"]>;

/** What of the list does not come from the address but from the page: its category, or being on sale. */
interface Scope {
  category?: string;
  fixed?: Partial<ListQuery>;
}

export const pageSize = 30;

/** Fetches one address's list, and its category where it has one, both at once. */
export function loadListing(scopeOf: (props: PageProps) => Scope): Load {
  return function* (props: PageProps, { client }: LoadContext) {
    const { category, fixed = {} } = scopeOf(props);
    const state = readListState(props.search);
    const query = { ...toQuery(state, category), ...fixed };
    const [list, found]: [Listing["list"], Category | null] = yield all([
      callApi(client, "product.list", { query }),
      category ? callApi(client, "category.get", { params: { categoryLink: category } }) : null,
    ]);
    yield put(listingLoaded({ address: props.pathname + props.search, listing: { list, category: found } }));
  };
}

function toQuery(state: ListState, category: string | undefined): ListQuery {
  const optional = {
    q: state.q,
    type: state.type,
    "sale-prices": state.salePrices,
    "date-from": state.dateFrom,
    "date-to": state.dateTo,
  };
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== "")),
    cat: category ? [category] : state.cat,
    attr: state.attr,
    sort: state.sort,
    "pagination.page": state.page,
    "pagination.limit": pageSize,
  } as ListQuery;
}
