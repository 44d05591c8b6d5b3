const graphemes = new Intl.Segmenter("vi");

/** Columns of a terminal that a text takes: a letter and its marks take one. */
const widthOf = (text: string): number => [...graphemes.segment(text)].length;

const padded = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - widthOf(text)));
const flush = (text: string, width: number): string => " ".repeat(Math.max(0, width - widthOf(text))) + text;

export type Cell = string | number | null;

/**
 * A text on one line, without the characters with which a shopper's text could control the terminal or turn the order
 * of what follows.
 */
export const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, " ");

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** JSON over several lines, in which such characters are escaped too, which JSON.stringify does for some only. */
export const printedJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\p{Bidi_Control}]/gu, escaped);

const shown = (cell: Cell): string => {
  if (cell === null) return "–";
  return typeof cell === "number" ? cell.toLocaleString("vi-VN") : onOneLine(cell);
};

/** Rows as lines with aligned columns, below their headings. Numbers are right-aligned. */
export function tableLines(headings: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const widths = headings.map((heading, at) =>
    Math.max(widthOf(heading), ...rows.map((row) => widthOf(shown(row[at] ?? null)))),
  );
  const isNumber = headings.map((_, at) => rows.some((row) => typeof row[at] === "number"));
  const line = (cells: readonly Cell[]) =>
    cells
      .map((cell, at) => (isNumber[at] ? flush : padded)(shown(cell), widths[at] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(headings), ...rows.map(line)];
}

const clock = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Asia/Ho_Chi_Minh",
});

/** A moment in Viet Nam, as 2026-12-01 10:00. */
export const localTime = (at: Date): string => clock.format(at);
