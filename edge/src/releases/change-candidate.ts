import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { candidateId, candidateName, candidateSet, candidateText, findCandidate } from "./candidates.ts";
import { type CheckSet, checkBeside, checkChosen } from "./check-chosen.ts";
import { commitRevision, type How, type Who } from "./commit-revision.ts";
import { mustBeLive } from "./must-be-live.ts";
import { explained, unexplained } from "./reason.ts";
import { withShare } from "./shares.ts";
import type { ReleaseStore } from "./store.ts";

/** Selects a candidate; may be absent while one is active. */
interface Which {
  candidate?: string;
}

/** Changes the share of visitors who see a candidate. A larger share keeps all earlier viewers in it. */
export function setWeight(
  store: ReleaseStore,
  percent: number,
  who: Who,
  { candidate: named, ...how }: How & Which = {},
): Promise<Composition> {
  return commitRevision(store, unexplained(who), how, async (live) => {
    const { stable, candidates } = mustBeLive(live);
    const found = findCandidate(candidates, named);
    const others = candidates.filter((one) => one !== found);
    const grown = withShare(found, percent, others);
    return {
      action: "grow",
      stable,
      candidates: candidates.map((one) => (one === found ? grown : one)),
      why: explained(candidateText(grown), who),
    };
  });
}

/**
 * Makes a candidate, which browsers have already loaded, part of the stable set. The other candidates stay,
 * on the new stable set. @param checkOthers checks their sets, which no browser has loaded
 */
export function promoteCandidate(
  store: ReleaseStore,
  who: Who,
  { check, checkOthers = check, candidate: named, ...how }: How & Which & { check: CheckSet; checkOthers?: CheckSet },
): Promise<Composition> {
  return commitRevision(store, unexplained(who), how, async (live) => {
    const { stable, candidates } = mustBeLive(live);
    const found = findCandidate(candidates, named);
    const others = candidates.filter((one) => one !== found);
    const set = candidateSet(stable, found);
    const pass = async () => {
      await checkChosen(store, set, live, check);
      await checkBeside(store, set, others, live, checkOthers);
    };
    const why = explained(`${candidateName(found)} for all`, who);
    return { action: "finish", stable: set, candidates: others, why, check: pass };
  });
}

/**
 * Withdraws a candidate; the others stay. @param id the candidate that an edge has evaluated (`candidateId`); refuses
 * when it has ended, so that the edge does not withdraw a later one
 */
export function withdrawCandidate(
  store: ReleaseStore,
  who: Who,
  { candidate: named, id, ...how }: How & Which & { id?: string } = {},
): Promise<Composition> {
  return commitRevision(store, unexplained(who), how, async (live) => {
    const { stable, candidates } = mustBeLive(live);
    const possible = candidates.filter((one) => id === undefined || candidateId(one) === id);
    return withdrawal(stable, candidates, findCandidate(possible, named), who);
  });
}

/** The composition without a candidate. */
export const withdrawal = (stable: ChosenSet, candidates: Candidate[], withdrawn: Candidate, who: Who) => ({
  action: "withdraw" as const,
  stable,
  candidates: candidates.filter((one) => one !== withdrawn),
  why: explained(`${candidateName(withdrawn)} withdrawn`, who),
});
