import { Link } from "@thuot-tha/shared/platform";
import { vi } from "../../../locales/vi/listing.ts";
import type { ListState } from "../list-state.ts";
import { staying } from "../use-list.ts";
import styles from "./TypeSwitch.module.css";

const types = [
  ["", vi.all],
  ["rent", vi.rent],
  ["sale", vi.sale],
] as const;

/** Switches between renting, buying and both. */
export function TypeSwitch({
  current,
  hrefOf,
}: {
  current: ListState["type"];
  hrefOf: (type: ListState["type"]) => string;
}) {
  return (
    <nav className={styles.switch} aria-label={vi.type}>
      {types.map(([type, label]) => (
        <Link
          key={type}
          to={hrefOf(type)}
          state={staying}
          aria-current={type === current ? "true" : undefined}
          rel="nofollow"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
