import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { type Release, readRelease } from "./read-release.ts";
import { refuseRetired } from "./refuse-retired.ts";
import type { ReleaseStore } from "./store.ts";

/**
 * Checks a set, and throws `ReleaseRefused`. Callers of `promote` provide the check, because the store does not check
 * sets. `changed` holds the releases of the set that are not live yet.
 */
export type CheckSet = (store: ReleaseStore, set: Release[], changed: ChosenSet) => Promise<void>;

/** Refuses a set that contains a release marked for deletion, or that `check` refuses. */
export async function checkChosen(
  store: ReleaseStore,
  chosen: ChosenSet,
  live: Composition | null,
  check: CheckSet,
): Promise<void> {
  const [retired, set] = await Promise.all([store.retired(), readSet(store, chosen)]);
  refuseRetired(retired, chosen);
  const changed = Object.fromEntries(
    Object.entries(chosen).filter(([name, { integrity }]) => live?.stable[name]?.integrity !== integrity),
  );
  await check(store, set, changed);
}

/** Reads the manifests of a set's releases, at the integrity that the set has fixed. */
export const readSet = (store: ReleaseStore, chosen: ChosenSet): Promise<Release[]> =>
  Promise.all(
    Object.entries(chosen).map(([name, { version, integrity }]) => readRelease(store, name, version, integrity)),
  );
