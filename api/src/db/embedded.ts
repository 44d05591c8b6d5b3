import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { NodeFS } from "@electric-sql/pglite/nodefs";

const extensions = { btree_gist, pg_trgm, unaccent };

/**
 * PostgreSQL fills its buffers with zeros at its start, and a database in memory needs few, because its files are in
 * memory.
 */
const fewBuffers = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];

/** @param copy a dump of another embedded database to start from */
export const openInMemory = (copy?: Blob): Promise<PGlite> =>
  PGlite.create({
    dataDir: "memory://",
    extensions,
    startParams: fewBuffers,
    ...(copy ? { loadDataDir: copy } : {}),
  });

/** The part of Emscripten's NodeFS that is used here. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** errno of WASI. */
const wasiEio = 29;

/** PGlite's NodeFS has no fsync, so PostgreSQL's fsync calls succeed without effect. This subclass adds it. */
class SyncedNodeFS extends NodeFS {
  private readonly onFailure: (error: Error) => void;

  constructor(folder: string, onFailure: (error: Error) => void) {
    super(folder);
    this.onFailure = onFailure;
  }

  override async init(...options: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...options);
    const addFsync: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ NODEFS }) => {
      (NODEFS as unknown as NodeFiles).stream_ops.fsync = ({ nfd }) => this.sync(nfd);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }

  private sync(file: number): number {
    try {
      fsyncSync(file);
      return 0;
    } catch (error) {
      // Emscripten would swallow an exception and the commit would be confirmed; PostgreSQL handles the errno as a
      // failure.
      this.onFailure(error as Error);
      return wasiEio;
    }
  }
}

/**
 * Re-enables fsync, which PGlite disables; `fsync` is the only WAL sync method that reaches the disk from within
 * WebAssembly.
 */
const syncedParams = [...PGlite.defaultStartParams.filter((one) => one !== "-F"), "-c", "wal_sync_method=fsync"];

function syncPath(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
}

/** Every user of the machine may write the files that PGlite creates first, so its folder is its owner's only. */
const closeToOthers = (folder: string): Promise<void> => chmod(folder, 0o700);

/**
 * Creates the database beside its place and renames it, so that an interrupted first start leaves no partial database.
 */
async function makeFolder(folder: string): Promise<void> {
  const arriving = `${folder}.new`;
  await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true });
  await closeToOthers(arriving);
  const client = await PGlite.create({ dataDir: arriving, extensions });
  await client.close();
  syncTree(arriving);
  await rename(arriving, folder);
  syncPath(dirname(folder));
}

export interface FolderOptions {
  /** True when a commit waits for fsync. */
  fsync: boolean;
  /** Called before each statement; throws when the folder no longer belongs to this process. */
  check(): void;
  /** Called when the database becomes unusable; all later statements fail with the same error. */
  onBroken(error: Error): void;
}

/** Opens the database in a folder; creates it on the first start. */
export async function openFolder(folder: string, { fsync, check, onBroken }: FolderOptions): Promise<PGlite> {
  if (!existsSync(folder)) await makeFolder(folder);
  // Another user's folder, which this process may write as one of its group, stays as it is.
  else await closeToOthers(folder).catch(() => undefined);
  let broken: Error | undefined;
  const breakDown = (error: Error) => {
    broken ??= error;
    onBroken(broken);
  };
  const client = await PGlite.create({
    extensions,
    ...(fsync ? { fs: new SyncedNodeFS(folder, breakDown), startParams: syncedParams } : { dataDir: folder }),
  });
  const send = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    try {
      check();
    } catch (error) {
      breakDown(error as Error);
    }
    if (broken) throw broken;
    return send(message);
  };
  return client;
}
