import { formatNumber } from "@thuot-tha/shared/domain";
import { Button, Disclosure, TextInput } from "@thuot-tha/shared/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { viListing } from "../../../locales/vi/listing.ts";
import { priceRange } from "../list-state.ts";
import { type PriceName, priceBands } from "../price-bands.ts";
import { readPrice } from "../read-price.ts";
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

const amount = (text: string | number): string => (text === "" ? "" : formatNumber(Number(text)));

/** A filter by price: a few ranges to press, or a custom one with either end open. */
export function PriceFilter({ name, title, min: lowest, max: highest, value, onChange }: PriceFilterProps) {
  const own = useRef<HTMLDivElement>(null);
  const [min = "", max = ""] = value.split("-");
  const bands = priceBands(name, lowest, highest);
  /** Which of the two fields hold no price. */
  const [wrong, setWrong] = useState<boolean[]>([]);

  const inputs = () => [...(own.current?.querySelectorAll("input") ?? [])];
  // The same fields stay mounted, so that pressing Enter does not lose the focus.
  useEffect(() => {
    for (const [index, text] of [min, max].entries()) {
      const input = inputs()[index];
      if (input) input.value = amount(text);
    }
    setWrong([]);
  }, [min, max]);

  const apply = () => {
    const [from = "", to = ""] = inputs().map((input) => readPrice(input.value));
    setWrong([from === null, to === null]);
    if (from !== null && to !== null) onChange(priceRange(from, to));
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
            label={viListing.priceFrom}
            error={wrong[0] && viListing.priceWrong}
            onKeyDown={onKeyDown}
          />
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            defaultValue={amount(max)}
            placeholder={amount(highest)}
            label={viListing.priceTo}
            error={wrong[1] && viListing.priceWrong}
            onKeyDown={onKeyDown}
          />
          <Button size="small" onClick={apply}>
            {viListing.apply}
          </Button>
        </div>
      </fieldset>
    </Disclosure>
  );
}
