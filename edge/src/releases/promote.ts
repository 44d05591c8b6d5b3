import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "./errors.ts";
import { gate } from "./gate.ts";
import { readRelease } from "./read-release.ts";
import type { ReleaseStore } from "./store.ts";

export interface Who {
  by: string;
  why: string;
  at: Date;
}

/** The live composition; null before the first promotion. */
export async function liveComposition(store: ReleaseStore): Promise<Composition | null> {
  const revision = await store.readLive();
  return revision === null ? null : store.readComposition(revision);
}

/** Puts releases live, several in one revision, the others as they are. Nothing changes unless the gate lets the whole set through. */
export async function promote(
  store: ReleaseStore,
  chosen: { name: string; version: string }[],
  who: Who,
): Promise<Composition> {
  const live = await liveComposition(store);
  const stable: Composition["stable"] = { ...live?.stable };
  for (const { name, version } of chosen) {
    stable[name] = { version, integrity: (await readRelease(store, name, version)).integrity };
  }
  return goLive(store, stable, who);
}

/**
 * Brings back the set of an earlier revision; by default of the one before the live set first went live, so that rolling
 * back twice goes further back and not forth again. It becomes a revision of its own.
 */
export async function rollback(store: ReleaseStore, to: number | undefined, who: Who): Promise<Composition> {
  const live = await liveComposition(store);
  if (!live) throw new ReleaseRefused("NOTHING_LIVE", "Nothing is live yet; promote something first.");
  const target = to === undefined ? await setBefore(store, live) : await store.readComposition(to);
  if (!target)
    throw new ReleaseRefused("UNKNOWN_RELEASE", "There is no earlier revision to go back to; see the history.");
  return goLive(store, target.stable, { ...who, why: who.why || `back to revision ${target.revision}` });
}

async function setBefore(store: ReleaseStore, live: Composition): Promise<Composition | null> {
  const same = (one: Composition | null) => JSON.stringify(one?.stable) === JSON.stringify(live.stable);
  const all = await Promise.all((await store.revisions()).map((revision) => store.readComposition(revision)));
  const first = all.findLastIndex(same);
  return all.slice(first + 1).find((one) => one !== null) ?? null;
}

async function goLive(store: ReleaseStore, stable: Composition["stable"], { by, why, at }: Who): Promise<Composition> {
  const set = await Promise.all(
    Object.entries(stable).map(([name, { version, integrity }]) => readRelease(store, name, version, integrity)),
  );
  await gate(store, set);
  const newest = (await store.revisions())[0] ?? 0;
  const composition: Composition = { revision: newest + 1, at: at.toISOString(), by, why, stable };
  await store.addComposition(composition);
  await store.setLive(composition.revision);
  return composition;
}
