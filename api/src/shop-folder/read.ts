import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { messageOf } from "@thuot-tha/shared/server";
import { z } from "zod";
import { CsvFault, readCsv } from "./csv.ts";
import { type Fault, faultsOf, type Place } from "./faults.ts";
import { type Kind, keyFields, kindNames, kinds, type RecordOf } from "./kinds.ts";

/** A record that fulfils its schema, and its position. */
export interface Placed<T> {
  value: T;
  place: Place;
}

export type Records = { [K in Kind]: Placed<RecordOf<K>>[] };

/** The content of a shop's folder, before its records are compared with each other and the shop. */
export interface ShopFolder {
  records: Records;
  /** Kinds with a file in the folder; the shop's other kinds do not change. */
  present: ReadonlySet<Kind>;
  /** Markdown of pages, by "kind/slug". */
  texts: ReadonlyMap<string, string>;
  /**
   * Codes of the records with faults of their own, by kind, so that records that refer to them are not reported as
   * well. Null stands for any record, where a file or a code cannot be read.
   */
  faulty: Readonly<Record<Kind, ReadonlySet<string | null>>>;
}

/** A folder as it was read, with the faults of its files and of single records. */
export type FolderRead = ShopFolder & { faults: Fault[] };

/** A JSON file is a list of records, or has it under "records" beside the "$schema" that editors follow. */
const JsonFile = z.union([
  z.array(z.unknown()),
  z.strictObject({ $schema: z.string().optional(), records: z.array(z.unknown()) }).transform(({ records }) => records),
]);

/**
 * A letter with its marks as one character, because some systems write it as several and the names of records are
 * compared.
 */
const composed = (text: string): string => text.normalize("NFC");

const whole = (file: string): Place => ({ file, record: null });

