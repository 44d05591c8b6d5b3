import { classNames, Grid, productGridSizes } from "@thuot-tha/shared/ui";
import type { Ref } from "react";
import type { Product } from "../features/listing/slice.ts";
import styles from "./ProductGrid.module.css";
import { ProductTile } from "./ProductTile.tsx";

interface ProductGridProps {
  products: readonly Product[];
  heading?: "h2" | "h3";
  /** How many cards of the first view load their picture at once. */
  priority?: number;
  /** Carried on to the product page, e.g. wear dates; with the question mark. */
  search?: string;
  columns?: readonly [phone: number, tablet: number, desktop: number];
  /** As in `<img sizes>`. */
  sizes?: string;
  /** For a list without end: cards far from sight are not laid out. */
  endless?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Pieces side by side, each leading to its page. */
export function ProductGrid({
  products,
  heading = "h3",
  priority = 0,
  search = "",
  columns,
  sizes = productGridSizes,
  endless = false,
  ref,
}: ProductGridProps) {
  return (
    <div ref={ref}>
      <Grid columns={columns} className={classNames(endless && styles.endless)}>
        {products.map((product, index) => (
          <ProductTile
            key={product.id}
            product={product}
            heading={heading}
            search={search}
            sizes={sizes}
            priority={index < priority}
          />
        ))}
      </Grid>
    </div>
  );
}
