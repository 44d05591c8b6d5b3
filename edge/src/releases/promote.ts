import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { candidateId, candidateName, candidateSet, candidateText, findCandidate } from "./candidates.ts";
import { type CheckSet, checkChosen } from "./check-chosen.ts";
import { formatCohorts, parseCohorts, sampleCohorts } from "./cohorts.ts";
import { type Committed, commitRevision, type How, type Who } from "./commit-revision.ts";
import { ReleaseRefused } from "./errors.ts";
import { readRelease } from "./read-release.ts";
import type { ReleaseStore } from "./store.ts";

export type { Who } from "./commit-revision.ts";

type Named = { name: string; version: string };

/** Maximum number of candidates, because every edge runs processes of its own for each. */
const maxCandidates = 5;

/** Maximum percent of all candidates together; the others are compared with the visitors of the stable set. */
const maxPercent = 99;

/**
 * Promotes releases in one revision and keeps the others. With `percent` they become a candidate for that share of
 * visitors; 0 is for staff only. Active candidates stay, on the new stable set. Nothing changes when the gate
 * refuses a set that would be served, or when the releases are live already.
 */
export function promote(
  store: ReleaseStore,
  chosen: Named[],
  who: Who,
  { percent, check, ...how }: How & { check: CheckSet; percent?: number },
): Promise<Committed> {
  return commitRevision(store, who, how, async (live) => {
    const changes: ChosenSet = {};
    for (const { name, version } of chosen) {
      const { integrity } = await readRelease(store, name, version);
      if (live?.stable[name]?.integrity !== integrity) changes[name] = { version, integrity };
    }
    if (percent !== undefined && !live) throw nothingLive();
    if (live && Object.keys(changes).length === 0) return null;
    const others = live?.candidates ?? [];
    mustNotOverlap(Object.keys(changes), others);
    const set = { ...live?.stable, ...changes };
    if (percent === undefined || !live) {
      const pass = async () => {
        await checkChosen(store, set, live, check);
        await checkBeside(store, set, others, live, check);
      };
      return { action: "promote", stable: set, candidates: others, check: pass };
    }
    if (others.length >= maxCandidates) {
      throw new ReleaseRefused(
        "CANDIDATE",
        `${maxCandidates} candidates are out; finish or withdraw one of them first.`,
      );
    }
    const candidate = withShare({ changes, percent: 0, cohorts: "", since: who.at.toISOString() }, percent, others);
    const passes = () => checkChosen(store, set, live, check);
    return { action: "canary", stable: live.stable, candidates: [...others, candidate], check: passes };
  });
}

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
export function abortCandidate(
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

/** What was done, with the operator's reason. The history shows both. */
export const explained = (what: string, { why }: Pick<Who, "why">): string => (why ? `${what}: ${why}` : what);
export const unexplained = (who: Who): Who => ({ ...who, why: "" });

export function mustBeLive(live: Composition | null): Composition {
  if (live) return live;
  throw nothingLive();
}

export function mustNotOverlap(names: string[], others: Candidate[]): void {
  for (const other of others) {
    const shared = names.filter((name) => name in other.changes);
    if (shared.length === 0) continue;
    const verb = shared.length > 1 ? "are" : "is";
    throw new ReleaseRefused(
      "CANDIDATE",
      `${shared.join(" and ")} ${verb} in a candidate that is out, ${candidateText(other)}; finish it or withdraw it first.`,
    );
  }
}

/** The candidate with another share, sampled from the cohorts that no other candidate has. */
function withShare(candidate: Candidate, percent: number, others: Candidate[]): Candidate {
  const isHundredth = Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
  if (!isHundredth || percent < 0 || percent > maxPercent) {
    throw new ReleaseRefused(
      "USAGE",
      `A candidate is shown to 0 to ${maxPercent} percent, with at most two decimals, such as 0.05; finish shows it to all.`,
    );
  }
  const left = maxPercent * 100 - others.reduce((sum, one) => sum + Math.round(one.percent * 100), 0);
  if (Math.round(percent * 100) > left) {
    const out = others.map(candidateText).join(", ");
    throw new ReleaseRefused(
      "CANDIDATE",
      `At most ${left / 100} % are left: all candidates together get ${maxPercent} %, and these are out: ${out}.`,
    );
  }
  const cohorts = sampleCohorts({
    id: candidateId(candidate),
    percent,
    present: parseCohorts(candidate.cohorts),
    taken: new Set(others.flatMap((one) => [...parseCohorts(one.cohorts)])),
  });
  return { ...candidate, percent, cohorts: formatCohorts(cohorts) };
}

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

export const nothingLive = () =>
  new ReleaseRefused("NOTHING_LIVE", "Nothing is live yet; promote a whole set first, with the shell.");
