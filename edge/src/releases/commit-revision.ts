import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { type Change, changesBetween, type Operator, refusalOf } from "../operators/may-do.ts";
import { setsOf } from "./candidates.ts";
import { storeRequest } from "./change-requests.ts";
import { listEdges } from "./edge-reports.ts";
import { ReleaseRefused } from "./errors.ts";
import { notifyEdges } from "./notify-edges.ts";
import { refuseRetired } from "./refuse-retired.ts";
import type { ReleaseStore } from "./store.ts";

export interface Who {
  by: string;
  why: string;
  /** When the command began. */
  at: Date;
  /** The time at the write, which may come long after `at`, once the gate is through; without it, that is `at`. */
  now?: () => Date;
  /**
   * Whose roles are checked; absent for an edge, and for a caller with access to the store, whom roles cannot limit.
   */
  authority?: Authority;
}

/** An operator, and the edge's list of operators. */
export interface Authority {
  operator: Operator;
  /** All operators of the edge. */
  operators: readonly Operator[];
  /**
   * Share in percent from which a promotion waits for a second operator, as every removal does then; null for never.
   */
  secondFrom: number | null;
}

export interface How {
  /** Runs every step but the last, so that nothing changes. */
  dryRun?: boolean;
  /** Continues when the newest composition is unreadable, as if nothing were live. */
  overDamage?: boolean;
}

/**
 * The live composition after a command. `unchanged`: it was live before, and there is no new revision. `waiting`: it is
 * not live, and the request with this id waits for a second operator. `needsSecond`: after a dry run, it would wait.
 */
export type Committed = Composition & { unchanged?: true; waiting?: string; needsSecond?: true };

type Next = Pick<Composition, "action" | "stable" | "candidates"> & {
  why?: string;
  /** Rejects when a set must not go live. It runs after the roles have been checked. */
  check?: () => Promise<void>;
};

/**
 * Time for which the check of a set holds. Garbage collection deletes a release an hour after it has marked it, so a
 * command that takes longer looks for marks again.
 */
const checkHoldsMs = 30 * 60_000;

/**
 * Builds the next revision from the live one and adds its composition, the one step that makes it live; then notifies
 * all edges, so that they poll. When two callers build on the same revision, the second is refused with CONFLICT. Every
 * change of the composition goes through this function, so only it checks the roles.
 *
 * @param change makes the next composition from the live one; null when its set is live already
 */
export async function commitRevision(
  store: ReleaseStore,
  { by, why, at, now = () => at, authority }: Who,
  { dryRun = false, overDamage = false }: How,
  change: (live: Composition | null) => Promise<Next | null>,
): Promise<Committed> {
  // The edges are listed while compositions are read, so that they are notified right after the write.
  const edges = dryRun ? [] : listEdges(store, at).catch(() => []);
  const newest = await store.newest();
  const live = await readNewest(store, newest).catch((error: unknown) => {
    if (overDamage && error instanceof ReleaseRefused) return null;
    throw error;
  });
  const next = await change(live);
  if (!next) {
    if (live) return { ...live, unchanged: true };
    throw new Error("nothing is live");
  }
  const { check, ...sets } = next;
  const changes = changesBetween(live, sets);
  for (const change of changes) mustAllow(authority?.operator, change);
  await check?.();
  const written = now();
  if (written.getTime() - at.getTime() > checkHoldsMs) await mustNotBeRetired(store, setsOf(sets));
  const composition: Composition = {
    revision: (newest ?? 0) + 1,
    at: written.toISOString(),
    by,
    ...sets,
    why: why || (sets.why ?? ""),
  };
  const isRequest = needsSecond(changes, authority);
  if (dryRun) return { ...composition, ...(isRequest ? { needsSecond: true } : {}) };
  if (isRequest) return { ...composition, waiting: await storeRequest(store, composition) };
  await store.addComposition(composition);
  await notifyEdges(await edges);
  return composition;
}

/** Rejects with UNKNOWN_RELEASE when a release is marked for deletion, or was deleted. */
async function mustNotBeRetired(store: ReleaseStore, sets: ChosenSet[]): Promise<void> {
  const retired = await store.retired();
  for (const set of sets) refuseRetired(retired, set);
}

/** Rejects with ROLE when the operator may not make the change; a caller without an operator may. */
export function mustAllow(operator: Operator | undefined, change: Change): void {
  const refusal = operator ? refusalOf(operator, change) : null;
  if (refusal) throw new ReleaseRefused("ROLE", refusal);
}

function needsSecond(changes: Change[], authority: Authority | undefined): boolean {
  const from = authority?.secondFrom ?? null;
  if (from === null) return false;
  return changes.some((change) => change.kind === "remove" || (change.kind === "promote" && change.percent >= from));
}

const readNewest = async (store: ReleaseStore, newest: number | null) =>
  newest === null ? null : store.readComposition(newest);
