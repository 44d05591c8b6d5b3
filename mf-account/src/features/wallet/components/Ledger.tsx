import { tableWhenWide } from "../../../table-when-wide.tsx";
import { LedgerList } from "./LedgerList.tsx";

/** The ledger: a list on phones, a table on wide screens. */
export const Ledger = tableWhenWide(LedgerList, () => import("./LedgerTable.tsx").then((code) => code.LedgerTable));
