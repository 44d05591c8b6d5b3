import { searchString } from "@thuot-tha/shared/contracts";
import { lastPage, maxSearchLength } from "@thuot-tha/shared/contracts/limits";
import { wearBetween } from "../wear/wear.ts";

export const sorts = [
  { value: "newest", label: "Mới nhất" },
  { value: "top_seller", label: "Bán chạy" },
  { value: "price_asc", label: "Giá từ thấp đến cao" },
  { value: "price_desc", label: "Giá từ cao đến thấp" },
] as const;

export type Sort = (typeof sorts)[number]["value"];

const collections = ["trending_sale", "new_arrival_sale"] as const;

/** The whole state of a list, as held in the address. */
export interface ListState {
  q: string;
  /** First page shown, from 1. */
  page: number;
  /** Last page shown: greater than `page` after "Xem thêm". */
  to: number;
  /** Empty means the default: best match first for a search, newest first otherwise. */
  sort: Sort | "";
  type: "rent" | "sale" | "";
  cat: string[];
  attr: string[];
  collection: (typeof collections)[number] | "";
  /** `min-max` in đồng, or empty; rental prices are those of one wear day. */
  salePrices: string;
  rentalPrices: string;
  /** Wear dates, both or neither. */
  dateFrom: string;
  dateTo: string;
}

/** Maximum number of pages in one list: 3 000 products. */
const maxPages = 100;

/** Reads a list's state from a query string; invalid values are ignored. */
export function readListState(search: string): ListState {
  const query = new URLSearchParams(search);
  const q = (query.get("q") ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, maxSearchLength);
  const page = pageNumber(query.get("page")) ?? 1;
  const to = pageNumber(query.get("to")) ?? page;
  const sort = oneOf(
    sorts.map(({ value }) => value),
    query.get("sort"),
  );
  const wear = wearBetween(query.get("date-from"), query.get("date-to"));
  return {
    q,
    page,
    to: Math.min(Math.max(page, to), page + maxPages - 1),
    sort: sort === "newest" && q === "" ? "" : sort,
    type: oneOf(["rent", "sale"], query.get("type")),
    cat: values(query.getAll("cat")),
    attr: values(query.getAll("attr")),
    collection: oneOf(collections, query.get("collection")),
    salePrices: readPrices(query.get("sale-prices") ?? ""),
    rentalPrices: readPrices(query.get("rental-prices") ?? ""),
    dateFrom: wear?.dateFrom ?? "",
    dateTo: wear?.dateTo ?? "",
  };
}

function pageNumber(value: string | null): number | null {
  const page = Number(value);
  return Number.isInteger(page) && page > 0 && page <= lastPage ? page : null;
}

/** Distinct values; one parameter may hold several, separated by commas, as in the API. */
const values = (given: readonly string[]): string[] => [
  ...new Set(given.flatMap((one) => one.split(/[,\p{Cc}]/u).map((value) => value.trim())).filter(Boolean)),
];

const readPrices = (given: string): string => {
  const [, low, high] = /^(\d{0,12})-(\d{0,12})$/.exec(given) ?? [];
  return priceRange(low, high);
};

/**
 * `min-max` of two typed amounts in đồng, either of which may be empty; empty without both. Swapped amounts are
 * corrected.
 */
export function priceRange(low = "", high = ""): string {
  if (!low && !high) return "";
  return low && high && Number(low) > Number(high) ? `${high}-${low}` : `${low}-${high}`;
}

const oneOf = <V extends string>(values: readonly V[], value: string | null): V | "" =>
  values.find((one) => one === value) ?? "";

/** The query string of a state without default values, so that one list has one address. */
export function writeListState(state: ListState): string {
  const text = searchString({
    q: state.q,
    type: state.type,
    cat: state.cat,
    attr: state.attr,
    collection: state.collection,
    "sale-prices": state.salePrices,
    "rental-prices": state.rentalPrices,
    "date-from": state.dateFrom,
    "date-to": state.dateTo,
    sort: state.sort === "newest" && state.q === "" ? "" : state.sort,
    page: state.page === 1 ? "" : state.page,
    to: state.to === state.page ? "" : state.to,
  });
  return text === "" ? "" : `?${text}`;
}

/** The same query string for all addresses of the same list. */
export const canonicalListSearch = (search: string): string => writeListState(readListState(search));

/** The state with a change. Every change except of the page returns to the first page. */
export function changed(state: ListState, change: Partial<ListState>): ListState {
  const page = change.page ?? 1;
  return { ...state, ...change, page, to: change.to ?? page };
}

/** The state without what says nothing about its type: what is bought is not worn on days. */
export const forType = (state: ListState, type: ListState["type"]): ListState =>
  type === "sale" ? { ...state, dateFrom: "", dateTo: "" } : state;

/** The state without filters; its order stays, and a search keeps its words. */
export const withoutFilters = ({ q, sort }: ListState): ListState => ({ ...readListState(""), q, sort });

/** Cache key of a list: its address without the number of pages shown. */
export function listKey(pathname: string, search: string): string {
  const state = readListState(search);
  return pathname + writeListState({ ...state, to: state.page });
}
