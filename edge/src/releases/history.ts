import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import type { ReleaseStore } from "./store.ts";

/** The live composition; null before the first promotion. */
export async function liveComposition(store: ReleaseStore): Promise<Composition | null> {
  const revision = await store.newest();
  return revision === null ? null : store.readComposition(revision);
}

/** Every readable composition, newest first. @param atMost limits the result to the latest revisions */
export async function history(store: ReleaseStore, atMost = Number.POSITIVE_INFINITY): Promise<Composition[]> {
  const read = (revision: number) =>
    store.readComposition(revision).catch((error: unknown) => {
      if (error instanceof ReleaseRefused) return null;
      throw error;
    });
  const all = await Promise.all((await store.revisions()).slice(0, atMost).map(read));
  return all.filter((one) => one !== null);
}
