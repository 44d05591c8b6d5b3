import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { PageProps } from "@thuot-tha/shared/platform";
import { Button, TextInput } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { readListState } from "../../features/listing/list-state.ts";
import { getListing } from "../../features/listing/slice.ts";
import { vi } from "../../locales/vi/listing.ts";
import { ListPage } from "./components/ListPage.tsx";
import type { State } from "./list-head.ts";
import styles from "./SearchPage.module.css";

export function SearchPage({ pathname, search }: PageProps) {
  const listing = useSelector((state: State) => getListing(state, pathname + search));
  const { q } = readListState(search);
  if (!listing) return null;
  return (
    <ListPage
      pathname={pathname}
      search={search}
      list={listing.list}
      title={q ? vi.searchFor(q) : vi.search}
      above={
        <search>
          <form className={styles.form} action={pathTo("search")}>
            <TextInput
              key={q}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={100}
              label={vi.searchLabel}
              hint={vi.searchHint}
            />
            <Button type="submit" variant="primary">
              {vi.searchSubmit}
            </Button>
          </form>
        </search>
      }
    />
  );
}
