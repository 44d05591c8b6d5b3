import { readConfig } from "../config/config.ts";
import type { Context } from "../context.ts";
import { openDatabase } from "../db/client.ts";
import { type Claim, claimDataDirectory, DataDirectoryInUse, type Holder } from "../db/data-directory.ts";

/** A command for the process that holds the database (by an address of `admin/endpoint.ts`), or for this process. */
export interface Work {
  path: string;
  /** Sent to that process with the path. */
  body?: object;
  /** @returns the resulting state as text */
  run(context: Pick<Context, "db" | "config" | "now">): Promise<string>;
}

/** Timeout for the process that holds the database, which may be stopped. */
const ANSWER_TIMEOUT_MS = 60_000;

async function ask({ url, token, pid }: Holder, { path, body = {} }: Work): Promise<string> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch((cause) => {
    throw new Error(`Process ${pid} has the data folder and does not answer at ${url}.`, { cause });
  });
  const answer = (await response.json()) as { status?: string; message?: string };
  if (!response.ok || !answer.status) throw new Error(answer.message ?? `The API answered ${response.status}`);
  return answer.status;
}

/** Asks the process that holds the database, if there is one; otherwise opens the database itself. */
async function done(work: Work): Promise<string> {
  const config = readConfig(process.env);
  let claim: Claim | null;
  try {
    claim = await claimDataDirectory(config);
  } catch (error) {
    if (error instanceof DataDirectoryInUse && error.holder?.url) return ask(error.holder, work);
    throw error;
  }
  const database = await openDatabase(config, { check: () => claim?.check(), onBroken: () => {} });
  try {
    return await work.run({ db: database.db, config, now: () => new Date() });
  } finally {
    await database.close();
    await claim?.release();
  }
}

/** Runs an admin command and prints the result or the reason for a refusal. */
export async function command(usage: string, workOf: (words: readonly string[]) => Work | null): Promise<void> {
  const words = process.argv.slice(2);
  const work = workOf(words);
  if (!work) {
    console.error(usage);
    process.exit(2);
  }
  try {
    console.info(`${words[0]}: ${await done(work)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
