import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { type CheckSet, checkChosen } from "./check-chosen.ts";
import { commitRevision, type How, type Who } from "./commit-revision.ts";
import { ReleaseRefused } from "./errors.ts";
import { history } from "./history.ts";
import { nothingLive } from "./promote.ts";
import { rollbackHistory } from "./rollback-history.ts";
import type { ReleaseStore } from "./store.ts";

/**
 * Takes back the last change, as a new revision: withdraws the candidate if there is one; otherwise restores the set
 * before the live one, so that repeated rollbacks go further back. The smoke test is skipped, because the set was live
 * before; a rollback is therefore fast.
 *
 * @param to an earlier revision whose set is restored, also after later promotions
 */
export function rollback(
  store: ReleaseStore,
  to: number | undefined,
  who: Who,
  { dryRun, check }: Pick<How, "dryRun"> & { check: CheckSet },
): Promise<Composition> {
  // The history shows the target beside the operator's reason.
  const unexplained = { ...who, why: "" };
  return commitRevision(store, unexplained, { dryRun, overDamage: to !== undefined }, async (live) => {
    if (to === undefined && !live) throw nothingLive();
    if (to === undefined && live?.candidate) {
      return { action: "withdraw", stable: live.stable, why: who.why || "candidate withdrawn" };
    }
    const target =
      live && to === undefined ? rollbackHistory(await history(store))[1] : await store.readComposition(to ?? 0);
    if (!target)
      throw new ReleaseRefused("UNKNOWN_RELEASE", "There is no earlier revision to go back to; see the history.");
    await checkChosen(store, target.stable, live, check);
    const back = `back to revision ${target.revision}`;
    return { action: "rollback", stable: target.stable, why: who.why ? `${back}: ${who.why}` : back };
  });
}

/**
 * Restores the set before a promotion. It was live until then, so no check is needed. @param revision the promotion;
 * refuses when another revision is live by now
 */
export function takeBack(store: ReleaseStore, revision: number, who: Who): Promise<Composition> {
  return commitRevision(store, who, {}, async (live) => {
    const before = rollbackHistory(await history(store))[1];
    if (live?.revision !== revision || !before) {
      throw new ReleaseRefused("CONFLICT", `Revision ${revision} is not live any more, or the first.`);
    }
    return { action: "rollback", stable: before.stable };
  });
}
