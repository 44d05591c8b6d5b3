import type { DayRange } from "@thuot-tha/shared/domain";
import { useMembershipPricing } from "@thuot-tha/shared/session/use-membership-pricing";
import { classNames, Grid, productGridSizes } from "@thuot-tha/shared/ui";
import type { Ref } from "react";
import type { Product } from "../card-of.ts";
import styles from "./ProductGrid.module.css";
import { ProductTile } from "./ProductTile.tsx";

interface ProductGridProps {
  products: readonly Product[];
  heading?: "h2" | "h3";
  /** Number of cards in the first view whose pictures load at once. */
  priority?: number;
  /** Query string for the product pages' links, e.g. wear dates; with the question mark. */
  search?: string;
  /** The shopper's days, whose total the cards show. */
  wear?: DayRange | null;
  columns?: readonly [phone: number, tablet: number, desktop: number];
  /** As in `<img sizes>`. */
  sizes?: string;
  /** For an endless list: cards far from the viewport are not laid out. */
  endless?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** With the colour that the list is about, in which the link opens the piece. */
const searchIn = (color: string | undefined, search: string): string =>
  color ? `?color=${encodeURIComponent(color)}${search.replace("?", "&")}` : search;

/** A grid of product cards. */
export function ProductGrid({
  products,
  heading = "h3",
  priority = 0,
  search = "",
  wear,
  columns,
  sizes = productGridSizes,
  endless = false,
  ref,
}: ProductGridProps) {
  const pricing = useMembershipPricing() ?? null;
  return (
    <div ref={ref}>
      <Grid columns={columns} className={classNames(endless && styles.endless)}>
        {products.map((product, index) => (
          <ProductTile
            key={product.id}
            product={product}
            heading={heading}
            search={searchIn(product.color, search)}
            wear={wear}
            pricing={pricing}
            sizes={sizes}
            priority={index < priority}
          />
        ))}
      </Grid>
    </div>
  );
}
