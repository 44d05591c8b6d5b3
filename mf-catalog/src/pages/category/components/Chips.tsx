import { formatDay, formatDong } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { type ListState, toggled } from "../../../features/listing/list-state.ts";
import type { Facet } from "../../../features/listing/slice.ts";
import { vi } from "../../../locales/vi/listing.ts";
import styles from "./Chips.module.css";

interface ChipsProps {
  state: ListState;
  facets: readonly Facet[];
  hrefOf: (change: Partial<ListState>) => string;
  /** Address of the list without any filter. */
  everything: string;
}

/** What is chosen, each with a way to take it back. */
export function Chips({ state, facets, hrefOf, everything }: ChipsProps) {
  const labels = new Map(
    facets
      .flatMap((facet) => (facet.type === "OPTION_LIST" ? facet.options : []))
      .map(({ value, label }) => [value, label]),
  );
  const named = (value: string): string => labels.get(value) ?? value;
  const [min, max] = state.salePrices.split("-").map((price) => (price ? formatDong(Number(price)) : "…"));
  const chips: [label: string, href: string][] = [
    ...state.attr.map((value): [string, string] => [named(value), hrefOf({ attr: toggled(state.attr, value) })]),
    ...state.cat.map((value): [string, string] => [named(value), hrefOf({ cat: toggled(state.cat, value) })]),
  ];
  if (state.type) chips.push([state.type === "rent" ? vi.rent : vi.sale, hrefOf({ type: "" })]);
  if (state.salePrices) chips.push([`${min} – ${max}`, hrefOf({ salePrices: "" })]);
  if (state.dateFrom) {
    const wear = [...new Set([state.dateFrom, state.dateTo])].map(formatDay).join(" – ");
    chips.push([wear, hrefOf({ dateFrom: "", dateTo: "" })]);
  }
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(([label, href]) => (
        <li key={href}>
          <Link to={href} aria-label={vi.remove(label)} rel="nofollow">
            {label} <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.all} to={everything}>
          {vi.clearAll}
        </Link>
      </li>
    </ul>
  );
}
