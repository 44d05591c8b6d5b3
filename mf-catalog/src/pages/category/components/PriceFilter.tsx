import { useNavigate } from "@thuot-tha/shared/platform";
import { Button, TextInput } from "@thuot-tha/shared/ui";
import type { FormEvent } from "react";
import type { ListState } from "../../../features/listing/list-state.ts";
import type { Facet } from "../../../features/listing/slice.ts";
import { vi } from "../../../locales/vi/listing.ts";
import styles from "./Filters.module.css";

interface PriceFilterProps {
  facet: Extract<Facet, { type: "PRICE_TYPE_SALE" }>;
  /** `min-max` in đồng, or empty. */
  value: string;
  hrefOf: (change: Partial<ListState>) => string;
}

const digits = (value: FormDataEntryValue | null): string => String(value ?? "").replace(/\D/g, "");

/** "Giá thanh lý": a price range in đồng, either end open. */
export function PriceFilter({ facet, value, hrefOf }: PriceFilterProps) {
  const navigate = useNavigate();
  const [min = "", max = ""] = value.split("-");

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [from, to] = [digits(data.get("min")), digits(data.get("max"))];
    navigate(hrefOf({ salePrices: from || to ? `${from}-${to}` : "" }));
  };

  return (
    <form onSubmit={onSubmit}>
      <fieldset className={styles.facet}>
        <legend>{facet.title}</legend>
        <div className={styles.row}>
          <TextInput
            key={`min ${min}`}
            name="min"
            inputMode="numeric"
            defaultValue={min}
            placeholder={String(facet.min)}
            label={vi.priceFrom}
          />
          <TextInput
            key={`max ${max}`}
            name="max"
            inputMode="numeric"
            defaultValue={max}
            placeholder={String(facet.max)}
            label={vi.priceTo}
          />
        </div>
        <Button type="submit" size="small">
          {vi.apply}
        </Button>
      </fieldset>
    </form>
  );
}
