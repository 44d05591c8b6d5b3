import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link } from "@thuot-tha/shared/platform";
import { Grid, Picture } from "@thuot-tha/shared/ui";
import type { MenuItem } from "../../../features/home/slice.ts";
import styles from "./CategoryTiles.module.css";

const tileSizes = "(min-width: 80rem) 18rem, (min-width: 48rem) 31vw, 46vw";

/** The families of pieces, each a tall picture with its name. */
export function CategoryTiles({ items }: { items: readonly MenuItem[] }) {
  return (
    <Grid as="ul" className={styles.tiles}>
      {items.map(({ id, link, name, logoUrl }) => (
        <li key={id}>
          <Link to={pathTo("category", { categoryLink: link })}>
            {logoUrl ? <Picture path={logoUrl} alt="" ratio="4:5" sizes={tileSizes} /> : null}
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </Grid>
  );
}
