import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { Link } from "@thuot-tha/shared/platform";
import { Button, ProductCard } from "@thuot-tha/shared/ui";
import { viFavorites as words } from "../../../locales/vi/favorites.ts";
import { useTitleAfter } from "../../layout/focus-title.ts";
import type { FavoriteList } from "../slice.ts";
import styles from "./FavoriteCard.module.css";

interface FavoriteCardProps {
  card: FavoriteList["items"][number];
  onRemove: () => void;
  onChoose: () => void;
}

/** A favourite: the common product card with a filled heart and the button to the cart. */
export function FavoriteCard({ card, onRemove, onChoose }: FavoriteCardProps) {
  // The pressed heart goes with its card.
  const place = useTitleAfter<HTMLDivElement>();
  return (
    <div ref={place} className={styles.favorite}>
      <ProductCard
        product={card}
        href={linkTo(productRoute, { productLink: card.link })}
        as={Link}
        heading="h2"
        favorite
        onFavorite={onRemove}
      />
      <Button size="small" block aria-label={words.chooseOf(card.name)} onClick={onChoose}>
        {words.choose}
      </Button>
    </div>
  );
}
