import { resizedPrefix } from "@thuot-tha/shared/server";
import type { Context } from "../context.ts";
import { deleteUploads, unstoreUnusedUploads } from "./queries/uploads.ts";

/** Hours for which an unused upload is stored, so that a customer can save later. */
const unusedHours = 24;
const maxAtOnce = 200;

/**
 * Deletes pictures that were never used or have been replaced, with their resized copies. One that its store does not
 * delete does not keep the others; then it rejects, and the next sweep deletes what is left. @returns how many
 */
export async function sweepUploads({ db, media, now }: Pick<Context, "db" | "media" | "now">): Promise<number> {
  const before = new Date(now().getTime() - unusedHours * 3_600_000);
  const remove = async (path: string) => {
    for (const { key } of await media.list(resizedPrefix(path))) await media.remove(key);
    await media.remove(path);
  };
  let swept = 0;
  for (;;) {
    // An upload that is not stored cannot be used, so no profile or review refers to a removed picture.
    const paths = await unstoreUnusedUploads(db, before, maxAtOnce);
    const removals = await Promise.allSettled(paths.map(remove));
    await deleteUploads(
      db,
      paths.filter((_, index) => removals[index]?.status === "fulfilled"),
    );
    const failed = removals.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    swept += paths.length;
    if (paths.length < maxAtOnce) return swept;
  }
}
