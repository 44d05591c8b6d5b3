import { linkTo } from "@thuot-tha/shared/contracts";
import { categoryRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link } from "@thuot-tha/shared/platform";
import { classNames } from "@thuot-tha/shared/ui";
import type { ReactNode } from "react";
import { viListing } from "../../../locales/vi/listing.ts";
import styles from "./ListHead.module.css";

interface ListHeadProps {
  title: string;
  description?: string;
  /** Beside the text, on wide screens. */
  picture?: ReactNode;
  /** Subcategories. */
  parts?: readonly { name: string; link: string }[];
  /** Query string of their links. */
  search?: string;
  children?: ReactNode;
}

/** Name, description and subcategories of a list. */
export function ListHead({ title, description, picture, parts = [], search = "", children }: ListHeadProps) {
  return (
    <header className={classNames(styles.head, Boolean(picture) && styles.pictured)}>
      <div>
        <h1>{title}</h1>
        {description ? <p>{description}</p> : null}
        {children}
        {parts.length > 0 ? (
          <nav aria-label={viListing.subcategories} className={styles.parts}>
            {parts.map(({ name, link }) => (
              <Link key={link} to={linkTo(categoryRoute, { categoryLink: link }) + search}>
                {name}
              </Link>
            ))}
          </nav>
        ) : null}
      </div>
      {picture}
    </header>
  );
}
