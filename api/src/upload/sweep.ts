import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "../context.ts";
import { deleteUnusedUploads } from "./queries/uploads.ts";

/** Hours somebody may take between choosing a picture and saving. */
const HOURS = 24;
const AT_ONCE = 200;

/** Removes pictures that were uploaded for nothing, or that another one has replaced. @returns how many */
export async function sweepUploads({ db, config, now }: Pick<Context, "db" | "config" | "now">): Promise<number> {
  const before = new Date(now().getTime() - HOURS * 3_600_000);
  let swept = 0;
  for (;;) {
    // Files go last: a row that is left behind would name a picture that is not there.
    const paths = await deleteUnusedUploads(db, before, AT_ONCE);
    await Promise.all(paths.map((path) => rm(join(config.mediaDirectory, path), { force: true })));
    swept += paths.length;
    if (paths.length < AT_ONCE) return swept;
  }
}
