import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import type { ReleaseStore } from "./store.ts";

/** The live composition; null before the first promotion. */
export async function liveComposition(store: ReleaseStore): Promise<Composition | null> {
  const revision = await store.newest();
  return revision === null ? null : store.readComposition(revision);
}

/** The composition of a revision that an operator names. Throws UNKNOWN_RELEASE when there is none. */
export async function readRevision(store: ReleaseStore, revision: number): Promise<Composition> {
  const found = await store.readComposition(revision);
  if (found) return found;
  throw new ReleaseRefused("UNKNOWN_RELEASE", `There is no revision ${revision}; see the history.`);
}

/**
 * A view of a store for one command: it reads the list of revisions and each composition once, and misses what other
 * processes add meanwhile.
 */
export function readOnce(store: ReleaseStore): ReleaseStore {
  const compositions = new Map<number, Promise<Composition | null>>();
  let listed: Promise<number[]> | undefined;
  const revisions = () => {
    listed ??= store.revisions();
    return listed;
  };
  return {
    ...store,
    revisions,
    newest: async () => (await revisions())[0] ?? null,
    readComposition(revision) {
      const known = compositions.get(revision) ?? store.readComposition(revision);
      compositions.set(revision, known);
      return known;
    },
  };
}

/** Every readable composition, newest first. @param limit maximum number of revisions */
export async function history(store: ReleaseStore, limit = Number.POSITIVE_INFINITY): Promise<Composition[]> {
  const read = (revision: number) =>
    store.readComposition(revision).catch((error: unknown) => {
      if (error instanceof ReleaseRefused) return null;
      throw error;
    });
  const all = await Promise.all((await store.revisions()).slice(0, limit).map(read));
  return all.filter((one) => one !== null);
}
