import { ChoiceGroup } from "@thuot-tha/shared/ui";
import type { Ref } from "react";
import type { FreeUnits } from "../../../features/free-units/slice.ts";
import { type Choice, possibleChoice, unitsLeft, variantOf } from "../../../features/product/choice.ts";
import type { Product } from "../../../features/product/slice.ts";
import { viProduct } from "../../../locales/vi/product.ts";
import { SizeAdvice } from "./SizeAdvice.tsx";
import styles from "./VariantChoice.module.css";

interface VariantChoiceProps {
  product: Product;
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** Pieces on the chosen days, where days are chosen. */
  free?: FreeUnits;
  /** True after the shopper tried to continue without a size. */
  isSizeMissing: boolean;
  sizes: Ref<HTMLDivElement>;
}

/** Choice of colour and size, each size with the pieces that are left, for a rental on the chosen days. */
export function VariantChoice({ product, choice, onChange, free, isSizeMissing, sizes }: VariantChoiceProps) {
  const colors = product.swatches.map(({ name, hex }) => ({ value: name, label: name, color: hex }));
  const options = product.sizes.map((size) => {
    const made = variantOf(product, { ...choice, size });
    const left = unitsLeft(product, { ...choice, size });
    return { value: size, label: size, disabled: left === 0, note: noteOf(made?.id, left, choice, free) };
  });
  const sizeLabel = choice.size === null ? viProduct.sizeUnchosen : viProduct.size;
  return (
    <>
      <ChoiceGroup
        look="swatches"
        label={viProduct.color}
        value={choice.color}
        options={colors}
        onChange={(color) => onChange(possibleChoice(product, { ...choice, color }))}
      />
      <div ref={sizes} className={styles.sizes}>
        <div className={styles.head}>
          <span aria-hidden="true">{sizeLabel}</span>
          {product.sizeChart.length > 0 ? (
            <SizeAdvice
              product={product}
              sizes={options.filter(({ disabled }) => !disabled).map(({ value }) => value)}
              onChoose={(size) => onChange({ ...choice, size })}
            />
          ) : null}
        </div>
        <ChoiceGroup
          label={sizeLabel}
          hideLabel
          value={choice.size}
          options={options}
          onChange={(size) => onChange({ ...choice, size })}
          error={isSizeMissing && choice.size === null ? viProduct.needSize : undefined}
        />
      </div>
    </>
  );
}

/** Without days a rental's note counts all pieces there are; with days, those free on them. */
function noteOf(variantId: string | undefined, left: number, { type }: Choice, free?: FreeUnits): string {
  if (variantId === undefined) return viProduct.notMade;
  if (left === 0) return viProduct.left(0);
  if (type === "sale") return viProduct.left(left);
  const onDays = free?.[variantId];
  if (onDays === undefined) return viProduct.pieces(left);
  return onDays === 0 ? viProduct.taken : viProduct.left(onDays);
}
