import { changesBetween } from "../operators/may-do.ts";
import { setsOf } from "./candidates.ts";
import { readRequest, removeRequest } from "./change-requests.ts";
import { type CheckSet, checkChosen } from "./check-chosen.ts";
import { type Committed, commitRevision, type How, mustAllow, type Who } from "./commit-revision.ts";
import { ReleaseRefused } from "./errors.ts";
import type { ReleaseStore } from "./store.ts";

/**
 * Makes the composition of another operator's request live. The gate has loaded its pages for the request, so only the
 * releases are checked again. A request lapses when another revision has gone live since, or when the requesting
 * operator has been removed or lacks the role by now.
 */
export async function approve(
  store: ReleaseStore,
  id: string,
  who: Who,
  { check, ...how }: How & { check: CheckSet },
): Promise<Committed> {
  const request = await readRequest(store, id, who.at);
  if (!request) {
    const message = `There is no request ${id}, or it is older than a day; see the status, and ask the operator to request it again.`;
    throw new ReleaseRefused("UNKNOWN_REQUEST", message);
  }
  const { revision, by, why, action, stable, candidates } = request.composition;
  if (by === who.by) {
    throw new ReleaseRefused("ROLE", `${by} has requested this; another operator has to approve it.`);
  }
  const requester = who.authority?.operators.find(({ name }) => name === by);
  if (who.authority && !requester) {
    throw new ReleaseRefused("ROLE", `${by}, who has requested this, is no operator any more; request it yourself.`);
  }
  const authority = who.authority && { ...who.authority, secondFrom: null };
  const both: Who = { by: `${by}, approved by ${who.by}`, why, at: who.at, now: who.now, authority };
  const committed = await commitRevision(store, both, how, async (live) => {
    if ((live?.revision ?? 0) + 1 !== revision) {
      const message = `Revision ${live?.revision} has gone live since ${by} requested this; ask ${by} to request it again.`;
      throw new ReleaseRefused("CONFLICT", message);
    }
    for (const change of changesBetween(live, request.composition)) mustAllow(requester, change);
    const pass = async () => {
      for (const set of setsOf(request.composition)) await checkChosen(store, set, live, check);
    };
    return { action, stable, candidates, check: pass };
  });
  // The revision is live, and a request that stays lapses with it; garbage collection deletes it after a day.
  if (!how.dryRun) await removeRequest(store, id).catch(() => undefined);
  return committed;
}
