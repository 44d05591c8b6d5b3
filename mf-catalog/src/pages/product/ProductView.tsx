import type { DayRange } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";
import { choiceSearch } from "../../features/product/canonical-search.ts";
import { type Choice, linkedChoice, possibleChoice } from "../../features/product/choice.ts";
import { picturesOf } from "../../features/product/pictures.ts";
import type { Product, Reviews } from "../../features/product/slice.ts";
import { BuyBox } from "./components/BuyBox.tsx";
import { Details } from "./components/Details.tsx";
import { Gallery } from "./components/Gallery.tsx";
import styles from "./ProductPage.module.css";
import { useWear } from "./use-wear.ts";

interface ProductViewProps {
  product: Product;
  reviews: Reviews;
  /** May carry the wear dates of a list, or the way, size and colour of an earlier order. */
  search: string;
  /** Called with the wear dates, and each time they change. */
  onWear?: (wear: DayRange | null) => void;
}

/**
 * Pictures, choices and details of a product; the pictures are those of the chosen colour. What the shopper chooses
 * goes into the page's address.
 */
export function ProductView({ product, reviews, search, onWear }: ProductViewProps) {
  const { router } = useHost();
  const [wear, setWear, free] = useWear(product.id, search);
  useEffect(() => onWear?.(wear), [wear]);
  const [chosen, setChoice] = useState<Choice>(() => linkedChoice(product, search, free));
  // The product is loaded again when the shopper returns to it; the chosen size may be gone by then.
  const choice = possibleChoice(product, chosen);

  const choose = (next: Choice) => {
    setChoice(next);
    router.replaceSearch(choiceSearch(next, wear));
  };
  const chooseWear = (next: DayRange | null) => {
    setWear(next);
    router.replaceSearch(choiceSearch(choice, next));
  };
  return (
    <div className={styles.columns}>
      <Gallery key={choice.color} images={picturesOf(product.images, choice.color)} />
      <BuyBox
        product={product}
        reviews={reviews}
        choice={choice}
        wear={wear}
        free={free}
        onChoice={choose}
        onWear={chooseWear}
      />
      <Details product={product} />
    </div>
  );
}
