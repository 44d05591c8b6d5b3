import type { Product } from "../features/listing/slice.ts";
import styles from "./ProductRow.module.css";
import { ProductTile } from "./ProductTile.tsx";

const rowSizes = "(min-width: 80rem) 15rem, (min-width: 48rem) 23vw, 42vw";

/** Pieces in one line, to be swiped through. */
export function ProductRow({ products }: { products: readonly Product[] }) {
  return (
    <div className={styles.row}>
      {products.map((product) => (
        <ProductTile key={product.id} product={product} heading="h3" search="" sizes={rowSizes} priority={false} />
      ))}
    </div>
  );
}
