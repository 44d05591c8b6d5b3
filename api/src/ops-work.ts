import { readConfig } from "./config/config.ts";
import type { Context } from "./context.ts";
import { openDatabase } from "./db/client.ts";
import { claimDataDirectory, readOpsFile } from "./ops-file.ts";

/** What is to be done: for the process that holds the database (an address of `http/ops.ts`), and for this one. */
export interface Work {
  path: string;
  /** @returns how it stands now */
  run(context: Pick<Context, "db" | "now">): Promise<string>;
}

/** Asks the process that holds the database, where one does; else opens the database itself. */
async function done({ path, run }: Work): Promise<string> {
  const config = readConfig(process.env);
  const holder = await readOpsFile(config);
  if (holder?.url) {
    const response = await fetch(`${holder.url}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${holder.token}` },
    });
    const answer = (await response.json()) as { status?: string; message?: string };
    if (!response.ok || !answer.status) throw new Error(answer.message ?? `The API answered ${response.status}`);
    return answer.status;
  }
  const claim = await claimDataDirectory(config);
  const { db, close } = await openDatabase(config);
  try {
    return await run({ db, now: () => new Date() });
  } finally {
    await close();
    await claim?.release();
  }
}

/** A command line of the back office: carries out what the words ask for and says how it stands, or why not. */
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
