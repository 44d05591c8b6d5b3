import type { Composition } from "@thuot-tha/shared/contracts/remote";
import type { ReleaseStore } from "./store.ts";

/** The live composition; null before the first promotion. */
export async function liveComposition(store: ReleaseStore): Promise<Composition | null> {
  const revision = await store.newest();
  return revision === null ? null : store.readComposition(revision);
}

/** Every composition there is, newest first. */
export async function history(store: ReleaseStore): Promise<Composition[]> {
  const all = await Promise.all((await store.revisions()).map((revision) => store.readComposition(revision)));
  return all.filter((one) => one !== null);
}
