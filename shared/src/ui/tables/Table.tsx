import AntTable from "antd/es/table";
import type { ReactNode } from "react";
import { ThemeProvider } from "../antd/ThemeProvider.tsx";
import "./tables.generated.css";
import "./tables.css";

export interface Column<R> {
  key: string;
  title: ReactNode;
  /** `end` for amounts. */
  align?: "start" | "end";
  render: (row: R) => ReactNode;
}

interface TableProps<R> {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
}

/** Rows in columns, for screens wide enough to show them side by side. */
export const Table = <R extends object>({ label, columns, rows, keyOf }: TableProps<R>) => (
  <ThemeProvider>
    <AntTable<R>
      caption={label}
      columns={columns.map(({ render, ...column }) => ({ ...column, render: (_, row) => render(row) }))}
      dataSource={rows}
      rowKey={keyOf}
      pagination={false}
    />
  </ThemeProvider>
);
