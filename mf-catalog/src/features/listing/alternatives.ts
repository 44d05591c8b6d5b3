import { addDays, type Day, rangeLength } from "@thuot-tha/shared/domain";
import { toggled } from "../toggled.ts";
import { changed, type ListState } from "./list-state.ts";

/** A suggested list: the condition it drops or moves, and how many products it has. */
export interface Alternative {
  kind: "cat" | "attr" | "collection" | "type" | "sale-prices" | "rental-prices" | "dates" | "any-day";
  /** The dropped value, or the first day moved to. */
  value: string;
  state: ListState;
  total: number;
}

const shifts = [-2, -1, 1, 2, 7];
const maxCandidates = 8;

/** Lists to suggest when nothing matches: one filter less each, then the same days a little earlier or later. */
export function candidates(state: ListState, firstDay: Day): Omit<Alternative, "total">[] {
  const less = (kind: Alternative["kind"], value: string, change: Partial<ListState>) => ({
    kind,
    value,
    state: changed(state, change),
  });
  const relaxed = [
    ...state.attr.map((value) => less("attr", value, { attr: toggled(state.attr, value) })),
    ...state.cat.map((value) => less("cat", value, { cat: toggled(state.cat, value) })),
    ...(state.salePrices ? [less("sale-prices", state.salePrices, { salePrices: "" })] : []),
    ...(state.rentalPrices ? [less("rental-prices", state.rentalPrices, { rentalPrices: "" })] : []),
    ...(state.collection ? [less("collection", state.collection, { collection: "" })] : []),
    ...(state.type ? [less("type", state.type, { type: "" })] : []),
  ];
  return [...nearby(state, firstDay), ...relaxed].slice(0, maxCandidates);
}

function nearby(state: ListState, firstDay: Day): Omit<Alternative, "total">[] {
  const { dateFrom, dateTo } = state;
  if (!dateFrom) return [];
  const days = rangeLength({ dateFrom, dateTo });
  const starts = shifts.map((by) => addDays(dateFrom, by)).filter((from) => from >= firstDay);
  // Past or too early days move to the first possible ones.
  if (dateFrom < firstDay) starts.unshift(firstDay);
  const moved = [...new Set(starts)].slice(0, 4).map((from) => ({
    kind: "dates" as const,
    value: from,
    state: changed(state, { dateFrom: from, dateTo: addDays(from, days - 1) }),
  }));
  return [...moved, { kind: "any-day", value: "", state: changed(state, { dateFrom: "", dateTo: "" }) }];
}
