import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import { type Release, readRelease } from "./read-release.ts";
import type { ReleaseStore } from "./store.ts";

/**
 * Refuses a set that must not go live, with `ReleaseRefused`. The caller of `promote` gives it: what a set must fulfil is
 * no business of the release store. `changed`: the releases of the set that are not live yet.
 */
export type CheckSet = (store: ReleaseStore, set: Release[], changed: ChosenSet) => Promise<void>;

/** Refuses a set that must not take the place of `live`: a release that is being removed, and whatever `check` refuses. */
export async function checkChosen(
  store: ReleaseStore,
  chosen: ChosenSet,
  live: Composition | null,
  check: CheckSet,
): Promise<void> {
  const retired = await store.retired();
  for (const [name, { version }] of Object.entries(chosen)) {
    if (!retired.has(`${name}@${version}`)) continue;
    throw new ReleaseRefused("UNKNOWN_RELEASE", `${name}@${version} is being cleared away; publish a new version.`);
  }
  const set = await readSet(store, chosen);
  const changed = Object.fromEntries(
    Object.entries(chosen).filter(([name, { integrity }]) => live?.stable[name]?.integrity !== integrity),
  );
  await check(store, set, changed);
}

/** The descriptions of a set's releases, each the one that the set has fixed. */
export const readSet = (store: ReleaseStore, chosen: ChosenSet): Promise<Release[]> =>
  Promise.all(
    Object.entries(chosen).map(([name, { version, integrity }]) => readRelease(store, name, version, integrity)),
  );
