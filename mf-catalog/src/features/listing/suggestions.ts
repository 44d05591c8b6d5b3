import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import type { Client } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { all, call } from "redux-saga/effects";
import { cardOf } from "../cards/card-of.ts";
import { type Alternative, candidates } from "./alternatives.ts";
import { type Scope, toQuery } from "./list-query.ts";
import { type ListState, withoutFilters } from "./list-state.ts";
import type { ProductList } from "./slice.ts";

export interface EmptyList {
  client: Client;
  state: ListState;
  scope: Scope;
  /** The first day that can be chosen. */
  firstDay: string;
}

/** Suggestions for an empty list: counts with fewer conditions, and popular products. */
export function* findSuggestions({ client, state, scope, firstDay }: EmptyList) {
  const count = function* (candidate: Omit<Alternative, "total">) {
    const query = { ...toQuery(candidate.state, scope), "pagination.page": 1, "pagination.limit": 1 };
    const { pagination } = yield* callApi(client, listProducts, { query });
    return { ...candidate, total: pagination.total };
  };
  const cat = scope.category ? [scope.category] : [];
  const [alternatives, popular, everything]: [Alternative[], ProductList, ProductList] = yield all([
    all(candidates(state, firstDay).map((candidate) => call(count, candidate))),
    callApi(client, listProducts, {
      query: { cat, sort: "top_seller", "pagination.page": 1, "pagination.limit": 4 },
    }),
    callApi(client, listProducts, {
      query: { ...toQuery(withoutFilters(state), scope), "pagination.page": 1, "pagination.limit": 1 },
    }),
  ]);
  return {
    alternatives: alternatives.filter(({ total }) => total > 0),
    popular: popular.items.map(cardOf),
    allFacets: everything.facets,
  };
}
