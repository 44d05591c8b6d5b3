import { randomUUID } from "node:crypto";
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
