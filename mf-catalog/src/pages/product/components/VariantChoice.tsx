import { ChoiceGroup } from "@thuot-tha/shared/ui";
import { type Choice, unitsLeft, variantOf } from "../../../features/product/choice.ts";
import type { Product } from "../../../features/product/slice.ts";
import { vi } from "../../../locales/vi/product.ts";

interface VariantChoiceProps {
  product: Product;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** Choice of colour and size, each size with its remaining pieces. */
export function VariantChoice({ product, choice, onChange }: VariantChoiceProps) {
  const colors = product.swatches.map(({ name, hex }) => ({ value: name, label: name, color: hex }));
  const sizes = product.sizes.map((size) => {
    const made = variantOf(product, { ...choice, size });
    const left = unitsLeft(product, { ...choice, size });
    return { value: size, label: size, disabled: left === 0, note: made ? vi.left(left) : vi.notMade };
  });
  return (
    <>
      <ChoiceGroup
        look="swatches"
        label={vi.color}
        value={choice.color}
        options={colors}
        onChange={(color) => onChange({ ...choice, color })}
      />
      <ChoiceGroup
        label={vi.size}
        value={choice.size}
        options={sizes}
        onChange={(size) => onChange({ ...choice, size })}
      />
    </>
  );
}
