import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { type CheckSet, checkChosen } from "./check-chosen.ts";
import { commitRevision, type How, type Who } from "./commit-revision.ts";
import { ReleaseRefused } from "./errors.ts";
import { history } from "./history.ts";
import { nothingLive } from "./promote.ts";
import { rollbackHistory } from "./rollback-history.ts";
import type { ReleaseStore } from "./store.ts";

/**
 * Takes the last change back, as a revision of its own: a candidate, where one is out; otherwise the live set gives way
 * to the one it took the place of, so that rolling back twice goes further back and not forth again.
 *
 * It has been live before, so nothing is loaded in a browser first: a rollback takes no time.
 *
 * @param to an earlier revision whose set is wanted, whatever came in between
 */
export function rollback(
  store: ReleaseStore,
  to: number | undefined,
  who: Who,
  { dryRun, check }: Pick<How, "dryRun"> & { check: CheckSet },
): Promise<Composition> {
  return commitRevision(store, who, { dryRun, overDamage: to !== undefined }, async (live) => {
    if (to === undefined && !live) throw nothingLive();
    if (to === undefined && live?.candidate) {
      return { action: "withdraw", stable: live.stable, why: "candidate withdrawn" };
    }
    const target =
      live && to === undefined ? rollbackHistory(await history(store))[1] : await store.readComposition(to ?? 0);
    if (!target)
      throw new ReleaseRefused("UNKNOWN_RELEASE", "There is no earlier revision to go back to; see the history.");
    await checkChosen(store, target.stable, live, check);
    return { action: "rollback", stable: target.stable, why: `back to revision ${target.revision}` };
  });
}
