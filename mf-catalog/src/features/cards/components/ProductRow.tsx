import { useMembershipPricing } from "@thuot-tha/shared/session/use-membership-pricing";
import type { Product } from "../card-of.ts";
import styles from "./ProductRow.module.css";
import { ProductTile } from "./ProductTile.tsx";

const rowSizes = "(min-width: 80rem) 15rem, (min-width: 48rem) 23vw, 42vw";

/** Product cards in one scrollable row. `search` is added to their links: the shopper's wear dates. */
export function ProductRow({ products, search = "" }: { products: readonly Product[]; search?: string }) {
  const pricing = useMembershipPricing() ?? null;
  return (
    <div className={styles.row}>
      {products.map((product) => (
        <ProductTile
          key={product.id}
          product={product}
          heading="h3"
          search={search}
          pricing={pricing}
          sizes={rowSizes}
          priority={false}
        />
      ))}
    </div>
  );
}
