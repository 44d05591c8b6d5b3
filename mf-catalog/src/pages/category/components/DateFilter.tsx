import { addDays } from "@thuot-tha/shared/domain";
import { useHost, useNavigate } from "@thuot-tha/shared/platform";
import { Button, TextInput } from "@thuot-tha/shared/ui";
import type { FormEvent } from "react";
import type { ListState } from "../../../features/listing/list-state.ts";
import { vi } from "../../../locales/vi/listing.ts";
import styles from "./Filters.module.css";

interface DateFilterProps {
  pathname: string;
  state: ListState;
  hrefOf: (change: Partial<ListState>) => string;
}

/** Wear dates: only what is free then stays in the list. A plain form, so that it works before any script does. */
export function DateFilter({ pathname, state, hrefOf }: DateFilterProps) {
  const { today } = useHost();
  const navigate = useNavigate();
  const first = addDays(today, 1);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const dateFrom = String(data.get("date-from") ?? "");
    const dateTo = String(data.get("date-to") ?? "") || dateFrom;
    if (dateFrom) navigate(hrefOf(dateFrom <= dateTo ? { dateFrom, dateTo } : { dateFrom: dateTo, dateTo: dateFrom }));
  };

  return (
    <form action={pathname} onSubmit={onSubmit}>
      <fieldset className={styles.facet}>
        <legend>{vi.wearTitle}</legend>
        <div className={styles.row}>
          <TextInput
            key={`from ${state.dateFrom}`}
            type="date"
            name="date-from"
            min={first}
            defaultValue={state.dateFrom}
            label={vi.wearFrom}
            required
          />
          <TextInput
            key={`to ${state.dateTo}`}
            type="date"
            name="date-to"
            min={first}
            defaultValue={state.dateTo}
            label={vi.wearTo}
            required
          />
        </div>
        <Button type="submit" size="small">
          {vi.apply}
        </Button>
      </fieldset>
    </form>
  );
}
