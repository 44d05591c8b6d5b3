import { linkTo } from "@thuot-tha/shared/contracts";
import { maxSearchLength } from "@thuot-tha/shared/contracts/limits";
import { searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { useLocation } from "@thuot-tha/shared/platform";
import { Icon } from "@thuot-tha/shared/ui";
import styles from "./SearchForm.module.css";

/** A plain HTML form, shown until the content of `header.search` has loaded; it searches without scripts. */
export function SearchForm() {
  const { pathname, search } = useLocation();
  const searched = pathname === linkTo(searchRoute) ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <form className={styles.search} action={linkTo(searchRoute)}>
      <input
        key={searched}
        type="search"
        name="q"
        defaultValue={searched}
        placeholder="Tìm áo dài, đầm dạ hội…"
        aria-label="Tìm trong cửa hàng"
        maxLength={maxSearchLength}
        autoComplete="off"
      />
      <button type="submit" aria-label="Tìm">
        <Icon name="search" />
      </button>
    </form>
  );
}
