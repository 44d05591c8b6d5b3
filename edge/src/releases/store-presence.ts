import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { placeOf, StoreError, type StoreLocation } from "@thuot-tha/shared/server";
import { compositionFile } from "./composition-file.ts";
import type { LiveCopy } from "./live-copy.ts";
import { parsedOrNull } from "./parsed.ts";
import { isSameRevision } from "./same-revision.ts";
import { compositionKey, type ReleaseStore } from "./store.ts";

/**
 * Rejects when a composition that has been live is not in the store: the store is not mounted, was emptied or restored,
 * or is another one, and must not be treated as a new and empty store. A damaged composition counts as there.
 */
export async function mustHold(
  { objects }: ReleaseStore,
  location: StoreLocation,
  live: Composition,
  copy: LiveCopy | null,
): Promise<void> {
  const { revision } = live;
  const bytes = await objects.read(compositionKey(revision));
  const stored = bytes && parsedOrNull(compositionFile, bytes);
  if (bytes && (!stored || isSameRevision(stored, live))) return;
  throw new StoreError(
    "missing",
    `The release store ${placeOf(location)} lacks revision ${revision}, which has been live: it is not mounted, was emptied or restored, or is another store. Bring it back, or correct RELEASE_STORE. To go on with this one,${copy ? ` delete ${copy.folder} and` : ""} put a set live in it; edges follow.`,
  );
}

/**
 * Throws a StoreError if the store lacks the newest revision that an edge on this machine has served from it, or if no
 * edge has and there is no store. @param mayBeNew true for a command that also runs before the first publication, which
 * makes the store
 */
export async function mustHoldServed(
  store: ReleaseStore,
  location: StoreLocation,
  copy: LiveCopy,
  mayBeNew: boolean,
): Promise<void> {
  const served = await copy.latest();
  if (served) await mustHold(store, location, served, copy);
  else if (!mayBeNew) await store.objects.reach();
}
