import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { locks } from "../db/locks.ts";
import { row, rows } from "../db/rows.ts";
import { markOpenWishes } from "../waitlist/queries/wishes.ts";
import { fillAreas } from "./areas.ts";
import { checkFolder } from "./check.ts";
import { FolderFaults } from "./faults.ts";
import { knownInShop } from "./known.ts";
import { type MediaPaths, namedPictures, type PictureSource } from "./pictures.ts";
import {
  compareProducts,
  isOneOf,
  lockTouched,
  type ProductOptions,
  refreshKeywords,
  touchedVariants,
  writeProducts,
} from "./products.ts";
import type { FolderRead, ShopFolder } from "./read.ts";
import { smallRows, type Vocabulary, type WholeProduct, wholeProducts } from "./rows.ts";
import { compareSmall, refreshVocabulary, type SmallChanges, writeSmall } from "./small-kinds.ts";
import { tables } from "./tables.ts";

/** Products that are compared and written at once. */
const batchSize = 500;

export type Step = "checking pictures" | "comparing" | "copying pictures" | "writing";

export interface ImportOptions {
  /** Only reports what would change. */
  dryRun?: boolean;
  /** Whether records that the folder does not have are removed from the shop. */
  prune?: boolean;
  now: Date;
  onProgress?: (step: Step, done: number, total: number) => void;
  /** Called when this import waits for the end of another one. */
  onWait?: () => void;
  /** Aborts the import, which then changes nothing. */
  signal?: AbortSignal;
}

export interface ChangesOfKind {
  kind: string;
  added: string[];
  /** Fields that change, by code. */
  changed: ReadonlyMap<string, ReadonlySet<string>>;
  removed: string[];
}

/** Products of the shop that a folder does not have. */
const listOthers = (db: Db, codes: readonly string[]): Promise<{ id: string; link: string }[]> =>
  rows(
    db,
    sql`SELECT id, link FROM products WHERE withdrawn_at IS NULL AND NOT ${isOneOf(sql`link`, codes)} ORDER BY link`,
  );

async function vocabularyWith(db: Db, { records }: ShopFolder): Promise<Vocabulary> {
  const colors = await rows<{ name: string; hex: string }>(db, sql`SELECT name, hex FROM colors`);
  const attributes = await rows<{ key: string; label: string; position: number }>(
    db,
    sql`SELECT key, label, position FROM attributes`,
  );
  return {
    colors: new Map([...colors, ...records.colors.map(({ value }) => value)].map(({ name, hex }) => [name, hex])),
    attributes: new Map([
      ...attributes.map(({ key, ...rest }) => [key, rest] as const),
      ...records.attributes.map(({ value }, position) => [value.code, { label: value.name, position }] as const),
    ]),
  };
}

interface Plan {
  small: SmallChanges[];
  /** Products of the folder that change or are new. */
  products: { product: WholeProduct; index: number }[];
  others: { id: string; link: string }[];
  /** Variants that orders may lock while they are written. */
  touched: string[];
  changes: ChangesOfKind[];
}

/** Computes the changes without locking a row, so that a running shop waits only while they are written. */
async function plan(db: Db, folder: ShopFolder, paths: MediaPaths, options: ImportOptions): Promise<Plan> {
  const { prune = false, now, onProgress, signal } = options;
  const small = await compareSmall(db, folder, smallRows(folder, paths, now), prune);
  const all = wholeProducts(folder.records);
  const settings = await productOptions(db, folder, paths, now);
  const added: string[] = [];
  const changed = new Map<string, Set<string>>();
  const touched: string[] = [];
  for (let start = 0; start < all.length; start += batchSize) {
    signal?.throwIfAborted();
    const changes = await compareProducts(db, all.slice(start, start + batchSize), start, settings);
    added.push(...changes.added);
    touched.push(...touchedVariants(changes));
    for (const [code, fields] of changes.changed) changed.set(code, fields);
    onProgress?.("comparing", Math.min(start + batchSize, all.length), all.length);
  }
  const isNew = new Set(added);
  const codes = all.map(({ value }) => value.code);
  const others = prune && folder.present.has("products") ? await listOthers(db, codes) : [];
  const products: ChangesOfKind = { kind: "products", added, changed, removed: others.map(({ link }) => link) };
  return {
    small,
    products: all.flatMap((product, index) => {
      const { code } = product.value;
      return isNew.has(code) || changed.has(code) ? [{ product, index }] : [];
    }),
    others,
    touched,
    changes: [...small, products].filter((one) => one.added.length + one.changed.size + one.removed.length > 0),
  };
}

