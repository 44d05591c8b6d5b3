import { useState } from "react";
import type { Dong } from "../../domain/index.ts";
import { Anchor, type LinkAs } from "../link.tsx";
import { Icon } from "../text/Icon.tsx";
import { Tag } from "../text/Tag.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { Picture } from "./Picture.tsx";
import { Money, Price, type PriceProps } from "./Price.tsx";
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
  swatches?: readonly { name: string; hex: string }[];
}

export interface ProductCardProps {
  product: ShownProduct;
  href: string;
  as?: LinkAs;
  /** The heart shows when `onFavorite` is given; it receives the shopper's new choice. */
  favorite?: boolean;
  onFavorite?: (favorite: boolean) => void;
  /** Replaces the rental price of one day, e.g. with the total of the shopper's days. */
  rental?: Pick<PriceProps, "label" | "amount" | "original">;
  /** What this shopper pays as a member; it lies over the picture, so that nothing moves when it becomes known. */
  memberPrice?: Dong;
  /** The member's price is the piece's own, not that of the package's percentage. */
  isOwnMemberPrice?: boolean;
  /** Level of the name's heading. */
  heading?: "h2" | "h3" | "h4";
  /** For a card of the first view. */
  priority?: boolean;
  /** As in `<img sizes>`; the default is that of a `Grid` of products. */
  sizes?: string;
  mediaBase?: string;
}

export const productGridSizes = "(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw";

/** A piece of clothing in a list: 3:4 picture, second view on hover, name and prices. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, as, favorite = false, onFavorite, heading: Heading = "h3", priority } = props;
  const { sizes = productGridSizes, mediaBase, memberPrice, isOwnMemberPrice } = props;
  const {
    rental = { label: "Thuê từ", per: "ngày", amount: product.rentalPrice, original: product.originalRentalPrice },
  } = props;
  const colors = product.swatches && product.swatches.length > 1 ? product.swatches : [];
  const [first, second] = product.images;
  // The second view is added on hover, because most visits show none.
  const [isHovered, setHovered] = useState(false);
  return (
    <article className={styles.card} onPointerEnter={({ pointerType }) => setHovered(pointerType === "mouse")}>
      <div className={styles.views}>
        <Picture path={first?.path ?? ""} alt={first?.alt ?? ""} priority={priority} sizes={sizes} base={mediaBase} />
        {second && isHovered ? (
          <Picture path={second.path} alt="" className={styles.second} sizes={null} base={mediaBase} />
        ) : null}
        {product.isNew ? (
          <span className={styles.badges}>
            <Tag className={styles.badge}>Mới</Tag>
          </span>
        ) : null}
        {memberPrice === undefined ? null : (
          <span className={styles.member} aria-hidden="true">
            Thành viên <Money amount={memberPrice} />
            {isOwnMemberPrice ? " · giá riêng" : null}
          </span>
        )}
        {product.sizes.length > 0 ? (
          <span className={styles.sizes} aria-hidden="true">
            {product.sizes.map((size) => (
              <span key={size}>{size}</span>
            ))}
          </span>
        ) : null}
      </div>
      <div className={styles.words}>
        <span className={styles.brand}>
          {product.brand}
          {colors.length > 0 ? (
            <span className={styles.swatches} aria-hidden="true">
              {colors.map(({ hex }) => (
                <i key={hex} style={{ background: hex }} />
              ))}
            </span>
          ) : null}
        </span>
        <Heading className={styles.name}>
          <Anchor as={as} href={href} className={styles.link}>
            {product.name}
          </Anchor>
        </Heading>
        {product.types.includes("rent") ? <Price {...rental} /> : null}
        {product.types.includes("sale") ? (
          <Price label="Mua" amount={product.salePrice} original={product.originalPrice} />
        ) : null}
        {memberPrice === undefined ? null : (
          <VisuallyHidden>
            Giá thành viên <Money amount={memberPrice} />
            {isOwnMemberPrice ? ", giá riêng của món này" : null}
          </VisuallyHidden>
        )}
        {product.sizes.length > 0 ? (
          <VisuallyHidden>
            {`Cỡ ${product.sizes.join(", ")}`}
            {colors.length > 0 ? `, màu ${colors.map(({ name }) => name).join(", ")}` : null}
          </VisuallyHidden>
        ) : null}
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
