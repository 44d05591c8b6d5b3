import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link } from "@thuot-tha/shared/platform";
import { Button, EmptyState, Pagination } from "@thuot-tha/shared/ui";
import type { ReactNode } from "react";
import { ProductGrid } from "../../../components/ProductGrid.tsx";
import { changed, readListState, writeListState } from "../../../features/listing/list-state.ts";
import type { ProductList } from "../../../features/listing/slice.ts";
import { vi } from "../../../locales/vi/listing.ts";
import { Chips } from "./Chips.tsx";
import { Filters } from "./Filters.tsx";
import styles from "./ListPage.module.css";
import { SortBar } from "./SortBar.tsx";

interface ListPageProps {
  pathname: string;
  search: string;
  list: ProductList;
  title: string;
  description?: string;
  subcategories?: readonly { name: string; link: string }[];
  above?: ReactNode;
}

/** A list with its filters, order and pages; its whole state is in the address. */
export function ListPage({ pathname, search, list, title, description, subcategories = [], above }: ListPageProps) {
  const state = readListState(search);
  const { total, limit } = list.pagination;
  const hrefOf = (change: Parameters<typeof changed>[1]) => pathname + writeListState(changed(state, change));
  const everything = pathname + writeListState({ ...readListState(""), q: state.q });
  const wear = state.dateFrom
    ? writeListState({ ...readListState(""), dateFrom: state.dateFrom, dateTo: state.dateTo })
    : "";
  return (
    <div className={styles.page}>
      {above}
      <header className={styles.head}>
        <h1>{title}</h1>
        {description ? <p>{description}</p> : null}
        {subcategories.length > 0 ? (
          <nav aria-label={vi.subcategories} className={styles.subcategories}>
            {subcategories.map(({ name, link }) => (
              <Link key={link} to={pathTo("category", { categoryLink: link })}>
                {name}
              </Link>
            ))}
          </nav>
        ) : null}
      </header>
      <div className={styles.bar}>
        <p role="status">{vi.count(total)}</p>
        <SortBar current={state.sort} hrefOf={(sort) => hrefOf({ sort })} />
      </div>
      <Filters pathname={pathname} state={state} facets={list.facets} hrefOf={hrefOf} />
      <Chips state={state} facets={list.facets} hrefOf={hrefOf} everything={everything} />
      {list.items.length === 0 ? (
        <EmptyState
          title={vi.empty}
          message={vi.emptyHint}
          action={
            <Button href={everything} as={Link} variant="primary">
              {vi.emptyWay}
            </Button>
          }
        />
      ) : (
        <ProductGrid products={list.items} heading="h2" priority={1} search={wear} />
      )}
      <Pagination
        as={Link}
        page={state.page}
        pageCount={Math.ceil(total / limit)}
        hrefOf={(page) => hrefOf({ page })}
      />
    </div>
  );
}
