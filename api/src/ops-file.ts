import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "./config/config.ts";
import { newToken } from "./services/secrets.ts";

/** How the command line finds the process that holds the database of a data folder. */
export interface OpsFile {
  pid: number;
  /** Null until the process listens. */
  url: string | null;
  token: string;
}

type Where = Pick<Config, "databaseUrl" | "dataDirectory">;

const pathOf = (dataDirectory: string): string => join(dataDirectory, "ops.json");

/** Nothing to claim where the database is a server's or ends with the process. */
const isShared = ({ databaseUrl, dataDirectory }: Where): boolean =>
  databaseUrl !== null || dataDirectory.startsWith("memory:");

/** Folders this very process holds: after a restart in a container, an old claim bears the same number as we do. */
const held = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A process number may have gone to another program since, so the holder must answer as well. */
async function isHolding({ pid, url }: OpsFile, path: string): Promise<boolean> {
  if (pid === process.pid) return held.has(path);
  if (!isAlive(pid)) return false;
  if (url === null) return true;
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3_000) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** The process that holds a data folder now, or null. */
export async function readOpsFile(where: Where): Promise<OpsFile | null> {
  if (isShared(where)) return null;
  const path = resolve(pathOf(where.dataDirectory));
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return null;
  const file = JSON.parse(text) as OpsFile;
  return (await isHolding(file, path)) ? file : null;
}

/**
 * Claims a data folder: two processes on one embedded database would destroy it. Throws when another process has it.
 * @returns null where there is nothing to claim
 */
export async function claimDataDirectory(where: Where) {
  if (isShared(where)) return null;
  const holder = await readOpsFile(where);
  if (holder) {
    throw new Error(`The data folder ${where.dataDirectory} is in use by process ${holder.pid}. Stop it first.`);
  }
  const path = resolve(pathOf(where.dataDirectory));
  const token = newToken();
  const write = (url: string | null) =>
    writeFile(path, JSON.stringify({ pid: process.pid, url, token } satisfies OpsFile), { mode: 0o600 });
  await mkdir(where.dataDirectory, { recursive: true });
  await write(null);
  held.add(path);
  const release = async () => {
    held.delete(path);
    await rm(path, { force: true });
  };
  return { token, announce: write, release };
}
