import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { NodeFS } from "@electric-sql/pglite/nodefs";

const extensions = { btree_gist, pg_trgm, unaccent };

/** @param copy a dump of another embedded database to begin with */
export const openInMemory = (copy?: Blob): Promise<PGlite> =>
  PGlite.create({ dataDir: "memory://", extensions, ...(copy ? { loadDataDir: copy } : {}) });

/** What Emscripten's view of Node's files has, as far as it is used here. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** As WebAssembly's system interface numbers it. */
const EIO = 29;

/** PGlite's own files have no fsync: PostgreSQL asks for it and is told that all is well. */
class SyncedNodeFS extends NodeFS {
  private readonly onFailure: (error: Error) => void;

  constructor(folder: string, onFailure: (error: Error) => void) {
    super(folder);
    this.onFailure = onFailure;
  }

  override async init(...asked: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...asked);
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
      // An exception would be swallowed and the commit confirmed; PostgreSQL takes the number for the failure it is.
      this.onFailure(error as Error);
      return EIO;
    }
  }
}

/** PGlite switches fsync off, and of PostgreSQL's ways to sync its log only `fsync` reaches the disk from within it. */
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

/** A first start that is interrupted leaves no half of a database: it is made beside its place and moved when it is whole. */
async function makeFolder(folder: string): Promise<void> {
  const arriving = `${folder}.new`;
  await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true });
  const client = await PGlite.create({ dataDir: arriving, extensions });
  await client.close();
  syncTree(arriving);
  await rename(arriving, folder);
  syncPath(dirname(folder));
}

export interface FolderOptions {
  /** Whether a commit waits until it is on the disk. */
  fsync: boolean;
  /** Called before anything is sent to the database; throws where the folder is not this process's any more. */
  check(): void;
  /** Told why the database cannot be used from now on. Whatever is sent to it later fails for the same reason. */
  onBroken(error: Error): void;
}

/** Opens the database in a folder, which is made on the first start. */
export async function openFolder(folder: string, { fsync, check, onBroken }: FolderOptions): Promise<PGlite> {
  if (!existsSync(folder)) await makeFolder(folder);
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
