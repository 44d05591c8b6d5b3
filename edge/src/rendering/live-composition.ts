import { setTimeout as delay } from "node:timers/promises";
import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { repeat } from "@thuot-tha/shared/server";
import type { LiveCopy } from "../releases/live-copy.ts";
import { setId, trialId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { createReleaseFiles, type ReleaseFiles } from "./release-files.ts";
import { type Cohort, type ReleaseSet, readReleaseSet, servedAs } from "./release-set.ts";
import { RenderBreach } from "./render-process.ts";
import { createRenderer, type Renderer, type RenderSettings } from "./renderer.ts";

/** A set that is served: its verified releases, and the processes that render its documents. */
export interface Live {
  set: ReleaseSet;
  renderer: Renderer;
}

/** A revision as this process serves it. */
export interface LiveRevision {
  composition: Composition;
  stable: Live;
  /** Null when there is none, or when it cannot be served. */
  candidate: Live | null;
}

/** A revision, or its candidate, that is not served because its releases in the store are damaged or unreadable. */
export interface Quarantine {
  revision: number;
  cohort: Cohort;
  reason: string;
}

/**
 * Maximum polls between two retries of a quarantined revision; retries start frequent, because the store may only have
 * been unavailable for a moment.
 */
const maxLooksBetweenTries = 60;

/** Time for the store's first answer when an edge starts; after it, the edge starts from its copy. */
const firstLookTimeoutMs = 3000;

interface Options {
  store: ReleaseStore;
  /** Copy of the live releases on this machine; null for none. */
  copy: LiveCopy | null;
  /** Time between two polls of the store. */
  intervalMs: number;
  rendering: RenderSettings;
  onChange: (live: LiveRevision) => void;
  /** Called once per reason when the store is unreadable or a set in it cannot be served. */
  onError: (error: unknown) => void;
  /** Called when server code of a set breaks a limit. */
  onBreach: (set: ReleaseSet, breach: RenderBreach) => void;
}

/**
 * Follows the store's newest revision. A set that fails verification or evaluation is not served; the last good set
 * stays. An edge whose store does not answer at the start serves the newest set of its copy.
 */
export async function followLive(options: Options) {
  const { store, copy, intervalMs, rendering, onChange, onError, onBreach } = options;
  const files = createReleaseFiles(store);
  let live: LiveRevision | null = null;
  let seen: number | null = null;
  let quarantine: Quarantine | null = null;
  let complaint = "";
  let looksBetweenTries = 0;
  let looksToRetry = 0;
  let copying = Promise.resolve();
  let adopting = Promise.resolve();
  /** The trial that was withdrawn on this edge, also while the store still shows it. */
  let dropped = "";

  function complain(error: unknown): void {
    if (String(error) === complaint) return;
    complaint = String(error);
    onError(error);
  }

  async function open(chosen: ChosenSet, revision: number, cohort: Cohort): Promise<Live> {
    // A set that is served already needs no store, so withdrawing a candidate works even if its files are damaged.
    const running = [live?.stable, live?.candidate].find((one) => one?.set.id === setId(chosen));
    if (running) return { set: servedAs(running.set, revision, cohort), renderer: running.renderer };
    const set = await readReleaseSet(store, chosen, revision, cohort);
    await Promise.all([...set.releases.values()].map((release) => files.hold(release)));
    // Bundles are evaluated before the set goes live, so that the first shopper does not wait.
    try {
      const told = (breach: RenderBreach) => onBreach(set, breach);
      return { set, renderer: await createRenderer({ files, set, settings: rendering, onBreach: told }) };
    } catch (error) {
      if (error instanceof RenderBreach) onBreach(set, error);
      throw error;
    }
  }

  /** Opens the candidate. If that fails, every visitor gets the stable set. */
  async function openCandidate({ revision, candidate }: Composition): Promise<Live | null> {
    try {
      const isShown = candidate && trialId(candidate) !== dropped;
      return isShown ? await open(candidate.set, revision, "candidate") : null;
    } catch (error) {
      quarantine = { revision, cohort: "candidate", reason: (error as Error).message };
      complain(error);
      return null;
    }
  }

  /** Serves a composition. One at a time, so that a slow one does not take the place of a later one. */
  function adopt(composition: Composition, isWanted = () => true): Promise<void> {
    const adopted = adopting.then(() => (isWanted() ? adoptNow(composition) : undefined));
    adopting = adopted.catch(() => undefined);
    return adopted;
  }

  async function adoptNow(composition: Composition): Promise<void> {
    const stable = await open(composition.stable, composition.revision, "stable");
    const candidate = await openCandidate(composition);
    const known = live?.composition.revision === composition.revision && live.candidate === candidate;
    const before = renderersOf(live);
    live = { composition, stable, candidate };
    for (const one of before) if (!renderersOf(live).includes(one)) one.retire();
    files.holdOnly([stable, candidate].flatMap((one) => [...(one?.set.releases.values() ?? [])]));
    if (known) return;
    onChange(live);
    if (copy) copying = copying.then(() => addToCopy(copy, composition, [stable, candidate]));
  }

  /** The copy's composition has no candidate, because it may be withdrawn before the copy is used. */
  async function addToCopy(to: LiveCopy, composition: Composition, sets: (Live | null)[]): Promise<void> {
    const bytes = new Map<string, Buffer>();
    for (const { set } of sets.filter((one) => one !== null)) {
      for (const [integrity, description] of set.descriptions) bytes.set(integrity, description);
      for (const release of set.releases.values()) {
        for (const [integrity, file] of files.heldBy(release)) bytes.set(integrity, file);
      }
    }
    await to.add({ ...composition, candidate: undefined }, bytes).catch(complain);
  }

  /** Serves the newest set of the copy while nothing is live. */
  async function startFromCopy(): Promise<void> {
    const composition = live ? null : await copy?.latest();
    if (composition) await adopt(composition, () => live === null).catch(complain);
  }

  /** Adopts the newest revision. While nothing is live, it falls back to the newest undamaged one. */
  async function take(newest: number): Promise<void> {
    for (let revision = newest; revision > 0; revision--) {
      try {
        const composition = await store.readComposition(revision);
        if (!composition) continue;
        if (revision === newest) quarantine = null;
        // Earlier candidates are ignored, because they may have been withdrawn since.
        return await adopt(revision === newest ? composition : { ...composition, candidate: undefined });
      } catch (error) {
        if (revision === newest) quarantine = { revision, cohort: "stable", reason: (error as Error).message };
        complain(error);
        if (live) return;
      }
    }
  }

  async function look(): Promise<void> {
    try {
      const newest = await store.newest(seen);
      if (!quarantine) complaint = "";
      if (newest === null) return;
      // A quarantined revision is retried periodically, because its files may have been repaired.
      if (newest === seen && !(quarantine && --looksToRetry <= 0)) return;
      looksBetweenTries = newest === seen ? Math.min(2 * looksBetweenTries, maxLooksBetweenTries) : 1;
      looksToRetry = looksBetweenTries;
      seen = newest;
      await take(newest);
    } catch (error) {
      complain(error);
    }
  }

  const running = look();
  await Promise.race([running, delay(firstLookTimeoutMs, undefined, { ref: false })]);
  await startFromCopy();
  if (!live) await running;
  const stopLooking = repeat(() => running.then(look), intervalMs, onError);

  return {
    /** The live revision; null before the first promotion. */
    current: (): LiveRevision | null => live,
    quarantine: (): Quarantine | null => quarantine,
    files: files as ReleaseFiles,
    /** Stops showing the candidate of that trial on this edge, also while the store still shows it. */
    async dropCandidate(trial: string): Promise<void> {
      dropped = trial;
      if (live) await adopt(live.composition);
    },
    /** Stops following, waits for the current poll, and ends the processes that render. */
    async stop(): Promise<void> {
      await stopLooking();
      await copying;
      for (const one of renderersOf(live)) one.close();
    },
  };
}

const renderersOf = (live: LiveRevision | null): Renderer[] =>
  [live?.stable, live?.candidate].flatMap((one) => one?.renderer ?? []);

export type FollowedLive = Awaited<ReturnType<typeof followLive>>;
