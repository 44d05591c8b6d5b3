import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { formatDong, formatRange, type MembershipPricing } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Button, Picture, QuantityStepper } from "@thuot-tha/shared/ui";
import { maxPiecesOf, shownDates, shownPrice, stepTo } from "../../features/cart/shown-lines.ts";
import type { CartItem } from "../../features/cart/types.ts";
import { isPossible } from "../../features/choice/selectors.ts";
import { viLine } from "../../locales/vi/line.ts";
import styles from "./MiniCart.module.css";

interface MiniLineProps {
  line: CartItem;
  pricing: MembershipPricing | null;
  /** Whether it is part of the total. */
  chosen: boolean;
  /** Why its last change was reverted. */
  refusal?: string;
  /** Called when a link out of the drawer is followed. */
  onLeave: () => void;
  onQuantity: (quantities: number) => void;
  onRemove: () => void;
}

/** A line of the cart in short form. */
export function MiniLine({ line, pricing, chosen, refusal, onLeave, onQuantity, onRemove }: MiniLineProps) {
  const { product, type, size, color, quantities } = line;
  const max = maxPiecesOf(line);
  const dates = shownDates(line);
  const price = shownPrice(line, pricing);
  const trouble = refusal ?? (isPossible(line) ? null : `${viLine.impossible}. ${line.unavailableReason ?? ""}`);
  return (
    <li>
      <Picture path={product.images[0]?.path ?? ""} alt="" sizes="5rem" />
      <div>
        <Link to={linkTo(productRoute, { productLink: product.link })} onClick={onLeave}>
          {product.name}
        </Link>
        <p>
          {viLine[type]} · {viLine.size} {size} · {color}
        </p>
        {dates ? <p>{formatRange(dates.period)}</p> : null}
        {price ? <p className={styles.price}>{formatDong(price.total)}</p> : null}
        {price?.isOwn ? <p>{viLine.ownMemberPrice}</p> : null}
        {isPossible(line) && !chosen ? <p>{viLine.notChosen}</p> : null}
        {trouble ? (
          <p className={styles.trouble} role={refusal ? "alert" : undefined}>
            {trouble}
          </p>
        ) : null}
        <div className={styles.acts}>
          <QuantityStepper
            label={viLine.quantity(product.name)}
            value={quantities}
            max={max}
            onChange={(requested) => onQuantity(stepTo(requested, max))}
          />
          <Button variant="text" size="small" aria-label={viLine.removeOf(product.name)} onClick={onRemove}>
            {viLine.remove}
          </Button>
        </div>
        {isPossible(line) && quantities === line.maxQuantities ? <p>{viLine.left[type](quantities)}</p> : null}
      </div>
    </li>
  );
}