const productOptions = async (db: Db, folder: ShopFolder, paths: MediaPaths, now: Date): Promise<ProductOptions> => ({
  vocabulary: await vocabularyWith(db, folder),
  paths,
  hasPictures: folder.present.has("pictures"),
  hasUnits: folder.present.has("units"),
  now,
});

/**
 * Updates the planner's statistics, because the tables have rows now. Autovacuum counts a table that only a running or
 * an abandoned import wrote to as empty; queries then read all of it for each row of a batch.
 */
const analyzeWritten = sql.raw(
  `ANALYZE ${Object.values(tables)
    .map(({ name }) => name)
    .join(", ")}`,
);

/** One import writes at a time. */
async function waitForTurn(tx: Db, onWait: () => void = () => {}): Promise<void> {
  const lock = await row<{ isTaken: boolean }>(tx, sql`SELECT pg_try_advisory_xact_lock(${locks.import}) AS "isTaken"`);
  if (lock?.isTaken) return;
  onWait();
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.import})`);
}

/** Writes what changes, in the caller's transaction. */
async function write(
  tx: Db,
  folder: ShopFolder,
  paths: MediaPaths,
  found: Plan,
  options: ImportOptions,
): Promise<void> {
  const { now, onProgress, signal } = options;
  await writeSmall(tx, found.small);
  const settings = await productOptions(tx, folder, paths, now);
  const batches = Array.from({ length: Math.ceil(found.products.length / batchSize) }, (_, number) =>
    found.products.slice(number * batchSize, (number + 1) * batchSize),
  );
  await lockTouched(tx, found.touched);
  for (const [number, batch] of batches.entries()) {
    signal?.throwIfAborted();
    const products = batch.map(({ product }) => product);
    await writeProducts(tx, await compareProducts(tx, products, batch[0]?.index ?? 0, settings));
    if (number === 0 && batches.length > 1) await tx.execute(analyzeWritten);
    onProgress?.("writing", Math.min((number + 1) * batchSize, found.products.length), found.products.length);
  }
  await tx.execute(
    sql`UPDATE products SET withdrawn_at = ${now.toISOString()} WHERE ${isOneOf(
      sql`id`,
      found.others.map(({ id }) => id),
    )}`,
  );
  await fillAreas(tx);
  await refreshVocabulary(tx);
  const written = await rows<{ id: string }>(
    tx,
    sql`SELECT id FROM products WHERE ${isOneOf(
      sql`link`,
      found.products.map(({ product }) => product.value.code),
    )}`,
  );
  const renamed = found.small.filter(({ kind }) => kind === "categories").flatMap(({ changed }) => [...changed.keys()]);
  await refreshKeywords(
    tx,
    written.map(({ id }) => id),
    renamed,
  );
}

/** Imports a checked folder into the shop, in one transaction. It compares once no other import writes. */
async function importRecords(
  db: Db,
  folder: ShopFolder,
  paths: MediaPaths,
  options: ImportOptions,
  beforeWriting: () => Promise<void> = async () => {},
): Promise<ChangesOfKind[]> {
  if (options.dryRun) return (await plan(db, folder, paths, options)).changes;
  // Copies pictures before the transaction, during which an embedded database answers no other query; also where
  // nothing changes, because they may be missing in a store that the shop has changed to.
  await beforeWriting();
  const changes = await db.transaction(async (tx) => {
    await waitForTurn(tx, options.onWait);
    const found = await plan(tx, folder, paths, options);
    if (found.changes.length > 0) await write(tx, folder, paths, found, options);
    return found.changes;
  });
  if (changes.length > 0) await markOpenWishes(db);
  return changes;
}

/**
 * Imports a shop's folder: checks all of it, then writes in one transaction. Throws FolderFaults. The caller renews the
 * database's statistics after it.
 * @param db without timeouts
 * @returns what changes, by kind
 */
export async function importFolder(
  db: Db,
  folder: FolderRead,
  pictures: PictureSource,
  options: ImportOptions,
): Promise<ChangesOfKind[]> {
  const { onProgress } = options;
  const named = namedPictures(folder);
  const { paths, faults } = await pictures.check(named, (done) => onProgress?.("checking pictures", done, named.size));
  const all = [...folder.faults, ...checkFolder(folder, await knownInShop(db, folder, options.prune)), ...faults];
  if (all.length > 0) throw new FolderFaults(all);
  return importRecords(db, folder, paths, options, () =>
    pictures.store(paths, (done) => onProgress?.("copying pictures", done, paths.size)),
  );
}
