import { linkTo } from "@thuot-tha/shared/contracts";
import { categoryRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link } from "@thuot-tha/shared/platform";
import { Picture } from "@thuot-tha/shared/ui";
import type { MenuItem } from "../../../features/home/slice.ts";
import styles from "./Families.module.css";

interface FamiliesProps {
  big: readonly MenuItem[];
  small: readonly MenuItem[];
}

/** The main product families as large pictures, the others smaller below. */
export function Families({ big, small }: FamiliesProps) {
  return (
    <>
      <Tiles items={big} className={styles.big} sizes="(min-width: 80rem) 26rem, (min-width: 48rem) 31vw, 72vw" />
      <Tiles items={small} className={styles.small} sizes="(min-width: 80rem) 12rem, (min-width: 48rem) 15vw, 30vw" />
    </>
  );
}

function Tiles({ items, className, sizes }: { items: readonly MenuItem[]; className?: string; sizes: string }) {
  return (
    <ul className={className}>
      {items.map(({ link, name, logoUrl }) => (
        <li key={link}>
          <Link to={linkTo(categoryRoute, { categoryLink: link })} className={styles.tile}>
            {logoUrl ? <Picture path={logoUrl} alt="" ratio="4:5" sizes={sizes} /> : null}
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
