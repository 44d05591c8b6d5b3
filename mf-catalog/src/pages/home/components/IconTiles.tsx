import { linkTo } from "@thuot-tha/shared/contracts";
import { categoryRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link } from "@thuot-tha/shared/platform";
import { Picture } from "@thuot-tha/shared/ui";
import type { MenuItem } from "../../../features/home/slice.ts";
import styles from "./IconTiles.module.css";

/** Occasions or styles: a round picture and a name each. */
export function IconTiles({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={styles.tiles}>
      {items.map(({ link, name, logoUrl }) => (
        <li key={link}>
          <Link to={linkTo(categoryRoute, { categoryLink: link })}>
            {logoUrl ? (
              <Picture
                path={logoUrl}
                alt=""
                ratio="1:1"
                sizes="(min-width: 64rem) 9rem, 7rem"
                className={styles.picture}
              />
            ) : null}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
