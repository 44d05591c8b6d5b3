import { Button, Disclosure, TextInput } from "@thuot-tha/shared/ui";
import { type KeyboardEvent, useRef } from "react";
import { priceRange } from "../../../features/listing/list-state.ts";
import type { Facet } from "../../../features/listing/slice.ts";
import { vi } from "../../../locales/vi/listing.ts";
import { priceBands } from "../price-bands.ts";
import styles from "./Filters.module.css";

interface PriceFilterProps {
  facet: Extract<Facet, { type: "PRICE_TYPE_SALE" }>;
  /** `min-max` in đồng, or empty. */
  value: string;
  onChange: (value: string) => void;
}

const digits = (text = ""): string => text.replace(/\D/g, "").slice(0, 12);

/** "Giá thanh lý": a few ranges to press, or one of one's own, either end open. */
export function PriceFilter({ facet, value, onChange }: PriceFilterProps) {
  const own = useRef<HTMLDivElement>(null);
  const [min = "", max = ""] = value.split("-");
  const bands = priceBands(facet.min, facet.max);

  const apply = () => {
    const [from, to] = [...(own.current?.querySelectorAll("input") ?? [])].map((input) => digits(input.value));
    onChange(priceRange(from, to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  };

  return (
    <Disclosure title={facet.title} open>
      <fieldset className={styles.facet} aria-label={facet.title}>
        {bands.map((band) => (
          <label key={band.value} className={styles.option}>
            <input
              type="radio"
              name={facet.urlKey}
              value={band.value}
              checked={band.value === value}
              onChange={() => onChange(band.value)}
            />
            <span className={styles.label}>{band.label}</span>
          </label>
        ))}
        <div className={styles.own} ref={own}>
          <TextInput
            key={`min ${min}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={min}
            placeholder={String(facet.min)}
            label={vi.priceFrom}
            onKeyDown={onKeyDown}
          />
          <TextInput
            key={`max ${max}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={max}
            placeholder={String(facet.max)}
            label={vi.priceTo}
            onKeyDown={onKeyDown}
          />
          <Button size="small" onClick={apply}>
            {vi.apply}
          </Button>
        </div>
      </fieldset>
    </Disclosure>
  );
}
