import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { newToken } from "../secrets.ts";
import { lockFile } from "./file-lock.ts";

/** Content of `ops.json`, by which admin commands find the process that holds the data folder. */
const Holder = z.object({
  pid: z.int(),
  /** Null until the process listens. */
  url: z.string().nullable(),
  token: z.string(),
});
export type Holder = z.infer<typeof Holder>;

type Where = Pick<Config, "databaseUrl" | "dataDirectory">;

/** Another process holds the data folder. */
export class DataDirectoryInUse extends Error {
  override name = "DataDirectoryInUse";
  /** That process's `ops.json`; null when unreadable. */
  readonly holder: Holder | null;

  constructor(dataDirectory: string, holder: Holder | null) {
    const process = holder ? `process ${holder.pid}` : "another process";
    super(`The data folder ${dataDirectory} is in use by ${process}. Stop it first.`);
    this.holder = holder;
  }
}

/**
 * The data folder was removed or replaced while this process used it; further writes would be lost or damage the new
 * folder.
 */
export class DataDirectoryLost extends Error {
  override name = "DataDirectoryLost";

  constructor(dataDirectory: string) {
    super(`The data folder ${dataDirectory} was removed or replaced while the API used it. Start the API again.`);
  }
}

/** A claim on a data folder, held until this process releases it or ends. */
export interface Claim {
  /** Secret of the admin commands. */
  token: string;
  /** Publishes this process's address to the admin commands. */
  announce(url: string): Promise<void>;
  /** Throws DataDirectoryLost. */
  check(): void;
  release(): Promise<void>;
}

/** There is nothing to claim for a server database or an in-memory one. */
const isShared = ({ databaseUrl, dataDirectory }: Where): boolean =>
  databaseUrl !== null || dataDirectory.startsWith("memory:");

/** Null for a missing, empty or damaged file. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    return Holder.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return null;
  }
}

/** Writes atomically. */
async function writeHolder(path: string, file: Holder): Promise<void> {
  const arriving = `${path}.${file.pid}`;
  await writeFile(arriving, JSON.stringify(file), { mode: 0o600 });
  await rename(arriving, path);
}

/**
 * Claims a data folder, because two processes would corrupt an embedded database. Throws DataDirectoryInUse.
 * @returns null when there is nothing to claim
 */
export async function claimDataDirectory(where: Where): Promise<Claim | null> {
  if (isShared(where)) return null;
  const dataDirectory = resolve(where.dataDirectory);
  const path = join(dataDirectory, "ops.json");
  await mkdir(dataDirectory, { recursive: true });
  const lock = lockFile(join(dataDirectory, "lock"));
  if (!lock) throw new DataDirectoryInUse(dataDirectory, await readHolder(path));
  const token = newToken();
  const announce = (url: string | null) => writeHolder(path, { pid: process.pid, url, token });
  await announce(null);
  return {
    token,
    announce,
    check() {
      if (!lock.isHeld()) throw new DataDirectoryLost(dataDirectory);
    },
    async release() {
      if (lock.isHeld()) await rm(path, { force: true });
      lock.release();
    },
  };
}
