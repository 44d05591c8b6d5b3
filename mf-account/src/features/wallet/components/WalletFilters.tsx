import { SelectInput } from "@thuot-tha/shared/ui";
import { DaysFilter } from "../../../components/DaysFilter.tsx";
import { viWallet as words } from "../../../locales/vi/wallet.ts";
import { entryKinds, type WalletQuery, walletPath } from "../query.ts";

/** Filters the ledger by kind and days. */
export function WalletFilters({ query }: { query: WalletQuery }) {
  return (
    <DaysFilter
      title={words.more}
      query={query}
      cleared={{ ...query, kind: null, from: null, to: null }}
      pathOf={(chosen) => walletPath({ ...chosen, page: 1 })}
    >
      {(values, change) => (
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
      )}
    </DaysFilter>
  );
}
