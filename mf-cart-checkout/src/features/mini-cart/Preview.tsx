import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { formatRange } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, Picture } from "@thuot-tha/shared/ui";
import { viLine } from "../../locales/vi/line.ts";
import { viMiniCart } from "../../locales/vi/mini-cart.ts";
import { shownDates } from "../cart/shown-lines.ts";
import type { CartItem } from "../cart/types.ts";
import styles from "./MiniCart.module.css";

const shown = 4;

/** The first lines of the cart, under the pointer. */
export function Preview({ lines, onLeave }: { lines: CartItem[]; onLeave: () => void }) {
  const rest = lines.length - shown;
  return (
    <section className={styles.preview} aria-label={viMiniCart.preview}>
      <ul>
        {lines.slice(0, shown).map((line) => {
          const dates = shownDates(line);
          return (
            <li key={line.id}>
              <Picture path={line.product.images[0]?.path ?? ""} alt="" sizes="3.5rem" />
              <div>
                <Link to={pathTo("product", { productLink: line.product.link })} onClick={onLeave}>
                  {line.product.name}
                </Link>
                <p>
                  {viLine[line.type]} · {viLine.size} {line.size} {viLine.pieces(line.quantities)}
                </p>
                {dates ? <p>{formatRange(dates.period)}</p> : null}
              </div>
            </li>
          );
        })}
      </ul>
      {rest > 0 ? <p className={styles.rest}>{viMiniCart.more(rest)}</p> : null}
      <Link className={buttonClass({ block: true })} to={pathTo("cart")} onClick={onLeave}>
        {viMiniCart.open}
      </Link>
    </section>
  );
}
