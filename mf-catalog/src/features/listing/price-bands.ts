import { formatDong } from "@thuot-tha/shared/domain";
import { viListing } from "../../locales/vi/listing.ts";

export interface PriceBand {
  /** `min-max` in đồng, either end open, as in the address. */
  value: string;
  label: string;
}

/** Where the ranges meet, in đồng; rental prices are those of one wear day. */
const steps = {
  "sale-prices": [500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000],
  "rental-prices": [200_000, 300_000, 500_000, 800_000],
};
export type PriceName = keyof typeof steps;

/** Price ranges between the lowest and the highest price, in đồng. */
export function priceBands(name: PriceName, min: number, max: number): PriceBand[] {
  const inside = steps[name].filter((step) => step > min && step <= max);
  const edges = [null, ...inside, null];
  if (inside.length === 0) return [];
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? null;
    return { value: `${from ?? ""}-${to ?? ""}`, label: priceLabel(from, to) };
  });
}

/** @example priceLabelOf("500000-1000000") // "500.000 ₫ – 1.000.000 ₫" */
export function priceLabelOf(value: string): string {
  const [min = "", max = ""] = value.split("-");
  return priceLabel(min ? Number(min) : null, max ? Number(max) : null);
}

function priceLabel(from: number | null, to: number | null): string {
  if (from === null) return viListing.priceUnder(formatDong(to ?? 0));
  if (to === null) return viListing.priceOver(formatDong(from));
  return viListing.priceBetween(formatDong(from), formatDong(to));
}
