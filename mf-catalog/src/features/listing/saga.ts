import { getCategory } from "@thuot-tha/shared/contracts/operations/catalogue/get-category";
import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { firstChoosableDay, leadDaysAt, rentalDefaults } from "@thuot-tha/shared/domain";
import { ApiError, type Client } from "@thuot-tha/shared/http";
import { callApi, type Load, type LoadContext, type PageProps } from "@thuot-tha/shared/platform";
import { all, call, put, select } from "redux-saga/effects";
import { viListing } from "../../locales/vi/listing.ts";
import { cardOf, type Product } from "../cards/card-of.ts";
import { callsFor, type ListQuery, pageSize, type Scope, toQuery } from "./list-query.ts";
import { listKey, readListState } from "./list-state.ts";
import {
  type Banner,
  type Category,
  categoryReset,
  categorySet,
  getListing,
  isShown,
  type Listing,
  type ProductList,
  type WithListing,
} from "./slice.ts";
import type { EmptyList } from "./suggestions.ts";

/** Milliseconds for which a cached list shows without a request, so that returning from a product is instant. */
const listTtl = 120_000;
/** Maximum number of pages fetched when a list is opened; the shopper can load more. */
const maxAtOnce = 12;

/**
 * Milliseconds since 1970 of the minute's start: documents rendered within it are the same text, and compressed once.
 */
const wholeMinutes = (now: Date): number => now.getTime() - (now.getTime() % 60_000);

/** Fetches one address's list and its surroundings; for a cached list, only the missing pages. */
export function loadListing(scopeOf: (props: PageProps) => Scope): Load {
  return function* (props: PageProps, context: LoadContext) {
    const key = listKey(props.pathname, props.search);
    const state = readListState(props.search);
    const known: Listing | undefined = yield select((store: WithListing) => getListing(store, key));
    const isNew = known && context.now().getTime() - known.loadedAt < listTtl;
    const isGrowing = known && state.to > lastPageOf(known) && (yield select(isShown, key));
    if (known && (isNew || isGrowing)) {
      yield call(append, props, scopeOf(props), known, context.client);
      return;
    }
    try {
      const atOnce = known ? Math.max(maxAtOnce, pagesOf(known)) : maxAtOnce;
      yield call(open, props, scopeOf(props), atOnce, context);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) yield put(categoryReset(key));
      throw error;
    }
  };
}

/** Number of pages that a list holds. */
const pagesOf = ({ products }: Listing): number => Math.ceil(products.length / pageSize);
const lastPageOf = (listing: Listing): number => listing.pagination.page + pagesOf(listing) - 1;

/** @param atOnce maximum number of pages fetched */
function* open(props: PageProps, scope: Scope, atOnce: number, { client, today, now }: LoadContext) {
  const key = listKey(props.pathname, props.search);
  const state = readListState(props.search);
  const query = toQuery(state, scope);
  const { category: link } = scope;
  const last = Math.min(state.to, state.page + atOnce - 1);
  const [lists, category, menu, banner]: [ProductList[], Category | null, Menu, Banner | null] = yield all([
    call(fetchPages, client, query, state.page, last),
    link ? call(fetchCategory, client, link) : null,
    state.cat.length > 0 ? callApi(client, getCategoryMenu) : { items: [] },
    link ? call(fetchBanner, client, props.pathname) : null,
  ]);
  const [first] = lists;
  if (!first) return;
  const { total } = first.pagination;
  const firstDay = firstChoosableDay(today, leadDaysAt(now(), first.terms?.rental ?? rentalDefaults));
  if (total > 0 && first.items.length === 0) {
    throw new ApiError({ status: 404, code: "PAGE_NOT_FOUND", message: viListing.noSuchPage });
  }
  const suggestions: Suggestions =
    total > 0
      ? { alternatives: [], popular: [], allFacets: [] }
      : yield call(suggest, { client, state, scope, firstDay });
  const change: Listing = {
    pathname: props.pathname,
    search: key.slice(props.pathname.length),
    category,
    categoryMenu: namesOf(menu.items),
    banner,
    products: cardsOf(lists).slice(0, (last - state.page + 1) * pageSize),
    pagination: { page: state.page, limit: pageSize, total },
    total,
    facets: first.facets,
    rentalPrices: first.rentalPrices,
    terms: first.terms,
    similar: first.similar,
    ...suggestions,
    loadedAt: wholeMinutes(now()),
  };
  yield put(categorySet({ key, change }));
}

/** Appends the requested pages that are missing. */
function* append(props: PageProps, scope: Scope, known: Listing, client: Client) {
  const key = listKey(props.pathname, props.search);
  const state = readListState(props.search);
  const has = lastPageOf(known);
  const last = Math.min(state.to, Math.ceil(known.total / pageSize), has + maxAtOnce);
  if (has >= last) return;
  const lists: ProductList[] = yield call(fetchPages, client, toQuery(state, scope), has + 1, last);
  const products = unique([...known.products, ...cardsOf(lists)]);
  const now: Listing | undefined = yield select((store: WithListing) => getListing(store, key));
  if (!now || now.products.length > products.length) return;
  // An empty answer ends the list at once, because products may have been removed since its total was counted.
  const ended = products.length === known.products.length;
  const shown = (state.page - 1) * pageSize + products.length;
  const total = ended ? shown : (lists.at(-1)?.pagination.total ?? known.total);
  yield put(categorySet({ key, change: { products, total } }));
}

const cardsOf = (lists: ProductList[]): Product[] => unique(lists.flatMap(({ items }) => items.map(cardOf)));

/** A product added between two requests would push another onto both pages. */
const unique = (products: Product[]): Product[] => [...new Map(products.map((one) => [one.id, one])).values()];

function* fetchCategory(client: Client, categoryLink: string) {
  const { facets: _, ...category } = yield* callApi(client, getCategory, { params: { categoryLink } });
  return category;
}

function* fetchPages(client: Client, query: ListQuery, first: number, last: number) {
  const lists: ProductList[] = yield all(
    callsFor(first, last).map((page) => callApi(client, listProducts, { query: { ...query, ...page } })),
  );
  return lists;
}

type Suggestions = Pick<Listing, "alternatives" | "popular" | "allFacets">;
type Menu = { items: { name: string; link: string; children: Menu["items"] }[] };

const namesOf = (items: Menu["items"]): Record<string, string> =>
  Object.assign({}, ...items.map(({ name, link, children }) => ({ [link]: name, ...namesOf(children) })));

/** Suggestions for an empty list. Their code loads with the first one. */
function* suggest(emptyList: EmptyList) {
  const { findSuggestions }: typeof import("./suggestions.ts") = yield call(
    () => import(/* webpackChunkName: "suggestions" */ "./suggestions.ts"),
  );
  return yield* findSuggestions(emptyList);
}

/** The category's banner, if any. The list works without it. */
function* fetchBanner(client: Client, pathname: string) {
  try {
    const { banners } = yield* callApi(client, listBanners, {
      query: { "pagination.page": 1, "pagination.limit": 1000, filter: "RUNNING_BANNER" },
    });
    return banners.find(({ position, link }) => position === "category-top" && link === pathname) ?? null;
  } catch {
    return null;
  }
}
