import { useNavigate } from "@thuot-tha/shared/platform";
import { Button, Disclosure, SelectInput, TextInput } from "@thuot-tha/shared/ui";
import { type FormEvent, useState } from "react";
import { wallet as words } from "../../../locales/vi/wallet.ts";
import { entryKinds, type WalletQuery, walletPath, walletQueryOf } from "../query.ts";
import styles from "./WalletFilters.module.css";

/** Filters the ledger by kind and days, through the address. */
export function WalletFilters({ query }: { query: WalletQuery }) {
  const navigate = useNavigate();
  const [wrong, setWrong] = useState(false);
  const narrowed = query.kind !== null || query.from !== null || query.to !== null;

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const search = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]));
    const next = { ...walletQueryOf(`?${search}`), direction: query.direction };
    const backwards = next.from !== null && next.to !== null && next.to < next.from;
    setWrong(backwards);
    if (!backwards) navigate(walletPath(next));
  }

  return (
    <Disclosure title={words.more} open={narrowed}>
      <form className={styles.form} onSubmit={apply} aria-label={words.more} key={walletPath(query)}>
        <SelectInput label={words.kind} name="kind" defaultValue={query.kind ?? ""}>
          <option value="">{words.anyKind}</option>
          {entryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectInput>
        <TextInput label={words.from} type="date" name="from" defaultValue={query.from ?? ""} />
        <TextInput
          label={words.to}
          type="date"
          name="to"
          defaultValue={query.to ?? ""}
          error={wrong ? words.wrongRange : undefined}
        />
        <div className={styles.actions}>
          <Button type="submit">{words.apply}</Button>
          {narrowed ? (
            <Button
              variant="quiet"
              onClick={() => navigate(walletPath({ ...query, kind: null, from: null, to: null, page: 1 }))}
            >
              {words.clear}
            </Button>
          ) : null}
        </div>
      </form>
    </Disclosure>
  );
}