/** Composed UTF-8 text without a byte order mark; null for other encodings. */
function decoded(bytes: Buffer): string | null {
  // UTF-16 has zero bytes, which are UTF-8 as well.
  if (bytes.includes(0)) return null;
  try {
    return composed(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** Records of one file, not yet checked; text for what keeps it from being read. */
function recordsIn(file: string, text: string, schema: z.ZodType): Placed<unknown>[] | string {
  if (text.trim() === "") return "is empty";
  if (file.endsWith(".csv")) {
    try {
      return readCsv(text, schema).map(({ row, value }) => ({ value, place: { file, record: `row ${row}` } }));
    } catch (error) {
      if (error instanceof CsvFault) return error.message;
      throw error;
    }
  }
  let json: unknown;
  try {
    // Escaped characters are composed once they are read.
    json = JSON.parse(text, (_, value) => (typeof value === "string" ? composed(value) : value));
  } catch (error) {
    return `cannot be read as JSON: ${messageOf(error)}`;
  }
  const list = JsonFile.safeParse(json);
  if (!list.success) return 'must be a list of records, or an object with a list under "records"';
  return list.data.map((value, index) => ({ value, place: { file, record: `item ${index + 1}` } }));
}

const noneWhenAbsent = (error: NodeJS.ErrnoException): never[] => {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
  throw error;
};

const entriesOf = (folder: string): Promise<Dirent[]> => readdir(folder, { withFileTypes: true }).catch(noneWhenAbsent);

/** Other files and folders that a shop's folder may have. */
const beside = /^(\..*|.*\.(md|txt)|pictures|pages|schemas)$/i;

/** Data files by kind: `products.csv`, `products.json`, or several of them in a folder `products`. */
async function dataFiles(folder: string, faults: Fault[]): Promise<[Kind, string][]> {
  const found: [Kind, string][] = [];
  const unknown = (file: string, known: string) =>
    void faults.push({ ...whole(file), column: null, problem: `is no file of a shop's folder; these are: ${known}` });
  for (const entry of (await entriesOf(folder)).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const kind = kindNames.find((name) => [name, `${name}.csv`, `${name}.json`].includes(entry.name));
    if (entry.isDirectory() && kind && kind !== "pictures" && kind !== "pages") {
      for (const { name } of (await entriesOf(join(folder, kind))).sort((a, b) => (a.name < b.name ? -1 : 1))) {
        if (/\.(csv|json)$/.test(name)) found.push([kind, `${kind}/${name}`]);
        else if (!beside.test(name)) unknown(`${kind}/${name}`, `${kind}/<name>.csv, ${kind}/<name>.json`);
      }
    } else if (entry.isFile() && kind) {
      found.push([kind, entry.name]);
    } else if (!beside.test(entry.name)) {
      unknown(entry.name, kindNames.map((name) => `${name}.csv`).join(", "));
    }
  }
  return found;
}

function repeated<K extends Kind>(kind: K, records: readonly Placed<RecordOf<K>>[]): Fault[] {
  const first = new Map<string, Place>();
  return records.flatMap(({ value, place }): Fault[] => {
    const fields = keyFields[kind];
    const key = fields.map((field) => String(value[field])).join("\n");
    const earlier = first.get(key);
    if (!earlier) first.set(key, place);
    return earlier
      ? [{ ...place, column: fields.join(", "), problem: `is the same as in ${earlier.file}, ${earlier.record}` }]
      : [];
  });
}

/** The code in a faulty record, by which others refer to it; null where the code is faulty itself. */
function codeIn(kind: Kind, value: unknown, { issues }: z.ZodError): string | null {
  const [field] = keyFields[kind];
  const code = field && (value as Record<string, unknown> | null)?.[field];
  return typeof code === "string" && issues.every(({ path }) => path[0] !== field) ? code : null;
}

/** Texts below `pages` that belong to no record. */
async function textsWithoutPage(folder: string, { pages }: Records): Promise<Fault[]> {
  const named = new Set(pages.map(({ value: { kind, slug } }) => `${kind}/${slug}.md`));
  const found = await readdir(join(folder, "pages"), { recursive: true }).catch(noneWhenAbsent);
  return found
    .map((name) => name.replaceAll(sep, "/"))
    .filter((name) => /(^|\/)[^./][^/]*\.md$/i.test(name) && !named.has(name))
    .sort()
    .map((name) => ({
      ...whole(`pages/${name}`),
      column: null,
      problem: "belongs to no row of pages; the text of a page is pages/<kind>/<slug>.md",
    }));
}

async function readTexts(folder: string, { records, faults }: { records: Records; faults: Fault[] }) {
  const texts = new Map<string, string>();
  for (const { value, place } of records.pages) {
    const file = `pages/${value.kind}/${value.slug}.md`;
    const bytes = await readFile(join(folder, file)).catch(() => null);
    const text = bytes && decoded(bytes);
    if (text) texts.set(`${value.kind}/${value.slug}`, text.trimEnd());
    else faults.push({ ...place, column: null, problem: `needs its text in ${file}, as Markdown in UTF-8` });
  }
  return texts;
}

/**
 * Reads a shop's folder and checks each record by itself. Mistakes of the folder's author are returned as faults, never
 * thrown.
 */
export async function readFolder(folder: string): Promise<FolderRead> {
  const faults: Fault[] = [];
  const records = Object.fromEntries(kindNames.map((kind) => [kind, []])) as unknown as Records;
  const faulty = Object.fromEntries(kindNames.map((kind) => [kind, new Set()])) as Record<Kind, Set<string | null>>;
  const present = new Set<Kind>();
  const files = await dataFiles(folder, faults);
  if (files.length === 0) faults.push({ ...whole(folder), column: null, problem: "has no file of a shop" });
  for (const [kind, file] of files) {
    present.add(kind);
    const text = decoded(await readFile(join(folder, file)));
    const read = text === null ? "is not UTF-8; save it as CSV UTF-8" : recordsIn(file, text, kinds[kind]);
    if (typeof read === "string") {
      faults.push({ ...whole(file), column: null, problem: read });
      faulty[kind].add(null);
      continue;
    }
    const checked = records[kind] as Placed<unknown>[];
    for (const { value, place } of read) {
      const result = kinds[kind].safeParse(value, { reportInput: true });
      if (result.success) {
        checked.push({ value: result.data, place });
        continue;
      }
      faults.push(...faultsOf(place, result.error));
      faulty[kind].add(codeIn(kind, value, result.error));
    }
  }
  for (const kind of kindNames) faults.push(...repeated(kind, records[kind] as Placed<RecordOf<typeof kind>>[]));
  if (faulty.pages.size === 0) faults.push(...(await textsWithoutPage(folder, records)));
  return { records, present, texts: await readTexts(folder, { records, faults }), faulty, faults };
}
