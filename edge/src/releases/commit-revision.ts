import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import type { ReleaseStore } from "./store.ts";

export interface Who {
  by: string;
  why: string;
  at: Date;
}

export interface How {
  /** Runs every step but the last, so that nothing changes. */
  dryRun?: boolean;
  /** Continues when the newest composition is unreadable, as if nothing were live. */
  overDamage?: boolean;
}

/** The live composition after a command. `unchanged`: it was live before, and there is no new revision. */
export type Committed = Composition & { unchanged?: true };

type Next = Pick<Composition, "action" | "stable" | "candidates"> & { why?: string };

/**
 * Builds the next revision from the live one and adds its composition, the one step that makes it live. When two
 * callers build on the same revision, the second is refused with CONFLICT.
 *
 * @param change throws when the next set must not go live; its answer is null when that set is live already
 */
export async function commitRevision(
  store: ReleaseStore,
  { by, why, at }: Who,
  { dryRun = false, overDamage = false }: How,
  change: (live: Composition | null) => Promise<Next | null>,
): Promise<Committed> {
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
  const composition: Composition = {
    revision: (newest ?? 0) + 1,
    at: at.toISOString(),
    by,
    ...next,
    why: why || (next.why ?? ""),
  };
  if (!dryRun) await store.addComposition(composition);
  return composition;
}

const readNewest = async (store: ReleaseStore, newest: number | null) =>
  newest === null ? null : store.readComposition(newest);
