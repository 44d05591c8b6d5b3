import { Link } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import { vi } from "../../../locales/vi/listing.ts";
import { type Sort, sorts } from "../list-state.ts";
import type { ListLink } from "../use-list.ts";
import styles from "./SortBar.module.css";

const sortId = "sap-xep";

/**
 * The four orders as links, so that each has an address: side by side on wide screens, behind a button on phones. A
 * search in its default order, best match first, marks none as current.
 */
export function SortBar({ current, linkFor }: { current: Sort | null; linkFor: (sort: Sort) => ListLink }) {
  const label = sorts.find(({ value }) => value === current)?.label ?? vi.bestMatch;
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={sortId} aria-label={`${vi.sort}: ${label}`}>
        <span>{label}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <nav
        id={sortId}
        popover="auto"
        className={styles.bar}
        aria-label={vi.sort}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {sorts.map(({ value, label }) => (
          <Link key={value} {...linkFor(value)} aria-current={value === current ? "true" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
