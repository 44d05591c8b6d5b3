import { Link } from "@thuot-tha/shared/platform";
import { viListing } from "../../../locales/vi/listing.ts";
import type { ListState } from "../list-state.ts";
import type { ListLink } from "../use-list.ts";
import styles from "./TypeSwitch.module.css";

const types = [
  ["", viListing.all],
  ["rent", viListing.rent],
  ["sale", viListing.sale],
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
    <nav className={styles.switch} aria-label={viListing.type}>
      {types.map(([type, label]) => (
        <Link key={type} {...linkFor(type)} aria-current={type === current ? "true" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
