import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { reviewsId } from "@thuot-tha/shared/contracts/routes/product-parts";
import { membershipPrice } from "@thuot-tha/shared/contracts/slots/membership";
import { formatDong, rangeLength } from "@thuot-tha/shared/domain";
import { Slot } from "@thuot-tha/shared/platform";
import { useMembershipPricing } from "@thuot-tha/shared/session/use-membership-pricing";
import { ChoiceGroup, Price, Rating } from "@thuot-tha/shared/ui";
import { useMemo, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { type FreeUnits, freeUnitsRequested } from "../../../features/free-units/slice.ts";
import {
  type Choice,
  isGone,
  nextStep,
  possibleChoice,
  rentableOf,
  saleTypes,
  variantOf,
} from "../../../features/product/choice.ts";
import { costsOf } from "../../../features/product/costs.ts";
import { type Product, productChanged, type Reviews } from "../../../features/product/slice.ts";
import { viProduct } from "../../../locales/vi/product.ts";
import { BuyBar } from "./BuyBar.tsx";
import styles from "./BuyBox.module.css";
import { Costs } from "./Costs.tsx";
import { FavoriteButton } from "./FavoriteButton.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { VariantChoice } from "./VariantChoice.tsx";
import { WaitingList } from "./WaitingList.tsx";
import type { WearDates } from "./WearCalendar.tsx";
import { WearChoice } from "./WearChoice.tsx";

interface BuyBoxProps {
  product: Product;
  reviews: Reviews;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  wear: WearDates | null;
  onWear: (wear: WearDates | null) => void;
  /** Pieces on the chosen days, once known. */
  free?: FreeUnits;
}

/** All choices of a product: way, colour, size, dates, with the costs. */
export function BuyBox({ product, reviews, choice, onChoice, wear, onWear, free }: BuyBoxProps) {
  const dispatch = useDispatch();
  const pricing = useMembershipPricing() ?? null;
  const sizes = useRef<HTMLDivElement>(null);
  const [isSizeMissing, setSizeMissing] = useState(false);
  const variant = variantOf(product, choice);
  const renting = choice.type === "rental";
  const gone = isGone(product, choice.type);
  const goneHere = isGone(product, choice.type, choice.color);
  const step = nextStep(variant, choice.type, wear !== null, free);
  const path = linkTo(productRoute, { productLink: product.link });
  const slotProps = useMemo(
    () => ({
      productId: product.id,
      rentalPrice: product.rentalPrice,
      membershipRentalPrice: product.membershipRentalPrice,
      dateFrom: wear?.dateFrom,
      dateTo: wear?.dateTo,
    }),
    [product, wear],
  );
  const ways = saleTypes(product).map(({ key, title, content, price, disabled }) => ({
    value: key,
    label: title,
    disabled,
    note: disabled ? (
      content
    ) : (
      <>
        {`${content}: `}
        <Price amount={price} per={key === "rental" ? viProduct.perDay : undefined} />
      </>
    ),
  }));
  /** Leads to the first size that is free on the chosen days. */
  const showMissingSize = () => {
    setSizeMissing(true);
    sizes.current?.scrollIntoView({ block: "center" });
    const inputs = [...(sizes.current?.querySelectorAll<HTMLInputElement>("input:enabled") ?? [])];
    const isTaken = (size: string) => free?.[variantOf(product, { ...choice, size })?.id ?? ""] === 0;
    (inputs.find(({ value }) => !isTaken(value)) ?? inputs[0])?.focus({ preventScroll: true });
  };
  const price = renting ? (
    <Price size="large" amount={product.rentalPrice} original={product.originalRentalPrice} per={viProduct.perDay} />
  ) : (
    <Price size="large" amount={product.salePrice} original={product.originalPrice} />
  );
  const isPriced = !goneHere && (!renting || wear !== null);
  const total = isPriced ? formatDong(costsOf(product, renting ? wear : null, pricing).total) : null;
  const days = renting && wear ? viProduct.days(rangeLength(wear)) : null;

  return (
    <div className={styles.box}>
      <div>
        <p className={styles.brand}>{product.brand}</p>
        <div className={styles.head}>
          <h1>{product.name}</h1>
          <FavoriteButton productId={product.id} name={product.name} />
          <ShareButton title={product.name} path={path} />
        </div>
        <div className={styles.price}>
          {price}
          {reviews.count > 0 ? (
            <a href={`#${reviewsId}`} className={styles.rating}>
              <Rating value={reviews.average} count={reviews.count} />
            </a>
          ) : null}
        </div>
      </div>
      <ChoiceGroup
        look="cards"
        label={viProduct.saleType}
        hideLabel
        value={choice.type}
        options={ways}
        onChange={(type) => onChoice(possibleChoice(product, { ...choice, type }))}
      />
      <VariantChoice
        product={product}
        choice={choice}
        free={free}
        sizes={sizes}
        isSizeMissing={isSizeMissing && !goneHere}
        onChange={onChoice}
      />
      {renting && !goneHere ? (
        <WearChoice
          terms={product.terms}
          variantIds={rentableOf(product, choice).map(({ id }) => id)}
          value={wear}
          onChange={onWear}
          pathname={path}
          kept={Object.entries({ type: "rent", color: choice.color, size: choice.size ?? "" })}
          total={days && total ? viProduct.totalOf(days, total) : viProduct.chooseDays}
        />
      ) : null}
      <noscript>
        <p>{viProduct.needScripts}</p>
      </noscript>
      <BuyBar
        name={product.name}
        variantId={variant?.id}
        type={choice.type}
        wear={wear}
        step={step}
        onSizeMissing={showMissingSize}
        onRefused={() => {
          dispatch(productChanged(product.link));
          if (wear) dispatch(freeUnitsRequested({ productId: product.id, ...wear }));
        }}
        lack={gone ? viProduct.gone : goneHere ? viProduct.goneColor : undefined}
      >
        {total ? (
          <>
            <small>{days ? viProduct.totalFor(days) : viProduct.total}</small>
            <span>{total}</span>
          </>
        ) : (
          <Price
            amount={renting ? product.rentalPrice : product.salePrice}
            per={renting ? viProduct.perDay : undefined}
          />
        )}
      </BuyBar>
      {goneHere ? null : <Costs product={product} renting={renting} wear={wear} />}
      {renting ? <Slot of={membershipPrice} props={slotProps} loadOn="interaction" /> : null}
      {renting && variant && !goneHere ? (
        <WaitingList variant={variant} wear={step === "otherDays" ? wear : null} />
      ) : null}
    </div>
  );
}
