import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import { liveComposition } from "./history.ts";
import type { ReleaseStore } from "./store.ts";

export interface Who {
  by: string;
  why: string;
  at: Date;
}

export interface How {
  /** Everything but the last step: nothing changes. */
  dryRun?: boolean;
  /** Goes on where the newest composition cannot be read, as if nothing were live. */
  overDamage?: boolean;
}

type Next = Pick<Composition, "action" | "stable" | "candidate"> & { why?: string };

/**
 * Makes the next revision out of the live one. Of two who build on the same revision one is refused with CONFLICT;
 * adding the composition is the one step that makes it live.
 *
 * @param change throws where the next set must not go live
 */
export async function commitRevision(
  store: ReleaseStore,
  { by, why, at }: Who,
  { dryRun = false, overDamage = false }: How,
  change: (live: Composition | null) => Promise<Next>,
): Promise<Composition> {
  const newest = await store.newest();
  const live = await liveComposition(store).catch((error: unknown) => {
    if (overDamage && error instanceof ReleaseRefused) return null;
    throw error;
  });
  const next = await change(live);
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
