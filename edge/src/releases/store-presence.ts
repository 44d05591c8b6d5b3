import { placeOf, StoreError, type StoreLocation } from "@thuot-tha/shared/server";
import type { LiveCopy } from "./live-copy.ts";
import { compositionKey, type ReleaseStore } from "./store.ts";

/**
 * Rejects when a revision that has been live is not in the store: the store is not mounted, was emptied, or is another
 * one, and must not be treated as a new and empty store.
 */
export async function mustHold(
  { objects }: ReleaseStore,
  location: StoreLocation,
  revision: number,
  copy: LiveCopy | null,
): Promise<void> {
  if (await objects.read(compositionKey(revision))) return;
  throw new StoreError(
    "missing",
    `The release store ${placeOf(location)} lacks revision ${revision}, which has been live: it is not mounted, was emptied, or is another store. Bring it back, or correct RELEASE_STORE.${copy ? ` To begin anew with this one, delete ${copy.folder}.` : ""}`,
  );
}

/** Throws a StoreError if the store lacks the newest revision that an edge on this machine has served from it. */
export async function mustHoldServed(store: ReleaseStore, location: StoreLocation, copy: LiveCopy): Promise<void> {
  const served = await copy.latest();
  if (served) await mustHold(store, location, served.revision, copy);
}
