import { messageOf } from "@thuot-tha/shared/server";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { z } from "zod";

type Shape = z.core.JSONSchema.JSONSchema;

/**
 * Separates the entries of a list in one cell, because commas and semicolons separate the cells. An entry with this
 * sign has a backslash before it, and two backslashes for one.
 */
const listSeparator = "|";

const readList = (text: string): string[] =>
  (text.match(/(?:\\[\\|]|[^|])+/g) ?? [])
    .map((entry) => entry.replace(/\\([\\|])/g, "$1").trim())
    .filter((entry) => entry !== "");

const writeList = (entries: readonly unknown[]): string =>
  entries.map((entry) => String(entry).replace(/[\\|]/g, "\\$&")).join(listSeparator);

/** A record of a CSV file, nested by its column names, before it is checked. */
interface CsvRecord {
  /** As spreadsheets count rows: the header is row 1. */
  row: number;
  value: Record<string, unknown>;
}

export class CsvFault extends Error {
  override name = "CsvFault";
}

/** Spreadsheets write the list separator of their country, so the header decides which one it is. */
const delimiterOf = (header: string): string =>
  [";", "\t"].find((sign) => header.includes(sign) && !header.includes(",")) ?? ",";

/** The schema of the field under this path; undefined for an unknown one. */
function fieldOf(shape: Shape, path: readonly string[]): Shape | undefined {
  return path.reduce<Shape | undefined>((outer, key) => {
    const inner = outer?.properties?.[key] ?? outer?.additionalProperties;
    return typeof inner === "object" ? (inner as Shape) : undefined;
  }, shape);
}

/** A cell as its field's type; text that does not look like it stays text, and the schema refuses it. */
function typed(cell: string, field: Shape | undefined): unknown {
  const text = cell.trim();
  if (field?.type === "array") return readList(text);
  if (field?.type === "integer" && /^-?\d+$/.test(text)) return Number(text);
  if (field?.type === "number" && /^-?\d+([.,]\d+)?$/.test(text)) return Number(text.replace(",", "."));
  if (field?.type === "boolean" && /^(yes|true|1|có|x)$/i.test(text)) return true;
  if (field?.type === "boolean" && /^(no|false|0|không)$/i.test(text)) return false;
  return text;
}

function put(target: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  target[key] ??= {};
  put(target[key] as Record<string, unknown>, rest, value);
}

/**
 * Reads CSV whose first row names the fields, nested ones with dots ("rent.price"). Empty cells and rows are left out.
 */
export function readCsv(text: string, schema: z.ZodType): CsvRecord[] {
  const shape = z.toJSONSchema(schema, { io: "input" });
  let cells: string[][];
  try {
    cells = parse(text, {
      bom: true,
      delimiter: delimiterOf(text.slice(0, text.indexOf("\n") + 1 || undefined)),
      relaxColumnCount: true,
    });
  } catch (error) {
    throw new CsvFault(`cannot be read as CSV: ${messageOf(error)}`);
  }
  const [header = [], ...body] = cells;
  const names = header.map((name) => name.trim());
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  if (twice) throw new CsvFault(`has the column ${twice} twice`);
  const columns = names.map((name) => ({ path: name.split("."), field: fieldOf(shape, name.split(".")) }));
  return body.flatMap((row, index): CsvRecord[] => {
    if (row.every((cell) => cell.trim() === "")) return [];
    const value: Record<string, unknown> = {};
    for (const [at, cell] of row.entries()) {
      if (cell.trim() === "") continue;
      const column = columns[at];
      if (!column || names[at] === "")
        throw new CsvFault(`has a cell without a column name in row ${index + 2}: ${cell.trim()}`);
      put(value, column.path, typed(cell, column.field));
    }
    return [{ row: index + 2, value }];
  });
}

/** A record as cells by their column names. */
function flat(value: Record<string, unknown>, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const name = prefix + key;
      if (inner === undefined) return [];
      if (Array.isArray(inner)) return [[name, writeList(inner)]];
      if (typeof inner === "object" && inner !== null)
        return Object.entries(flat(inner as Record<string, unknown>, `${name}.`));
      return [[name, typeof inner === "boolean" ? (inner ? "yes" : "no") : String(inner)]];
    }),
  );
}

/** Columns in the order of the schema; a record field's own keys follow their parent. */
function columnsOf(shape: Shape, used: ReadonlySet<string>, prefix = ""): string[] {
  return Object.entries(shape.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix + key;
    const inner = field as Shape;
    if (inner.type !== "object") return [name];
    if (inner.properties) return columnsOf(inner, used, `${name}.`);
    return [...used].filter((column) => column.startsWith(`${name}.`)).sort();
  });
}

/** Writes records as `readCsv` reads them, with the mark by which spreadsheets detect UTF-8. */
export function writeCsv(records: readonly object[], schema: z.ZodType): string {
  const lines = records.map((record) => flat(record as Record<string, unknown>));
  const used = new Set(lines.flatMap((line) => Object.keys(line)));
  const columns = columnsOf(z.toJSONSchema(schema, { io: "input" }), used);
  return stringify(lines, { bom: true, header: true, columns });
}
