import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { membershipPrice } from "@thuot-tha/shared/contracts/slots/membership";
import { Slot, useHost } from "@thuot-tha/shared/platform";
import { ChoiceGroup, Price, Rating } from "@thuot-tha/shared/ui";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "react-redux";
import { getAvailability, type WithAvailability } from "../../../features/availability/slice.ts";
import { type Choice, lackOf, linkedChoice, rentable, saleTypes, variantOf } from "../../../features/product/choice.ts";
import type { Product, Reviews } from "../../../features/product/slice.ts";
import { isFree, wearAhead } from "../../../features/product/wear-of.ts";
import { lastWear, rememberWear } from "../../../features/wear.ts";
import { vi } from "../../../locales/vi/product.ts";
import { AddToCart } from "./AddToCart.tsx";
import styles from "./BuyBox.module.css";
import { Costs } from "./Costs.tsx";
import { FavoriteButton } from "./FavoriteButton.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { VariantChoice } from "./VariantChoice.tsx";
import { WaitingList } from "./WaitingList.tsx";
import { WearCalendar, type WearDates } from "./WearCalendar.tsx";

interface BuyBoxProps {
  product: Product;
  reviews: Reviews;
  /** May carry the wear dates of a list, or the way, size and colour of an earlier order. */
  search: string;
}

/** All choices of a product: way, colour, size, dates, with the costs. */
export function BuyBox({ product, reviews, search }: BuyBoxProps) {
  const { today } = useHost();
  const store = useStore<WithAvailability>();
  const [wear, setWear] = useState<WearDates | null>(() => wearAhead(search, today));
  const [choice, setChoice] = useState<Choice>(() =>
    linkedChoice(product, search, freeVariant(store.getState(), product, wear)),
  );
  const variant = variantOf(product, choice);
  const lack = lackOf(product, choice);
  useWearChosenBefore(wear ? undefined : variant?.id, setWear);
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
  const onWear = (next: WearDates | null) => {
    setWear(next);
    if (next) rememberWear(next);
  };

  return (
    <div className={styles.box}>
      <p className={styles.brand}>{product.brand}</p>
      <h1>{product.name}</h1>
      <div className={styles.actions}>
        {reviews.count > 0 ? (
          <a href="#danh-gia" className={styles.rating}>
            <Rating value={reviews.average} count={reviews.count} />
          </a>
        ) : null}
        <FavoriteButton productId={product.id} name={product.name} />
        <ShareButton title={product.name} path={linkTo(productRoute, { productLink: product.link })} />
      </div>
      <p className={styles.price}>
        {renting ? (
          <Price size="large" amount={product.rentalPrice} original={product.originalRentalPrice} per={vi.perDay} />
        ) : (
          <Price size="large" amount={product.salePrice} original={product.originalPrice} />
        )}
      </p>
      {renting ? <Slot of={membershipPrice} props={slotProps} /> : null}
      <ChoiceGroup
        look="cards"
        label={vi.saleType}
        value={choice.type}
        options={ways}
        onChange={(type) => setChoice({ ...choice, type })}
      />
      <VariantChoice product={product} choice={choice} onChange={setChoice} />
      {renting && variant && !lack ? (
        <WearCalendar variantId={variant.id} leadDays={product.terms?.rental.leadDays} value={wear} onChange={onWear} />
      ) : null}
      {renting && variant && !lack ? <WaitingList product={product} variant={variant} /> : null}
      {lack ? null : <Costs product={product} renting={renting} wear={wear} />}
      {/* Messages about one choice do not apply to another. */}
      <AddToCart
        key={`${variant?.id} ${choice.type} ${wear?.dateFrom} ${wear?.dateTo}`}
        name={product.name}
        variantId={variant?.id}
        type={choice.type}
        wear={wear}
        lack={lack ? vi[lack] : undefined}
      />
    </div>
  );
}

/** Presets the days chosen before in this tab, for any product, if this one is free on them. */
function useWearChosenBefore(variantId: string | undefined, setWear: (wear: WearDates) => void): void {
  const store = useStore<WithAvailability>();
  // Runs only as the page opens: the server does not know these days, and the shopper may change them later.
  useEffect(() => {
    const last = lastWear();
    if (!variantId || !last) return;
    const known = getAvailability(store.getState(), { variantId, quantities: 1 });
    if (known?.phase === "loaded" && isFree(last, known.availability)) setWear(last);
  }, []);
}

/** A variant known to be free on the shopper's days. */
function freeVariant(state: WithAvailability, product: Product, wear: WearDates | null): string | undefined {
  if (!wear) return undefined;
  return rentable(product).find(({ id: variantId }) => {
    const known = getAvailability(state, { variantId, quantities: 1 });
    return known?.phase === "loaded" && isFree(wear, known.availability);
  })?.id;
}
