import { maxSearchLength } from "@thuot-tha/shared/contracts/limits";
import { useNavigate } from "@thuot-tha/shared/platform";
import { Button, Icon } from "@thuot-tha/shared/ui";
import type { FormEvent } from "react";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { type OrderQuery, ordersPath } from "../query.ts";
import styles from "./OrderSearch.module.css";

/** Searches orders by number or piece name, through the address. */
export function OrderSearch({ query }: { query: OrderQuery }) {
  const navigate = useNavigate();
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q")).trim();
    navigate(ordersPath({ ...query, q, page: 1 }));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search> yet
    <form className={styles.form} role="search" onSubmit={search}>
      <Icon name="search" size={18} />
      <input
        // Another address is another search, so the typed text is reset.
        key={query.q}
        aria-label={words.searchLabel}
        type="search"
        name="q"
        defaultValue={query.q}
        maxLength={maxSearchLength}
        placeholder={words.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" variant="text">
        {words.search}
      </Button>
    </form>
  );
}
