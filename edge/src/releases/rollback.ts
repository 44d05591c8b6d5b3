import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { candidateId, candidateSet, setsOf } from "./candidates.ts";
import { withdrawal } from "./change-candidate.ts";
import { type CheckSet, checkChosen } from "./check-chosen.ts";
import { commitRevision, type How, type Who } from "./commit-revision.ts";
import { ReleaseRefused } from "./errors.ts";
import { history, readOnce, readRevision } from "./history.ts";
import { nothingLive } from "./must-be-live.ts";
import { explained, unexplained } from "./reason.ts";
import { rollbackHistory } from "./rollback-history.ts";
import { setId } from "./set-id.ts";
import type { ReleaseStore } from "./store.ts";

/**
 * Reverts the last change, as a new revision: withdraws the newest candidate if it is newer than the stable set;
 * otherwise restores the set before the live one, so that repeated rollbacks go further back. All sets were live
 * before, so `check` needs to check their files only; a rollback is therefore fast.
 *
 * @param to an earlier revision whose set is restored, also after later promotions
 */
export function rollback(
  from: ReleaseStore,
  to: number | undefined,
  who: Who,
  { dryRun, check }: Pick<How, "dryRun"> & { check: CheckSet },
): Promise<Composition> {
  const { store, compositions } = withHistory(from);
  return commitRevision(store, unexplained(who), { dryRun, overDamage: to !== undefined }, async (live) => {
    if (to === undefined && !live) throw nothingLive();
    const all = await compositions;
    const newest = live?.candidates.at(-1);
    if (to === undefined && live && newest && isNewerThanStable(newest, all)) {
      return withdrawal(live.stable, live.candidates, newest, who);
    }
    const target = to === undefined ? rollbackHistory(all)[1] : await readRevision(store, to);
    if (!target)
      throw new ReleaseRefused("UNKNOWN_RELEASE", "There is no earlier revision to go back to; see the history.");
    const candidates = servedBeside(target.stable, live?.candidates ?? [], all);
    const why = explained(`back to revision ${target.revision}`, who);
    const pass = () => checkChosen(store, target.stable, live, check);
    return { action: "rollback", stable: target.stable, candidates, why, check: pass };
  });
}

/**
 * Restores the set before a promotion. It was live until then, so no check is needed. @param revision refuses when
 * another revision is live by now
 */
export function undoPromotion(from: ReleaseStore, revision: number, who: Who): Promise<Composition> {
  const { store, compositions } = withHistory(from);
  return commitRevision(store, who, {}, async (live) => {
    const all = await compositions;
    const before = rollbackHistory(all)[1];
    if (live?.revision !== revision || !before) {
      throw new ReleaseRefused("CONFLICT", `Revision ${revision} is not live any more, or the first.`);
    }
    const candidates = servedBeside(before.stable, live.candidates, all);
    return { action: "rollback", stable: before.stable, candidates };
  });
}

/** Begins to read every composition while the live one is read, because a bucket answers each read slowly. */
function withHistory(from: ReleaseStore) {
  const store = readOnce(from);
  const compositions = history(store);
  // The caller that awaits them gets their error.
  compositions.catch(() => undefined);
  return { store, compositions };
}

/** True when a candidate was promoted after the stable set went live. @param all every composition, newest first */
function isNewerThanStable(candidate: Candidate, all: Composition[]): boolean {
  const revisionsSince = (holds: (one: Composition) => boolean) => {
    const before = all.findIndex((one) => !holds(one));
    return before < 0 ? all.length : before;
  };
  const id = candidateId(candidate);
  const stable = all[0] && setId(all[0].stable);
  const withCandidate = revisionsSince(({ candidates }) => candidates.some((one) => candidateId(one) === id));
  return withCandidate <= revisionsSince((one) => setId(one.stable) === stable);
}

/** The candidates whose set with that stable set has been served, so that it needs no check. The others end. */
function servedBeside(stable: ChosenSet, candidates: Candidate[], all: Composition[]): Candidate[] {
  const served = new Set(all.flatMap(setsOf).map(setId));
  return candidates.filter((one) => {
    const id = setId(candidateSet(stable, one));
    return served.has(id) && id !== setId(stable);
  });
}
