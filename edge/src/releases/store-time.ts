import { randomUUID } from "node:crypto";
import { StoreError } from "@thuot-tha/shared/server";
import type { ReleaseStore } from "./store.ts";

/**
 * The time by the clock with which the store dates what is in it; the one of an operator's machine may be wrong. It is
 * read from a file that is written, and removed again.
 */
export async function storeTime({ objects }: ReleaseStore): Promise<Date> {
  const folder = `clock/${randomUUID()}/`;
  const key = `${folder}now.json`;
  await objects.put(key, Buffer.from("{}\n"));
  try {
    const [written] = await objects.list(folder);
    if (!written) throw new Error("The store does not list what was just written.");
    return written.at;
  } finally {
    await objects.remove(key);
  }
}

/**
 * The same for garbage collection, which makes room in a full store: no file can be written there, so it gets the time
 * of the newest one, which has passed by then.
 */
export async function storeTimeOrEarlier(store: ReleaseStore): Promise<Date> {
  return storeTime(store).catch(async (error: unknown) => {
    if (!(error instanceof StoreError && error.trouble === "full")) throw error;
    const folders = ["edges/", "compositions/", "remotes/", "retired/"];
    const written = (await Promise.all(folders.map((folder) => store.objects.list(folder)))).flat();
    return new Date(written.reduce((newest, { at }) => Math.max(newest, at.getTime()), 0));
  });
}
