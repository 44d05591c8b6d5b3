import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { formatDong } from "@thuot-tha/shared/domain";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, ChoiceGroup, Notice } from "@thuot-tha/shared/ui";
import { useState } from "react";
import { viFavorites as words } from "../../../locales/vi/favorites.ts";
import { productPath } from "../../product-path.ts";
import { availableVariant, type Choice, colorsOf, firstChoice, sizesOf, waysOf } from "../choice.ts";
import type { Product } from "../slice.ts";
import styles from "./ChooseVariant.module.css";

/** Adds a purchase to the cart at once; sends a rental to the product's page to pick dates. */
export function ChooseVariant({ product, onMoved }: { product: Product; onMoved: () => void }) {
  const { bus, showError } = useHost();
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const variant = availableVariant(product, choice);
  const swatch = new Map(product.swatches.map(({ name, hex }) => [name, hex]));

  function change(changed: Partial<Choice>): void {
    setRefusal(null);
    const next = { ...choice, ...changed };
    const sizes = sizesOf(product, next.color);
    setChoice(sizes.includes(next.size) ? next : { ...next, size: sizes[0] ?? "" });
  }

  async function add(): Promise<void> {
    if (!variant) return;
    setBusy(true);
    try {
      const reply = await cartAdd.send(bus, { variantId: variant.id, type: "sale", quantities: 1 });
      if (reply.accepted) onMoved();
      else setRefusal(reply.message);
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  }

  return (
    <div className={styles.choose}>
      <ChoiceGroup
        label={words.way}
        look="cards"
        options={waysOf(product).map((way) => ({
          value: way,
          label: words.ways[way],
          note: formatDong(way === "rental" ? product.rentalPrice : product.salePrice),
        }))}
        value={choice.way}
        onChange={(way) => change({ way })}
      />
      <ChoiceGroup
        label={words.color}
        look="swatches"
        options={colorsOf(product).map((color) => ({ value: color, label: color, color: swatch.get(color) }))}
        value={choice.color}
        onChange={(color) => change({ color })}
      />
      <ChoiceGroup
        label={words.size}
        options={sizesOf(product, choice.color).map((size) => ({ value: size, label: size }))}
        value={choice.size}
        error={variant ? undefined : words.soldOut}
        onChange={(size) => change({ size })}
      />
      {refusal ? (
        <Notice tone="error">
          <p>{refusal}</p>
        </Notice>
      ) : null}
      {choice.way === "rental" ? (
        <Button
          variant="primary"
          block
          as={Link}
          href={productPath({ link: product.link, type: choice.way, size: choice.size, color: choice.color })}
          disabled={!variant}
        >
          {words.toDates}
        </Button>
      ) : (
        <Button variant="primary" block loading={busy} disabled={!variant} onClick={() => void add()}>
          {words.toCart}
        </Button>
      )}
    </div>
  );
}
