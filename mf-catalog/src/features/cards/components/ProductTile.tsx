import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import type { DayRange, MembershipPricing } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { ProductCard } from "@thuot-tha/shared/ui";
import { memo } from "react";
import { useFavorite } from "../../favorites/use-favorite.ts";
import type { Product } from "../card-of.ts";
import { cardPrice } from "../card-price.ts";
import styles from "./ProductGrid.module.css";

interface ProductTileProps {
  product: Product;
  heading: "h2" | "h3";
  search: string;
  /** The shopper's days, whose total the card shows. */
  wear?: DayRange | null;
  /** What the shopper pays as a member. */
  pricing: MembershipPricing | null;
  sizes: string;
  priority: boolean;
}

/** One product card with its heart. Memoised, so that a growing list does not re-render all cards. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product, heading, search, wear = null, pricing, sizes, priority } = props;
  const images = product.images.map(({ path, alt = product.name }) => ({ path, alt }));
  const { favorite, setFavorite } = useFavorite(product.id);
  return (
    <div className={styles.tile} data-product={product.id}>
      <ProductCard
        product={{ ...product, images }}
        href={linkTo(productRoute, { productLink: product.link }) + search}
        as={Link}
        heading={heading}
        sizes={sizes}
        priority={priority}
        {...cardPrice(product, wear, pricing)}
        favorite={favorite}
        onFavorite={setFavorite}
      />
    </div>
  );
});
