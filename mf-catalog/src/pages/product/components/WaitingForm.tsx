import { linkTo } from "@thuot-tha/shared/contracts";
import { addWish } from "@thuot-tha/shared/contracts/operations/waitlist/add-wish";
import { waitingListRoute } from "@thuot-tha/shared/contracts/routes/account";
import { formatRange } from "@thuot-tha/shared/domain";
import { type ShownError, toShownError } from "@thuot-tha/shared/http";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Button, Notice, TextInput } from "@thuot-tha/shared/ui";
import { type FormEvent, useRef, useState } from "react";
import type { Variant } from "../../../features/product/slice.ts";
import { viWaiting as words } from "../../../locales/vi/waiting.ts";
import styles from "./WaitingForm.module.css";

export interface WaitingFormProps {
  variant: Variant;
  onClose: () => void;
}

type Phase = { is: "idle" | "sending" } | { is: "failed"; error: ShownError } | { is: "done"; days: string | null };

/** The days a shopper waits for; both empty stand for any day. */
export function WaitingForm({ variant, onClose }: WaitingFormProps) {
  const { client, today } = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [dateFrom, setDateFrom] = useState("");
  const [dateTo, setDateTo] = useState("");
  const [state, setState] = useState<Phase>({ is: "idle" });
  const fields = state.is === "failed" ? state.error.fields : undefined;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ is: "sending" });
    try {
      // One day is enough where the wear has only one.
      const to = dateTo || dateFrom;
      const wear = dateFrom || dateTo ? { dateFrom: dateFrom || dateTo, dateTo: to } : null;
      await client.call(addWish, { body: { variantId: variant.id, wear } });
      setState({ is: "done", days: wear && formatRange(wear) });
    } catch (error) {
      setState({ is: "failed", error: toShownError(error) });
      form.current?.querySelector("input")?.focus();
    }
  };

  if (state.is === "done") {
    return (
      <Notice tone="success" action={<Link to={linkTo(waitingListRoute)}>{words.list}</Link>}>
        {words.done(state.days)}
      </Notice>
    );
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)} aria-label={words.open}>
      <p>
        {words.lead} {words.piece(variant.size, variant.color)}.
      </p>
      <div className={styles.days}>
        <TextInput
          label={words.from}
          type="date"
          min={today}
          value={dateFrom}
          error={fields?.["wear.dateFrom"]}
          onChange={(event) => setDateFrom(event.target.value)}
        />
        <TextInput
          label={words.to}
          type="date"
          min={dateFrom || today}
          value={dateTo}
          error={fields?.["wear.dateTo"]}
          onChange={(event) => setDateTo(event.target.value)}
        />
      </div>
      <p className={styles.hint}>{words.hint}</p>
      {state.is === "failed" && !fields ? <Notice tone="error">{state.error.message}</Notice> : null}
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
