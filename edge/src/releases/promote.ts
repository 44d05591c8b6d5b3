import type { ChosenSet } from "@thuot-tha/shared/contracts/remote";
import { mustNotOverlap } from "./candidates.ts";
import { type CheckSet, checkBeside, checkChosen } from "./check-chosen.ts";
import { type Committed, commitRevision, type How, type Who } from "./commit-revision.ts";
import { ReleaseRefused } from "./errors.ts";
import { nothingLive } from "./must-be-live.ts";
import { readRelease } from "./read-release.ts";
import { withShare } from "./shares.ts";
import type { ReleaseStore } from "./store.ts";

type Named = { name: string; version: string };

/** Maximum number of candidates, because every edge runs processes of its own for each. */
const maxCandidates = 5;

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
    const pass = () => checkChosen(store, set, live, check);
    return { action: "canary", stable: live.stable, candidates: [...others, candidate], check: pass };
  });
}
