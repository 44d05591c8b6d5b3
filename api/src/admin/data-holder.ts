import { readConfig } from "../config/config.ts";
import type { Context } from "../context.ts";
import { type Database, openDatabase } from "../db/client.ts";
import { type Claim, claimDataDirectory, DataDirectoryInUse, type Holder } from "../db/data-directory.ts";
import { readyMedia } from "../media.ts";

/**
 * Delegates to the process that holds the database, if there is one; otherwise opens the database and runs the work
 * here.
 */
export async function delegateOrRun<T>(
  delegate: (holder: Holder) => Promise<T>,
  run: (context: Database & Pick<Context, "config" | "media" | "now">) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env);
  let claim: Claim | null;
  try {
    claim = await claimDataDirectory(config);
  } catch (error) {
    if (error instanceof DataDirectoryInUse && error.holder?.url) return delegate(error.holder);
    throw error;
  }
  const database = await openDatabase(config, { check: () => claim?.check(), onBroken: () => {} });
  try {
    return await run({ ...database, config, media: await readyMedia(config.media), now: () => new Date() });
  } finally {
    await database.close();
    await claim?.release();
  }
}
