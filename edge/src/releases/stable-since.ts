import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import { setId } from "./set-id.ts";
import { compositionKey, type ReleaseStore } from "./store.ts";

interface StableSince {
  /** The revision with which the stable set became that; later ones changed candidates only. */
  since: Composition;
  /** False for the first stable set of the store. */
  hasEarlier: boolean;
}

/**
 * How the stable set of a composition became that. Rejects while the store cannot be read.
 * @param isEnough ends the search at a revision of the set, because each one before it is another read of the store
 */
export async function stableSince(
  { readComposition }: ReleaseStore,
  composition: Composition,
  isEnough: (revision: number) => boolean = () => false,
): Promise<StableSince> {
  const set = setId(composition.stable);
  let since = composition;
  for (let revision = composition.revision - 1; revision > 0 && !isEnough(since.revision); revision--) {
    try {
      const earlier = await readComposition(revision);
      if (!earlier) continue;
      if (setId(earlier.stable) !== set) return { since, hasEarlier: true };
      since = earlier;
    } catch (error) {
      // What a damaged revision had is unknown, so it counts as another set.
      if (error instanceof ReleaseRefused) return { since, hasEarlier: true };
      throw error;
    }
  }
  return { since, hasEarlier: isEnough(since.revision) };
}

/** The last composition before this one that had its stable set; null without one. */
async function lastWithSet(store: ReleaseStore, { revision, stable }: Composition): Promise<Composition | null> {
  for (let earlier = revision - 1; earlier > 0; earlier--) {
    const found = await store.readComposition(earlier).catch((error: unknown) => {
      if (error instanceof ReleaseRefused) return null;
      throw error;
    });
    if (found && setId(found.stable) === setId(stable)) return found;
  }
  return null;
}

/**
 * True when the set that a rollback has restored was stable for that long before, or was the first. Rejects while the
 * store cannot be read.
 * @param times when each revision was written
 */
export async function wasStableFor(
  store: ReleaseStore,
  restored: Composition,
  { milliseconds, times }: { milliseconds: number; times: ReadonlyMap<number, number> },
): Promise<boolean> {
  const last = await lastWithSet(store, restored);
  if (!last) return true;
  const { since, hasEarlier } = await stableSince(store, last);
  const end = times.get(last.revision + 1) ?? 0;
  return !hasEarlier || end - (times.get(since.revision) ?? 0) >= milliseconds;
}

/**
 * When each revision was written, in milliseconds since 1970 by the store's clock; their own `at` is by the clocks of
 * operators' machines.
 */
export async function writtenTimes({ objects }: ReleaseStore, upTo: number): Promise<Map<number, number>> {
  const all = new Map((await objects.list("compositions/")).map(({ key, at }) => [key, at.getTime()]));
  const revisions = Array.from({ length: upTo }, (_, index) => index + 1);
  return new Map(
    revisions.flatMap((revision) => {
      const at = all.get(compositionKey(revision));
      return at === undefined ? [] : [[revision, at] as const];
    }),
  );
}
