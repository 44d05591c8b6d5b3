import { isDay } from "@thuot-tha/shared/domain";
import { useNavigate } from "@thuot-tha/shared/platform";
import { Button, Disclosure, SelectInput } from "@thuot-tha/shared/ui";
import { DateInput, useForm } from "@thuot-tha/shared/ui/forms";
import { problems } from "../../../forms/rules.ts";
import { wallet as words } from "../../../locales/vi/wallet.ts";
import { entryKinds, type WalletQuery, walletPath } from "../query.ts";
import styles from "./WalletFilters.module.css";

/** Filters the ledger by kind and days, through the address. */
export function WalletFilters({ query }: { query: WalletQuery }) {
  const narrowed = query.kind !== null || query.from !== null || query.to !== null;
  return (
    <Disclosure title={words.more} open={narrowed}>
      <FilterForm key={walletPath(query)} query={query} narrowed={narrowed} />
    </Disclosure>
  );
}

function FilterForm({ query, narrowed }: { query: WalletQuery; narrowed: boolean }) {
  const navigate = useNavigate();
  const { values, errors, change, form } = useForm({
    initial: query,
    check: ({ from, to }) =>
      problems({
        from: from !== null && !isDay(from) && words.noDay,
        to: to !== null && (isDay(to) ? from !== null && to < from && words.wrongRange : words.noDay),
      }),
    failure: null,
    send: (chosen) => navigate(walletPath({ ...chosen, page: 1 })),
  });
  return (
    <form {...form} className={styles.form} aria-label={words.more}>
      <SelectInput
        label={words.kind}
        value={values.kind ?? ""}
        onChange={({ target }) => change({ kind: entryKinds.find((kind) => kind === target.value) ?? null })}
      >
        <option value="">{words.anyKind}</option>
        {entryKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectInput>
      <DateInput label={words.from} value={values.from} error={errors.from} onChange={(from) => change({ from })} />
      <DateInput label={words.to} value={values.to} error={errors.to} onChange={(to) => change({ to })} />
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
  );
}
