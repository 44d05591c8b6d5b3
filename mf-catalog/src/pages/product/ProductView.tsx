import type { DayRange } from "@thuot-tha/shared/domain";
import { useEffect, useState } from "react";
import { type Choice, linkedChoice, settle } from "../../features/product/choice.ts";
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

/** Pictures, choices and details of a product; the pictures are those of the chosen colour. */
export function ProductView({ product, reviews, search, onWear }: ProductViewProps) {
  const [wear, setWear, free] = useWear(product.id, search);
  useEffect(() => onWear?.(wear), [wear]);
  const [chosen, setChoice] = useState<Choice>(() => linkedChoice(product, search, free));
  // The product is loaded again when the shopper returns to it; the chosen size may be gone by then.
  const choice = settle(product, chosen);
  return (
    <div className={styles.columns}>
      <Gallery key={choice.color} images={picturesOf(product.images, choice.color)} />
      <BuyBox {...{ product, reviews, choice, wear, free }} onChoice={setChoice} onWear={setWear} />
      <Details product={product} />
    </div>
  );
}
