import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { candidateSet, candidateText } from "./candidates.ts";
import { ReleaseRefused } from "./errors.ts";
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

/** Checks the set of each candidate on a new stable set; a refusal names the candidate. */
export async function checkBeside(
  store: ReleaseStore,
  stable: ChosenSet,
  candidates: Candidate[],
  live: Composition | null,
  check: CheckSet,
): Promise<void> {
  for (const one of candidates) {
    await checkChosen(store, candidateSet(stable, one), live, check).catch((error: unknown) => {
      if (!(error instanceof ReleaseRefused)) throw error;
      const hint = `The candidate ${candidateText(one)} does not fit beside it; withdraw it first, or promote other releases.`;
      throw new ReleaseRefused(error.code, `${hint} ${error.message}`);
    });
  }
}
