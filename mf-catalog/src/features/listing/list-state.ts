import { searchString } from "@thuot-tha/shared/contracts/routes";

export const sorts = [
  { value: "newest", label: "Mới nhất" },
  { value: "top_seller", label: "Bán chạy" },
  { value: "price_asc", label: "Giá từ thấp đến cao" },
  { value: "price_desc", label: "Giá từ cao đến thấp" },
] as const;

export type Sort = (typeof sorts)[number]["value"];

/** The whole state of a list, as it stands in the address. */
export interface ListState {
  q: string;
  page: number;
  sort: Sort;
  type: "rent" | "sale" | "";
  cat: string[];
  attr: string[];
  /** `min-max` in đồng, or empty. */
  salePrices: string;
  /** Wear dates, both or neither. */
  dateFrom: string;
  dateTo: string;
}

/** Reads a list's state from a query string; what makes no sense counts as absent. */
export function readListState(search: string): ListState {
  const query = new URLSearchParams(search);
  const page = Number(query.get("page"));
  const sort = sorts.find(({ value }) => value === query.get("sort"))?.value ?? "newest";
  const type = query.get("type");
  const [dateFrom, dateTo] = [day(query.get("date-from")), day(query.get("date-to"))];
  const both = dateFrom !== "" && dateTo !== "" && dateFrom <= dateTo;
  return {
    q: (query.get("q") ?? "").trim().slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort,
    type: type === "rent" || type === "sale" ? type : "",
    cat: query.getAll("cat"),
    attr: query.getAll("attr"),
    salePrices: /^\d{0,12}-\d{0,12}$/.test(query.get("sale-prices") ?? "") ? (query.get("sale-prices") ?? "") : "",
    dateFrom: both ? dateFrom : "",
    dateTo: both ? dateTo : "",
  };
}

const day = (value: string | null): string =>
  value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : "";

/** The query string of a state, without what is as usual: one list has one address. */
export function writeListState(state: ListState): string {
  const text = searchString({
    q: state.q,
    type: state.type,
    cat: state.cat,
    attr: state.attr,
    "sale-prices": state.salePrices,
    "date-from": state.dateFrom,
    "date-to": state.dateTo,
    sort: state.sort === "newest" ? "" : state.sort,
    page: state.page === 1 ? "" : state.page,
  });
  return text === "" ? "" : `?${text}`;
}

/** The state with something changed. Any other change starts over at the first page. */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({ ...state, page: 1, ...change });

/** Adds a value to a filter, or takes it out. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
