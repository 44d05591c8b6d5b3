import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { gate } from "../checks/release-set.ts";
import { ReleaseRefused } from "./errors.ts";
import { liveComposition } from "./history.ts";
import { type Release, readRelease } from "./read-release.ts";
import type { ReleaseStore } from "./store.ts";

export interface Who {
  by: string;
  why: string;
  at: Date;
}

/** What must hold of a set beyond what every set must: the API answers it, and it really loads. `changed`: releases that the live set has not. */
export type ExtraGate = (set: Release[], changed: ChosenSet) => Promise<void>;

export interface How {
  /** Run after the gate that every set passes. */
  extraGate?: ExtraGate;
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
 * @param gated the set that must pass the gate first; null where releases are only taken back
 */
export async function goLive(
  store: ReleaseStore,
  { by, why, at }: Who,
  { extraGate, dryRun = false, overDamage = false }: How,
  change: (live: Composition | null) => Promise<{ next: Next; gated: ChosenSet | null }>,
): Promise<Composition> {
  const newest = await store.newest();
  const live = await liveComposition(store).catch((error: unknown) => {
    if (overDamage && error instanceof ReleaseRefused) return null;
    throw error;
  });
  const { next, gated } = await change(live);
  if (gated) await letThrough(store, gated, live, extraGate);
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

async function letThrough(
  store: ReleaseStore,
  chosen: ChosenSet,
  live: Composition | null,
  extraGate?: ExtraGate,
): Promise<void> {
  const retired = await store.retired();
  for (const [name, { version }] of Object.entries(chosen)) {
    if (!retired.has(`${name}@${version}`)) continue;
    throw new ReleaseRefused("UNKNOWN_RELEASE", `${name}@${version} is being cleared away; publish a new version.`);
  }
  const set = await readSet(store, chosen);
  await gate(store, set);
  const changed = Object.fromEntries(
    Object.entries(chosen).filter(([name, { integrity }]) => live?.stable[name]?.integrity !== integrity),
  );
  await extraGate?.(set, changed);
}

/** The descriptions of a set's releases, each the one that the set has fixed. */
export const readSet = (store: ReleaseStore, chosen: ChosenSet): Promise<Release[]> =>
  Promise.all(
    Object.entries(chosen).map(([name, { version, integrity }]) => readRelease(store, name, version, integrity)),
  );
