import { setTimeout as delay } from "node:timers/promises";
import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { candidateName, candidateSet, trialId } from "../releases/candidates.ts";
import { parseCohorts } from "../releases/cohorts.ts";
import type { LiveCopy } from "../releases/live-copy.ts";
import { setId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { startPolls } from "./polls.ts";
import { createReleaseFiles, type ReleaseFiles } from "./release-files.ts";
import { type Cohort, type ReleaseSet, readReleaseSet, servedAs, stableCohort } from "./release-set.ts";
import { RenderBreach } from "./render-process.ts";
import { createRenderer, type Renderer, type RenderSettings } from "./renderer.ts";

/** A set that is served: its verified releases, and the processes that render its documents. */
export interface Live {
  set: ReleaseSet;
  renderer: Renderer;
}

/** A candidate that is served. */
export interface LiveCandidate extends Live {
  candidate: Candidate;
  /** Id of its trial (`trialId`). */
  trial: string;
  /** The cohorts that see it. */
  cohorts: ReadonlySet<number>;
}

/** A revision as this process serves it. */
export interface LiveRevision {
  composition: Composition;
  stable: Live;
  /** Without those that cannot be served, and those that this edge has withdrawn. */
  candidates: LiveCandidate[];
}

/** A revision, or one of its candidates, that is not served because its releases in the store are damaged or unreadable. */
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
  let adopting: Promise<unknown> = Promise.resolve();
  /** The stable set before a promotion. Its processes stay, so that a rollback starts none. */
  let spare: Live | null = null;
  /** Trials that were withdrawn on this edge, also while the store still shows them. */
  const dropped = new Set<string>();

  function complain(error: unknown): void {
    if (String(error) === complaint) return;
    complaint = String(error);
    onError(error);
  }

  /** Every set whose processes run. */
  const runningSets = (): Live[] => [...allOf(live), ...(spare ? [spare] : [])];

  async function open(chosen: ChosenSet, revision: number, cohort: Cohort): Promise<Live> {
    // A set whose processes run needs no store, so withdrawing a candidate works even if its files are damaged.
    const running = runningSets().find((one) => one.set.id === setId(chosen));
    if (running) return { set: servedAs(running.set, revision, cohort), renderer: running.renderer };
    const set = await readReleaseSet(store, chosen, revision, cohort);
    await Promise.all([...set.releases.values()].map((release) => files.hold(release)));
    // Bundles are evaluated before the set goes live, so that the first shopper does not wait.
    try {
      const onSetBreach = (breach: RenderBreach) => onBreach(set, breach);
      return { set, renderer: await createRenderer({ files, set, settings: rendering, onBreach: onSetBreach }) };
    } catch (error) {
      if (error instanceof RenderBreach) onBreach(set, error);
      throw error;
    }
  }

  /** Opens a candidate. If that fails, its visitors get the stable set. */
  async function openCandidate(
    { revision, stable }: Composition,
    candidate: Candidate,
  ): Promise<LiveCandidate | Quarantine | null> {
    const [trial, cohort] = [trialId(stable, candidate), candidateName(candidate)];
    if (dropped.has(trial)) return null;
    try {
      const opened = await open(candidateSet(stable, candidate), revision, cohort);
      return { ...opened, candidate, trial, cohorts: parseCohorts(candidate.cohorts) };
    } catch (error) {
      complain(error);
      return { revision, cohort, reason: (error as Error).message };
    }
  }

  /**
   * Serves a composition. One at a time, so that a slow one does not take the place of a later one.
   * @returns a candidate that cannot be served, or null
   */
  function adopt(composition: Composition, isWanted = () => true): Promise<Quarantine | null> {
    const adopted = adopting.then(() => (isWanted() ? adoptNow(composition) : null));
    adopting = adopted.catch(() => undefined);
    return adopted;
  }

  async function adoptNow(composition: Composition): Promise<Quarantine | null> {
    const stable = await open(composition.stable, composition.revision, stableCohort);
    // A rollback is urgent, so it does not wait for the processes of candidates on the restored set.
    const isNew = live?.composition.revision !== composition.revision;
    if (isNew && composition.action === "rollback") goLive({ composition, stable, candidates: [] });
    const opened = await Promise.all(composition.candidates.map((one) => openCandidate(composition, one)));
    goLive({ composition, stable, candidates: opened.filter((one) => one !== null && "renderer" in one) });
    return opened.find((one) => one !== null && "reason" in one) ?? null;
  }

  function goLive(next: LiveRevision): void {
    const { composition } = next;
    const before = live;
    const ran = runningSets();
    if (before && before.stable.renderer !== next.stable.renderer) {
      // A set that is taken back may be a bad one, so its code does not run on.
      spare = composition.action === "rollback" ? null : before.stable;
    }
    live = next;
    const [run, cohorts] = [runningSets(), cohortsIn(next)];
    for (const { renderer } of ran) if (!run.some((one) => one.renderer === renderer)) renderer.retire();
    files.holdOnly(run.flatMap(({ set }) => [...set.releases.values()]));
    if (before?.composition.revision === composition.revision && cohortsIn(before) === cohorts) return;
    onChange(next);
    if (copy) copying = copying.then(() => addToCopy(copy, composition, allOf(next)));
  }

  /** The copy has the files of candidates, too, because one of them may be the next stable set. */
  async function addToCopy(to: LiveCopy, composition: Composition, sets: Live[]): Promise<void> {
    const bytes = new Map<string, Buffer>();
    for (const { set } of sets) {
      for (const [integrity, description] of set.descriptions) bytes.set(integrity, description);
      for (const release of set.releases.values()) {
        for (const [integrity, file] of files.heldBy(release)) bytes.set(integrity, file);
      }
    }
    await to.add(composition, bytes).catch(complain);
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
        // Earlier candidates are ignored, because they may have been withdrawn since.
        const refused = await adopt(revision === newest ? composition : { ...composition, candidates: [] });
        if (revision === newest) quarantine = refused;
        return;
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

  const polls = startPolls(look, intervalMs);
  await Promise.race([polls.first, delay(firstLookTimeoutMs, undefined, { ref: false })]);
  await startFromCopy();
  if (!live) await polls.first;

  return {
    /** The live revision; null before the first promotion. */
    current: (): LiveRevision | null => live,
    quarantine: (): Quarantine | null => quarantine,
    files: files as ReleaseFiles,
    /** Polls the store now. */
    lookSoon: polls.soon,
    /** Stops showing the candidate of that trial on this edge, also while the store still shows it. */
    async dropCandidate(trial: string): Promise<void> {
      dropped.add(trial);
      if (live) quarantine = (await adopt(live.composition)) ?? quarantine;
    },
    /** Stops following, waits for the current poll, and ends the processes that render. */
    async stop(): Promise<void> {
      await polls.stop();
      await copying;
      for (const { renderer } of runningSets()) renderer.close();
    },
  };
}

/** Every set of a revision that is served, the stable one first. */
export const allOf = (live: LiveRevision | null): Live[] => (live ? [live.stable, ...live.candidates] : []);

const cohortsIn = (live: LiveRevision): string =>
  allOf(live)
    .map(({ set }) => set.cohort)
    .join();

export type FollowedLive = Awaited<ReturnType<typeof followLive>>;
