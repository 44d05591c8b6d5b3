import { formatDong } from "@thuot-tha/shared/domain";
import { type Column, Table } from "@thuot-tha/shared/ui/tables";
import { viWallet as words } from "../../../locales/vi/wallet.ts";
import { formatMoment } from "../../../moment.ts";
import { signed } from "../signed.ts";
import type { Entry } from "../slice.ts";
import { titleOf } from "../title-of.ts";
import { EntryNote } from "./EntryNote.tsx";
import styles from "./LedgerTable.module.css";

const columns: Column<Entry>[] = [
  { key: "at", title: words.at, render: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
  { key: "kind", title: words.kind, render: titleOf },
  { key: "note", title: words.note, render: (entry) => <EntryNote entry={entry} /> },
  {
    key: "amount",
    title: words.amount,
    align: "end",
    render: ({ amount }) => (
      <span className={styles.amount} data-in={amount > 0 || undefined}>
        {signed(amount)}
      </span>
    ),
  },
  {
    key: "balance",
    title: words.balance,
    align: "end",
    render: ({ balance }) => <span className={styles.amount}>{formatDong(balance)}</span>,
  },
];

/** The ledger's entries in columns, for wide screens. */
export const LedgerTable = ({ items }: { items: Entry[] }) => (
  <div className={styles.table}>
    <Table label={words.ledger} columns={columns} rows={items} keyOf={({ id }) => id} />
  </div>
);
