import { formatNumber } from "@thuot-tha/shared/domain";
import { Button, Disclosure, TextInput } from "@thuot-tha/shared/ui";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { vi } from "../../../locales/vi/listing.ts";
import { priceRange } from "../list-state.ts";
import { type PriceName, priceBands } from "../price-bands.ts";
import styles from "./Filters.module.css";

interface PriceFilterProps {
  /** Its key in the address. */
  name: PriceName;
  title: string;
  /** The lowest and the highest price there is, in đồng. */
  min: number;
  max: number;
  /** `min-max` in đồng, or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** The digits of an amount as typed or pasted, also full-width ones; a fraction of a đồng is dropped. */
const digits = (text = ""): string =>
  text
    .normalize("NFKC")
    .replace(/,\d{1,2}(?!\d)\D*$/, "")
    .replace(/\D/g, "")
    .slice(0, 12);
const amount = (text: string | number): string => (text === "" ? "" : formatNumber(Number(text)));

/** A filter by price: a few ranges to press, or a custom one with either end open. */
export function PriceFilter({ name, title, min: lowest, max: highest, value, onChange }: PriceFilterProps) {
  const own = useRef<HTMLDivElement>(null);
  const [min = "", max = ""] = value.split("-");
  const bands = priceBands(name, lowest, highest);

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
  // Closing the sheet of a phone applies what is typed, as its button says how many products there are.
  useEffect(() => {
    const sheet = own.current?.closest("[popover]");
    const onToggle = (event: Event) => void ((event as ToggleEvent).newState === "closed" && apply());
    sheet?.addEventListener("toggle", onToggle);
    return () => sheet?.removeEventListener("toggle", onToggle);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  };

  return (
    <Disclosure title={title} open>
      <fieldset className={styles.facet} aria-label={title}>
        {bands.map((band) => (
          <label key={band.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={band.value}
              checked={band.value === value}
              onChange={() => onChange(band.value)}
            />
            <span className={styles.label}>{band.label}</span>
          </label>
        ))}
        {/* Keeps a custom range without scripts; a band comes before it and counts instead. */}
        {value && !bands.some((band) => band.value === value) ? (
          <input type="hidden" name={name} value={value} />
        ) : null}
        <div className={styles.own} ref={own}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            defaultValue={amount(min)}
            placeholder={amount(lowest)}
            label={vi.priceFrom}
            onKeyDown={onKeyDown}
          />
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            defaultValue={amount(max)}
            placeholder={amount(highest)}
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
