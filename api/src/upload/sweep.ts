import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "../context.ts";
import { deleteUnusedUploads } from "./queries/uploads.ts";

/** Hours for which an unused upload is stored, so that a customer can save later. */
const HOURS = 24;
const AT_ONCE = 200;

/** Deletes pictures that were never used or have been replaced. @returns how many */
export async function sweepUploads({ db, config, now }: Pick<Context, "db" | "config" | "now">): Promise<number> {
  const before = new Date(now().getTime() - HOURS * 3_600_000);
  let swept = 0;
  for (;;) {
    // Rows are deleted before files, because a remaining row would refer to a missing file.
    const paths = await deleteUnusedUploads(db, before, AT_ONCE);
    await Promise.all(paths.map((path) => rm(join(config.mediaDirectory, path), { force: true })));
    swept += paths.length;
    if (paths.length < AT_ONCE) return swept;
  }
}
