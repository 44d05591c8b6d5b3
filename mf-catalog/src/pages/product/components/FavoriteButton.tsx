import { Icon } from "@thuot-tha/shared/ui";
import { useFavorite } from "../../../features/favorites/use-favorite.ts";
import { viProduct } from "../../../locales/vi/product.ts";
import styles from "./BuyBox.module.css";

export function FavoriteButton({ productId, name }: { productId: string; name: string }) {
  const { favorite, setFavorite } = useFavorite(productId);
  return (
    <button
      type="button"
      className={styles.action}
      aria-pressed={favorite}
      aria-label={viProduct.favoriteOf(name)}
      onClick={() => setFavorite(!favorite)}
    >
      <Icon name="heart" filled={favorite} />
    </button>
  );
}
