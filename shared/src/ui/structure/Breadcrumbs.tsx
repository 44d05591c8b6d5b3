import { Anchor, type LinkAs } from "../link.tsx";
import styles from "./Breadcrumbs.module.css";

export interface BreadcrumbsProps {
  /** From the home page down; the last one is the page itself and needs no address. */
  items: readonly { name: string; href?: string }[];
  as?: LinkAs;
}

export function Breadcrumbs({ items, as }: BreadcrumbsProps) {
  return (
    <nav aria-label="Bạn đang ở">
      <ol className={styles.list}>
        {items.map(({ name, href }, index) => (
          <li key={name}>
            {href !== undefined && index < items.length - 1 ? (
              <Anchor as={as} href={href}>
                {name}
              </Anchor>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
