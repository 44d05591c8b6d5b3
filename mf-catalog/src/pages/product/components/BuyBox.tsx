import { isDay } from "@thuot-tha/shared/domain";
import { Slot } from "@thuot-tha/shared/platform";
import { ChoiceGroup, Price, Rating } from "@thuot-tha/shared/ui";
import { useMemo, useState } from "react";
import { type Choice, firstChoice, saleTypes, unitsLeft, variantOf } from "../../../features/product/choice.ts";
import type { Product, Reviews } from "../../../features/product/slice.ts";
import { vi } from "../../../locales/vi/product.ts";
import { AddToCart } from "./AddToCart.tsx";
import styles from "./BuyBox.module.css";
import { Costs } from "./Costs.tsx";
import { VariantChoice } from "./VariantChoice.tsx";
import { WearCalendar, type WearDates } from "./WearCalendar.tsx";

interface BuyBoxProps {
  product: Product;
  reviews: Reviews;
  /** May carry the wear dates of the list the shopper comes from. */
  search: string;
}

/** Everything to decide: way, colour, size, dates, cost. */
export function BuyBox({ product, reviews, search }: BuyBoxProps) {
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product));
  const [wear, setWear] = useState<WearDates | null>(() => datesOf(search));
  const variant = variantOf(product, choice);
  const left = unitsLeft(product, choice);
  const renting = choice.type === "rental";
  const slotProps = useMemo(
    () => ({
      productId: product.id,
      rentalPrice: product.rentalPrice,
      membershipRentalPrice: product.membershipRentalPrice,
    }),
    [product],
  );
  const ways = saleTypes(product).map(({ key, title, price, disabled }) => ({
    value: key,
    label: title,
    disabled,
    note: disabled ? undefined : <Price amount={price} per={key === "rental" ? vi.perDay : undefined} />,
  }));

  return (
    <div className={styles.box}>
      <p className={styles.brand}>{product.brand}</p>
      <h1>{product.name}</h1>
      {reviews.count > 0 ? (
        <a href="#danh-gia" className={styles.rating}>
          <Rating value={reviews.average} count={reviews.count} />
        </a>
      ) : null}
      <p className={styles.price}>
        {renting ? (
          <Price size="large" amount={product.rentalPrice} original={product.originalRentalPrice} per={vi.perDay} />
        ) : (
          <Price size="large" amount={product.salePrice} original={product.originalPrice} />
        )}
      </p>
      {renting ? <Slot name="product.membership-price" props={slotProps} /> : null}
      <ChoiceGroup
        look="cards"
        label={vi.saleType}
        value={choice.type}
        options={ways}
        onChange={(type) => setChoice({ ...choice, type })}
      />
      <VariantChoice product={product} choice={choice} onChange={setChoice} />
      {renting && variant && left > 0 ? <WearCalendar variantId={variant.id} value={wear} onChange={setWear} /> : null}
      <Costs product={product} renting={renting} wear={wear} />
      <AddToCart name={product.name} variantId={variant?.id} type={choice.type} wear={wear} left={left} />
    </div>
  );
}

function datesOf(search: string): WearDates | null {
  const query = new URLSearchParams(search);
  const [dateFrom, dateTo] = [query.get("date-from"), query.get("date-to")];
  return isDay(dateFrom) && isDay(dateTo) && dateFrom <= dateTo ? { dateFrom, dateTo } : null;
}
