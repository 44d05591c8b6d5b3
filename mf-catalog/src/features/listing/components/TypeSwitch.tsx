import { Link } from "@thuot-tha/shared/platform";
import { vi } from "../../../locales/vi/listing.ts";
import type { ListState } from "../list-state.ts";
import type { ListLink } from "../use-list.ts";
import styles from "./TypeSwitch.module.css";

const types = [
  ["", vi.all],
  ["rent", vi.rent],
  ["sale", vi.sale],
] as const;

/** Switches between renting, buying and both. */
export function TypeSwitch({
  current,
  linkFor,
}: {
  current: ListState["type"];
  linkFor: (type: ListState["type"]) => ListLink;
}) {
  return (
    <nav className={styles.switch} aria-label={vi.type}>
      {types.map(([type, label]) => (
        <Link key={type} {...linkFor(type)} aria-current={type === current ? "true" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
