import { Link } from "@thuot-tha/shared/platform";
import { vi } from "../../../locales/vi/listing.ts";
import { type Sort, sorts } from "../list-state.ts";
import { staying } from "../use-list.ts";
import styles from "./SortBar.module.css";

/**
 * The four orders as links, so that each has an address. A search in its default order, best match first, marks none as
 * current.
 */
export function SortBar({ current, hrefOf }: { current: Sort | null; hrefOf: (sort: Sort) => string }) {
  return (
    <nav className={styles.bar} aria-label={vi.sort}>
      {sorts.map(({ value, label }) => (
        <Link
          key={value}
          to={hrefOf(value)}
          state={staying}
          aria-current={value === current ? "true" : undefined}
          rel="nofollow"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
