import { ItemList } from "../../../components/ItemList.tsx";
import type { Entry } from "../slice.ts";
import { LedgerEntry } from "./LedgerEntry.tsx";

/** The ledger's entries one below the other. */
export function LedgerList({ items }: { items: Entry[] }) {
  return <ItemList items={items}>{(entry) => <LedgerEntry entry={entry} />}</ItemList>;
}
