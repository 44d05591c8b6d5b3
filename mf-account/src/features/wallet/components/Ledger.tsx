import { lazy, Suspense } from "react";
import { useWide } from "../../../use-wide.ts";
import type { Entry } from "../slice.ts";
import { LedgerList } from "./LedgerList.tsx";

const LedgerTable = lazy(() =>
  import("./LedgerTable.tsx").then(
    (code) => ({ default: code.LedgerTable }),
    () => ({ default: LedgerList }),
  ),
);

/** The ledger: a table on wide screens, which loads after the list; the list on others. */
export function Ledger({ items }: { items: Entry[] }) {
  const list = <LedgerList items={items} />;
  return useWide() ? (
    <Suspense fallback={list}>
      <LedgerTable items={items} />
    </Suspense>
  ) : (
    list
  );
}
