import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import type { MembershipPricing } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Button, Notice, Picture, QuantityStepper, Tag, VisuallyHidden } from "@thuot-tha/shared/ui";
import type { ReactNode } from "react";
import { viLine } from "../../../locales/vi/line.ts";
import { maxPiecesOf, stepTo } from "../shown-lines.ts";
import type { CartItem } from "../types.ts";
import styles from "./CartLine.module.css";
import { LineDates } from "./LineDates.tsx";
import { LinePrice } from "./LinePrice.tsx";

export interface CartLineProps {
  line: CartItem;
  pricing: MembershipPricing | null;
  /** Whether the line can be ordered as it is. */
  possible: boolean;
  chosen: boolean;
  /** Why its last change was reverted. */
  refusal?: string;
  /** The open calendar, if it belongs to this line. */
  calendar: ReactNode;
  onChoose: (chosen: boolean) => void;
  onQuantity: (quantities: number) => void;
  onRemove: () => void;
  onDates: () => void;
}

/** One line of the cart. */
export function CartLine(props: CartLineProps) {
  const { line, pricing, possible, chosen, refusal, calendar, onChoose, onQuantity, onRemove, onDates } = props;
  const { product, type, size, color, quantities } = line;
  const max = maxPiecesOf(line);
  const picture = product.images[0];
  const advice = type === "rental" ? viLine.impossibleRental : max > 0 ? viLine.impossibleSale : viLine.soldOut;
  return (
    <li className={styles.line} data-impossible={possible ? undefined : ""}>
      <div className={styles.picture}>
        <Picture path={picture?.path ?? ""} alt="" sizes="(min-width: 48rem) 9rem, 6.5rem" />
        <label className={styles.choose}>
          <input
            type="checkbox"
            checked={chosen}
            disabled={!possible}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <VisuallyHidden>{viLine.choose(product.name)}</VisuallyHidden>
        </label>
      </div>
      <div className={styles.head}>
        <p className={styles.brand}>{product.brand}</p>
        <h2>
          <Link to={linkTo(productRoute, { productLink: product.link })}>{product.name}</Link>
        </h2>
        <p className={styles.facts}>
          <Tag tone={type === "rental" ? "accent" : "neutral"}>{viLine[type]}</Tag>
          <span>
            {viLine.size} {size}
          </span>
          <span>
            {viLine.color} {color}
          </span>
        </p>
      </div>
      {type === "rental" ? (
        <div className={styles.dates}>
          <LineDates line={line} open={calendar !== null} onToggle={onDates} />
        </div>
      ) : null}
      {possible ? null : (
        <Notice
          tone="warning"
          live={false}
          title={viLine.impossible}
          className={styles.notice}
          action={
            type === "rental" && calendar === null ? (
              <Button size="small" aria-label={viLine.otherDatesOf(product.name)} onClick={onDates}>
                {viLine.otherDates}
              </Button>
            ) : null
          }
        >
          <p>
            {line.unavailableReason} {advice}
          </p>
        </Notice>
      )}
      {refusal ? (
        <Notice tone="error" className={styles.notice}>
          <p>{refusal}</p>
        </Notice>
      ) : null}
      <div className={styles.foot}>
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
          {possible && quantities === line.maxQuantities ? (
            <p className={styles.left}>{viLine.left[type](quantities)}</p>
          ) : null}
        </div>
        <LinePrice line={line} pricing={pricing} />
      </div>
      {calendar ? <div className={styles.wide}>{calendar}</div> : null}
    </li>
  );
}
