import { linkTo } from "@thuot-tha/shared/contracts";
import { categoryRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link } from "@thuot-tha/shared/platform";
import type { MenuItem } from "../../../features/home/slice.ts";
import { viHome } from "../../../locales/vi/home.ts";
import styles from "./HotLinks.module.css";

/** Popular searches as a line of links. */
export function HotLinks({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.hot} aria-label={viHome.hot}>
      <span aria-hidden="true">{viHome.hot}</span>
      {items.map(({ link, name }) => (
        <Link key={link} to={linkTo(categoryRoute, { categoryLink: link })}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
