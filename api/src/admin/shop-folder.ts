import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { migrate } from "../db/migrate.ts";
import { exportFolder, FolderNotEmpty, writeSchemas } from "../shop-folder/export.ts";
import { FolderFaults } from "../shop-folder/faults.ts";
import { type ChangesOfKind, importFolder } from "../shop-folder/import.ts";
import { pictureFiles } from "../shop-folder/pictures.ts";
import { readFolder } from "../shop-folder/read.ts";
import type { AdminCommand } from "./admin-command.ts";

/** Maximum changes that are named one by one; more are only counted. */
const maxNamed = 200;
const maxFaults = 100;

/** The folder and the options that were typed; null for other arguments. */
function parsed<const T extends string>(words: readonly string[], options: readonly T[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(options.map((name) => [name, { type: "boolean" as const }])),
    });
    const [folder, ...more] = positionals;
    return folder && more.length === 0 ? { folder, values: values as Partial<Record<T, boolean>> } : null;
  } catch {
    return null;
  }
}

/** Changes as lines: the count of each kind, and each record unless there are too many. */
function changeLines(changes: readonly ChangesOfKind[], isWhole: boolean): string[] {
  return changes.flatMap(({ kind, added, changed, removed }) => {
    const gone = kind === "products" ? "withdrawn" : "removed";
    const counts = `${kind}: ${added.length} new, ${changed.size} changed, ${removed.length} ${gone}`;
    if (!isWhole || added.length + changed.size + removed.length > maxNamed) return [counts];
    return [
      counts,
      ...added.map((code) => `  + ${code}`),
      ...[...changed].map(([code, fields]) => `  ~ ${code}: ${[...fields].join(", ")}`),
      ...removed.map((code) => `  - ${code}`),
    ];
  });
}

export const importCommand: AdminCommand = {
  summary: "imports a shop folder: its goods, texts and pictures",
  usage: `admin import <folder> [--dry-run] [--prune]
  Checks everything first. With any fault nothing changes; each is named with its file, row and column.
  --dry-run  only prints what would change
  --prune    the folder is the whole shop: products that it does not have are withdrawn, other records are removed`,
  async run(context, { words, cwd, print, onProgress, signal }) {
    const typed = parsed(words, ["dry-run", "prune"]);
    if (!typed) return null;
    const { "dry-run": dryRun = false, prune = false } = typed.values;
    try {
      const changes = await context.withoutTimeouts(async (db) => {
        // A new database has no tables before the first start or import.
        await migrate(db);
        const folder = resolve(cwd, typed.folder);
        const pictures = pictureFiles(folder, context.media);
        const onWait = () => print("Another import is writing; this one waits for its end.");
        const options = { dryRun, prune, signal, onProgress, onWait, now: context.now() };
        const found = await importFolder(db, await readFolder(folder), pictures, options);
        // Without fresh statistics the next queries are planned for the tables as they were.
        if (found.length > 0 && !dryRun) await db.execute(sql`ANALYZE`);
        return found;
      });
      for (const line of changeLines(changes, dryRun)) print(line);
      if (changes.length === 0) print("Nothing to change: the shop matches the folder.");
      else print(dryRun ? "Nothing was changed." : "Done.");
      return 0;
    } catch (error) {
      if (!(error instanceof FolderFaults)) throw error;
      const lines = error.message.split("\n");
      for (const line of lines.slice(0, maxFaults)) print(line);
      if (lines.length > maxFaults) print(`… and ${lines.length - maxFaults} more`);
      print(`${lines.length === 1 ? "1 fault" : `${lines.length} faults`}; nothing was changed.`);
      return 1;
    }
  },
};

export const exportCommand: AdminCommand = {
  summary: "exports the shop as a folder",
  usage: `admin export <folder> [--json]
  Writes CSV files, or JSON files with their schemas, and the pictures into an empty or new folder.`,
  async run({ withoutTimeouts, media }, { words, cwd, print }) {
    const typed = parsed(words, ["json"]);
    if (!typed) return null;
    try {
      const { counts, missing } = await withoutTimeouts((db) =>
        exportFolder(db, media, resolve(cwd, typed.folder), typed.values.json ? "json" : "csv"),
      );
      for (const [kind, count] of counts) print(`${kind}: ${count}`);
      for (const file of missing) print(`The picture ${file} is not in the store of pictures.`);
      return missing.length > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof FolderNotEmpty)) throw error;
      print(error.message);
      return 1;
    }
  },
};

export const schemasCommand: AdminCommand = {
  summary: "writes JSON schemas of a shop folder's files, for editors",
  usage: `admin schemas <folder>
  Writes schemas/<kind>.json into the folder; a file of the folder names its own as "$schema": "./schemas/<kind>.json".`,
  async run(_context, { words, cwd, print }) {
    const typed = parsed(words, []);
    if (!typed) return null;
    await writeSchemas(resolve(cwd, typed.folder));
    print(`Written into ${resolve(cwd, typed.folder, "schemas")}.`);
    return 0;
  },
};
