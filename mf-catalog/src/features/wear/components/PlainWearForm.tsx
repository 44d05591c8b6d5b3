import type { Day, DayRange } from "@thuot-tha/shared/domain";
import { Button, TextInput } from "@thuot-tha/shared/ui";
import { viWear } from "../../../locales/vi/wear.ts";
import styles from "./Wear.module.css";

interface PlainWearFormProps {
  /** Target of the form, and fields it must preserve. */
  pathname: string;
  kept: readonly (readonly [name: string, value: string])[];
  firstDay: Day;
  lastDay: Day;
  value: DayRange | null;
  submit: string;
}

/** Two date fields that lead to an address with the days: for browsers without scripts, and until those have loaded. */
export function PlainWearForm({ pathname, kept, firstDay, lastDay, value, submit }: PlainWearFormProps) {
  const bounds = { type: "date", min: firstDay, max: lastDay, required: true } as const;
  return (
    <form action={pathname} className={styles.form}>
      {kept.map(([name, text]) => (
        <input key={name + text} type="hidden" name={name} value={text} />
      ))}
      <TextInput {...bounds} name="date-from" defaultValue={value?.dateFrom} label={viWear.from} />
      <TextInput {...bounds} name="date-to" defaultValue={value?.dateTo} label={viWear.to} />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
