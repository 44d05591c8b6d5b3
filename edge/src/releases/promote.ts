import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { type CheckSet, checkChosen } from "./check-chosen.ts";
import { type Committed, commitRevision, type How, type Who } from "./commit-revision.ts";
import { ReleaseRefused } from "./errors.ts";
import { readRelease } from "./read-release.ts";
import { previewWord, setId } from "./set-id.ts";
import type { ReleaseStore } from "./store.ts";

export type { Who } from "./commit-revision.ts";

type Named = { name: string; version: string };

/**
 * Promotes releases in one revision and keeps the others. With `percent` they become a candidate for that many of 100
 * cohorts; 0 is for previews only. Nothing changes unless the whole set passes the gate, or when it is live already.
 */
export function promote(
  store: ReleaseStore,
  chosen: Named[],
  who: Who,
  { percent, check, ...how }: How & { check: CheckSet; percent?: number },
): Promise<Committed> {
  return commitRevision(store, who, how, async (live) => {
    if (live?.candidate) throw candidateIsOut(live.candidate);
    const set: ChosenSet = { ...live?.stable };
    for (const { name, version } of chosen) {
      set[name] = { version, integrity: (await readRelease(store, name, version)).integrity };
    }
    if (percent !== undefined && !live) throw nothingLive();
    if (live && setId(set) === setId(live.stable)) return null;
    await checkChosen(store, set, live, check);
    if (percent === undefined || !live) return { action: "promote", stable: set };
    const candidate = { set, percent: share(percent), preview: previewWord(), since: who.at.toISOString() };
    return { action: "canary", stable: live.stable, candidate };
  });
}

/** Changes the share of shoppers who see the candidate. A larger share keeps all earlier viewers in it. */
export function setWeight(store: ReleaseStore, percent: number, who: Who, how: How = {}): Promise<Composition> {
  return commitRevision(store, who, how, async (live) => {
    const { stable, candidate } = withCandidate(live);
    return { action: "grow", stable, candidate: { ...candidate, percent: share(percent) }, why: `${percent} %` };
  });
}

/** Makes the candidate, which browsers have already loaded for a while, the stable set. */
export function promoteCandidate(
  store: ReleaseStore,
  who: Who,
  { check, ...how }: How & { check: CheckSet },
): Promise<Composition> {
  return commitRevision(store, who, how, async (live) => {
    const { set } = withCandidate(live).candidate;
    await checkChosen(store, set, live, check);
    return { action: "finish", stable: set, why: "candidate for all" };
  });
}

/**
 * Withdraws the candidate. @param revision refuses when the live revision differs: an edge means the candidate it has
 * watched, not a later one
 */
export function abortCandidate(
  store: ReleaseStore,
  who: Who,
  how: How & { revision?: number } = {},
): Promise<Composition> {
  return commitRevision(store, who, how, async (live) => {
    const { stable, revision } = withCandidate(live);
    if (how.revision !== undefined && how.revision !== revision) {
      throw new ReleaseRefused("CONFLICT", `Revision ${revision} is live by now, not ${how.revision}.`);
    }
    return { action: "withdraw", stable, why: "candidate withdrawn" };
  });
}

function withCandidate(live: Composition | null): Composition & { candidate: NonNullable<Composition["candidate"]> } {
  if (!live) throw nothingLive();
  if (live.candidate) return { ...live, candidate: live.candidate };
  throw new ReleaseRefused("CANDIDATE", "No candidate is out; put one out with promote --canary.");
}

function share(percent: number): number {
  if (Number.isInteger(percent) && percent >= 0 && percent <= 99) return percent;
  throw new ReleaseRefused("USAGE", "A candidate is shown to 0 to 99 percent; finish shows it to all.");
}

const candidateIsOut = ({ percent }: { percent: number }) =>
  new ReleaseRefused("CANDIDATE", `A candidate is out, at ${percent} %; finish it or withdraw it first.`);

export const nothingLive = () =>
  new ReleaseRefused("NOTHING_LIVE", "Nothing is live yet; promote a whole set first, with the shell.");
