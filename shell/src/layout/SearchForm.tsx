import { linkTo } from "@thuot-tha/shared/contracts";
import { searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Icon } from "@thuot-tha/shared/ui";
import styles from "./SearchForm.module.css";

/** A plain HTML form, shown until the content of `header.search` has loaded; it searches without scripts. */
export function SearchForm() {
  return (
    <form className={styles.search} action={linkTo(searchRoute)}>
      <input
        type="search"
        name="q"
        placeholder="Tìm áo dài, đầm dạ hội…"
        aria-label="Tìm trong cửa hàng"
        maxLength={100}
        autoComplete="off"
      />
      <button type="submit" aria-label="Tìm">
        <Icon name="search" />
      </button>
    </form>
  );
}
