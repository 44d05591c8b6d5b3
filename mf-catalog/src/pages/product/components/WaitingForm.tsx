import { linkTo } from "@thuot-tha/shared/contracts";
import { waitingListRoute } from "@thuot-tha/shared/contracts/routes/account";
import { type DayRange, formatRange } from "@thuot-tha/shared/domain";
import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { type ShownError, toShownError } from "@thuot-tha/shared/http";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, Notice, TextInput } from "@thuot-tha/shared/ui";
import { useForm } from "@thuot-tha/shared/ui/forms";
import { useRef, useState } from "react";
import type { Variant } from "../../../features/product/slice.ts";
import { addToWaitingList } from "../../../features/waiting-list/add-to-waiting-list.ts";
import { viWaitingForm as words } from "../../../locales/vi/waiting-form.ts";
import styles from "./WaitingForm.module.css";

export interface WaitingFormProps {
  variant: Variant;
  /** The chosen days, where others have taken them. */
  wear: DayRange | null;
  onClose: () => void;
}

type Phase = { is: "idle" | "sending" } | { is: "failed"; error: ShownError } | { is: "done"; days: string | null };

/** The days a shopper waits for; both empty mean any day. */
export function WaitingForm({ variant, wear: chosen, onClose }: WaitingFormProps) {
  const { client, today } = useHost();
  const [state, setState] = useState<Phase>({ is: "idle" });
  const days = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useFocusAfter(state.is !== "done", () => result.current);
  const send = async (dateFrom: string, dateTo: string) => {
    setState({ is: "sending" });
    try {
      // One day is enough where the wear has only one.
      const wear = dateFrom || dateTo ? { dateFrom: dateFrom || dateTo, dateTo: dateTo || dateFrom } : null;
      await addToWaitingList(client, variant.id, wear);
      setState({ is: "done", days: wear && formatRange(wear) });
    } catch (error) {
      setState({ is: "failed", error: toShownError(error) });
    }
  };
  // The values have the names of the API's fields, so that its messages match them.
  const { values, general, bind, form } = useForm({
    initial: { "wear.dateFrom": chosen?.dateFrom ?? "", "wear.dateTo": chosen?.dateTo ?? "" },
    check: () => badDays(days.current),
    failure: state.is === "failed" ? state.error : null,
    send: (wear) => void send(wear["wear.dateFrom"], wear["wear.dateTo"]),
  });

  if (state.is === "done") {
    return (
      <div ref={result} tabIndex={-1}>
        <Notice tone="success" action={<Link to={linkTo(waitingListRoute)}>{words.list}</Link>}>
          {words.done(state.days)}
        </Notice>
      </div>
    );
  }
  return (
    <form {...form} className={styles.form} aria-label={words.title}>
      <p>
        {words.lead} {words.piece(variant.size, variant.color)}.
      </p>
      <div ref={days} className={styles.days}>
        <TextInput label={words.from} type="date" min={today} {...bind("wear.dateFrom")} />
        <TextInput label={words.to} type="date" min={values["wear.dateFrom"] || today} {...bind("wear.dateTo")} />
      </div>
      <p className={styles.hint}>{words.hint}</p>
      {general ? <Notice tone="error">{general.message}</Notice> : null}
      <div className={styles.ways}>
        <Button type="submit" loading={state.is === "sending"}>
          {words.send}
        </Button>
        <Button variant="text" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A browser's date field with half a date, or with an impossible one, has no value, as an empty field has none. */
function badDays(place: HTMLElement | null): Record<string, string> {
  const bad = [...(place?.querySelectorAll("input") ?? [])].filter(({ validity }) => validity.badInput);
  return Object.fromEntries(bad.map(({ name }) => [name, words.dayWrong]));
}
