import { Link } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { viListing } from "../../../locales/vi/listing.ts";
import { type ListState, sorts } from "../list-state.ts";
import type { ListLink } from "../use-list.ts";
import styles from "./SortBar.module.css";

const sortId = "sap-xep";

const searchSorts = [{ value: "", label: viListing.bestMatch }, ...sorts] as const;

interface SortBarProps {
  state: ListState;
  linkFor: (change: Pick<ListState, "sort">) => ListLink;
}

/**
 * The orders as links, so that each has an address: side by side on wide screens, behind a button on phones. A search
 * has one more, best match first, which is its default.
 */
export function SortBar({ state: { q, sort }, linkFor }: SortBarProps) {
  const options = q ? searchSorts : sorts;
  const current = sort || (q ? "" : "newest");
  const label = options.find(({ value }) => value === current)?.label;
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={sortId} aria-label={`${viListing.sort}: ${label}`}>
        <span>{label}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <nav
        id={sortId}
        popover="auto"
        className={styles.bar}
        aria-label={viListing.sort}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {options.map(({ value, label }) => (
          <Link key={value} {...linkFor({ sort: value })} aria-current={value === current ? "true" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
