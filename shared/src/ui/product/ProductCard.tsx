import type { Dong } from "../../domain/index.ts";
import { Anchor, type LinkAs } from "../link.tsx";
import { Icon } from "../text/Icon.tsx";
import { Tag } from "../text/Tag.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { Picture } from "./Picture.tsx";
import { Price } from "./Price.tsx";
import styles from "./ProductCard.module.css";

/** What a card shows of a product; a `ProductCard` of the API fits. */
export interface ShownProduct {
  name: string;
  brand: string;
  images: readonly { path: string; alt: string }[];
  types: readonly ("rent" | "sale")[];
  rentalPrice: Dong;
  originalRentalPrice: Dong;
  salePrice: Dong;
  originalPrice: Dong;
  isNew: boolean;
  sizes: readonly string[];
}

export interface ProductCardProps {
  product: ShownProduct;
  href: string;
  as?: LinkAs;
  /** The heart shows when `onFavorite` is given; it receives the shopper's new choice. */
  favorite?: boolean;
  onFavorite?: (favorite: boolean) => void;
  /** Level of the name's heading. */
  heading?: "h2" | "h3" | "h4";
  /** For a card of the first view. */
  priority?: boolean;
  /** As in `<img sizes>`; the default is that of a `Grid` of products. */
  sizes?: string;
  mediaBase?: string;
}

export const productGridSizes = "(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw";

/** A piece of clothing among others: 3:4 picture, second view when pointed at, name and prices. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, as, favorite = false, onFavorite, heading: Heading = "h3", priority } = props;
  const { sizes = productGridSizes, mediaBase } = props;
  const [first, second] = product.images;
  const picture = { sizes, base: mediaBase };
  return (
    <article className={styles.card}>
      <div className={styles.views}>
        <Picture path={first?.path ?? ""} alt={first?.alt ?? ""} priority={priority} {...picture} />
        {second ? <Picture path={second.path} alt="" className={styles.second} {...picture} /> : null}
        {product.isNew ? (
          <span className={styles.badges}>
            <Tag className={styles.badge}>Mới</Tag>
          </span>
        ) : null}
        {product.sizes.length > 0 ? (
          <span className={styles.sizes} aria-hidden="true">
            {product.sizes.map((size) => (
              <span key={size}>{size}</span>
            ))}
          </span>
        ) : null}
      </div>
      <div className={styles.words}>
        <span className={styles.brand}>{product.brand}</span>
        <Heading className={styles.name}>
          <Anchor as={as} href={href} className={styles.link}>
            {product.name}
          </Anchor>
        </Heading>
        {product.types.includes("rent") ? (
          <Price label="Thuê từ" per="ngày" amount={product.rentalPrice} original={product.originalRentalPrice} />
        ) : null}
        {product.types.includes("sale") ? (
          <Price label="Mua" amount={product.salePrice} original={product.originalPrice} />
        ) : null}
        {product.sizes.length > 0 ? <VisuallyHidden>Cỡ {product.sizes.join(", ")}</VisuallyHidden> : null}
      </div>
      {onFavorite ? (
        <button
          type="button"
          className={styles.heart}
          aria-pressed={favorite}
          aria-label={`Yêu thích ${product.name}`}
          onClick={() => onFavorite(!favorite)}
        >
          <Icon name="heart" filled={favorite} />
        </button>
      ) : null}
    </article>
  );
}
