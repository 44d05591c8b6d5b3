import { escapeHtml } from "@thuot-tha/shared/server";

export const safe = (text: string | number): string => escapeHtml(String(text));

/** Markup that is inserted without escaping. */
export interface Markup {
  html: string;
}
export type Cell = string | number | Markup;
const inCell = (cell: Cell): string => (typeof cell === "object" ? cell.html : safe(cell));

export const table = (head: string[], rows: Cell[][]): string =>
  `<table><thead><tr>${head.map((one) => `<th scope="col">${safe(one)}</th>`).join("")}</tr></thead><tbody>${rows
    .map(
      (row) =>
        `<tr>${row.map((cell, column) => `<td data-label="${safe(head[column] ?? "")}">${inCell(cell)}</td>`).join("")}</tr>`,
    )
    .join("")}</tbody></table>`;

/** UTC time to the second, as in the history of the command line. */
export const time = (at: string): string =>
  `<time datetime="${safe(at)}">${safe(at.slice(0, 10))} ${safe(at.slice(11, 19))} UTC</time>`;
