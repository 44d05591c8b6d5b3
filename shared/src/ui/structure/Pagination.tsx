import { Anchor, type LinkAs } from "../link.tsx";
import { Icon } from "../text/Icon.tsx";
import styles from "./Pagination.module.css";

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  as?: LinkAs;
}

/** Pages of a list, each with an address. Nothing where there is only one. */
export function Pagination({ page, pageCount, hrefOf, as }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Trang">
      <ul className={styles.list}>
        {page > 1 ? (
          <li>
            <Anchor as={as} href={hrefOf(page - 1)} className={styles.step} rel="prev" aria-label="Trang trước">
              <Icon name="chevron-left" />
            </Anchor>
          </li>
        ) : null}
        {shownPages(page, pageCount).map((shown, index, all) => (
          <li key={shown}>
            {index > 0 && shown - (all[index - 1] ?? 0) > 1 ? <span className={styles.gap}>… </span> : null}
            <Anchor
              as={as}
              href={hrefOf(shown)}
              className={styles.step}
              aria-label={`Trang ${shown}`}
              aria-current={shown === page ? "page" : undefined}
            >
              {shown}
            </Anchor>
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <Anchor as={as} href={hrefOf(page + 1)} className={styles.step} rel="next" aria-label="Trang sau">
              <Icon name="chevron-right" />
            </Anchor>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** The first, the last, and those around the current one. */
function shownPages(page: number, pageCount: number): number[] {
  const pages = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  return [...new Set(pages)].sort((a, b) => a - b);
}
