import { Button, Disclosure, TextInput } from "@thuot-tha/shared/ui";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { vi } from "../../../locales/vi/listing.ts";
import { priceRange } from "../list-state.ts";
import { priceBands } from "../price-bands.ts";
import type { Facet } from "../slice.ts";
import styles from "./Filters.module.css";

interface PriceFilterProps {
  facet: Extract<Facet, { type: "PRICE_TYPE_SALE" }>;
  /** `min-max` in đồng, or empty. */
  value: string;
  onChange: (value: string) => void;
}

const digits = (text = ""): string => text.replace(/\D/g, "").slice(0, 12);
const amount = (text: string | number): string => (text === "" ? "" : Number(text).toLocaleString("vi-VN"));

/** "Giá thanh lý": a few ranges to press, or a custom one with either end open. */
export function PriceFilter({ facet, value, onChange }: PriceFilterProps) {
  const own = useRef<HTMLDivElement>(null);
  const [min = "", max = ""] = value.split("-");
  const bands = priceBands(facet.min, facet.max);

  const inputs = () => [...(own.current?.querySelectorAll("input") ?? [])];
  // The same fields stay mounted, so that pressing Enter does not lose the focus.
  useEffect(() => {
    for (const [index, text] of [min, max].entries()) {
      const input = inputs()[index];
      if (input) input.value = amount(text);
    }
  }, [min, max]);

  const apply = () => {
    const [from, to] = inputs().map((input) => digits(input.value));
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
            inputMode="numeric"
            autoComplete="off"
            defaultValue={amount(min)}
            placeholder={amount(facet.min)}
            label={vi.priceFrom}
            onKeyDown={onKeyDown}
          />
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            defaultValue={amount(max)}
            placeholder={amount(facet.max)}
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
