import { measureMessages, readMeasure } from "@thuot-tha/shared/domain/measure";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Button, Disclosure, TextInput } from "@thuot-tha/shared/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ReviewFilter } from "../../../../features/reviews/slice.ts";
import { viReviews } from "../../../../locales/vi/reviews.ts";
import styles from "./Reviews.module.css";

interface BodyFilterProps {
  filter: ReviewFilter;
  onChoose: (body: Pick<ReviewFilter, "height" | "weight">) => void;
}

/** Filters reviews by similar build. A customer's own measures are preset until the shopper filters by measures. */
export function BodyFilter({ filter, onChoose }: BodyFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const customer = useSession().customer;
  const [wrong, setWrong] = useState({ height: false, weight: false });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const height = readMeasure("height", String(data.get("height") ?? ""));
    const weight = readMeasure("weight", String(data.get("weight") ?? ""));
    setWrong({ height: height === "wrong", weight: weight === "wrong" });
    if (height === "wrong" || weight === "wrong") return;
    onChoose({ height: height ?? undefined, weight: weight ?? undefined });
  };
  // A measure that the shopper has cleared is in the filter, without a value.
  const measure = (kind: "height" | "weight") => (kind in filter ? filter : customer)?.[kind] ?? "";
  const height = measure("height");
  const weight = measure("weight");
  useEffect(() => {
    for (const [name, value] of Object.entries({ height, weight })) {
      const input = form.current?.elements.namedItem(name);
      // Does not overwrite text being typed.
      if (input instanceof HTMLInputElement && input !== document.activeElement) input.value = String(value);
    }
  }, [height, weight]);

  return (
    <Disclosure title={viReviews.likeMe}>
      <form ref={form} className={styles.body} onSubmit={onSubmit} noValidate>
        <TextInput
          name="height"
          inputMode="numeric"
          label={viReviews.height}
          defaultValue={height}
          error={wrong.height ? measureMessages.height : undefined}
        />
        <TextInput
          name="weight"
          inputMode="numeric"
          label={viReviews.weight}
          defaultValue={weight}
          error={wrong.weight ? measureMessages.weight : undefined}
        />
        <p>{viReviews.likeMeHint}</p>
        <Button type="submit">{viReviews.filter}</Button>
      </form>
    </Disclosure>
  );
}
