import { once } from "node:events";
import type { Candidate, ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { messageOf } from "@thuot-tha/shared/server";
import pLimit from "p-limit";
import { candidateId, candidateName, candidateSet, comparisonId, setsOf } from "../releases/candidates.ts";
import { parseCohorts } from "../releases/cohorts.ts";
import type { LiveCopy } from "../releases/live-copy.ts";
import { isSameRevision } from "../releases/same-revision.ts";
import { setId } from "../releases/set-id.ts";
import { type Live, openSet, type SetOptions } from "./open-set.ts";
import { createReleaseFiles, type ReleaseFiles } from "./release-files.ts";
import { servedAs, stableTrack, type Track } from "./release-set.ts";

/** A candidate that is served. */
export interface LiveCandidate extends Live {
  candidate: Candidate;
  /** Id of its comparison with the stable set (`comparisonId`). */
  comparison: string;
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

/**
 * A revision, or one of its candidates, that is not served because its releases in the store are damaged or unreadable.
 */
export interface Quarantine {
  revision: number;
  track: Track;
  reason: string;
}

/** Resolves when a later revision is to be served. */
type Outdated = Promise<null>;

/** Every set of a revision that is served, the stable one first. */
export const allOf = (live: LiveRevision | null): Live[] => (live ? [live.stable, ...live.candidates] : []);

const isServed = (opened: LiveCandidate | Quarantine | null): opened is LiveCandidate =>
  opened !== null && "renderer" in opened;

/** A revision without the candidates that a later composition has withdrawn. */
function onlyThoseOf({ candidates }: Composition, live: LiveRevision): LiveRevision {
  const ids = candidates.map(candidateId);
  return { ...live, candidates: live.candidates.filter(({ candidate }) => ids.includes(candidateId(candidate))) };
}

const tracksIn = (live: LiveRevision): string =>
  allOf(live)
    .map(({ set }) => set.track)
    .join();

export interface LiveSetsOptions extends Omit<SetOptions, "files"> {
  /** Copy of the live releases on this machine; null for none. */
  copy: LiveCopy | null;
  onChange: (live: LiveRevision) => void;
  /** Called when a candidate cannot be served, or the copy cannot be written. */
  onError: (error: unknown) => void;
}

/**
 * The sets of the live composition, and the processes that render their documents. A set of which a release fails
 * verification or evaluation is not served.
 */
export function createLiveSets(options: LiveSetsOptions) {
  const { copy, onChange, onError } = options;
  const files: ReleaseFiles = createReleaseFiles(options.store);
  let live: LiveRevision | null = null;
  let copying = Promise.resolve();
  const inTurn = pLimit(1);
  /** The stable set before a promotion. Its processes stay, so that a rollback starts none. */
  let spare: Live | null = null;
  /** Sets whose processes start, by id: those of the composition that is being adopted, and of the one before it. */
  const starting = new Map<string, Promise<Live>>();
  /** Candidates (`candidateId`) that were withdrawn on this edge, also while the store still shows them. */
  const dropped = new Set<string>();

  /** Every set whose processes run. */
  const runningSets = (): Live[] => [...allOf(live), ...(spare ? [spare] : [])];

  const runningAs = (chosen: ChosenSet): Live | undefined => runningSets().find((one) => one.set.id === setId(chosen));

  /** Starts the processes of a set, unless an earlier composition has begun to. */
  function start(chosen: ChosenSet, revision: number, track: Track): Promise<Live> {
    const id = setId(chosen);
    const known = starting.get(id);
    if (known) return known;
    const begun = openSet({ ...options, files }, chosen, revision, track);
    starting.set(id, begun);
    // A start that has failed is not taken for one under way.
    begun.catch(() => starting.get(id) === begun && starting.delete(id));
    return begun;
  }

  /** @returns null when a later revision has come before the processes have started */
  async function open(chosen: ChosenSet, revision: number, track: Track, outdated: Outdated): Promise<Live | null> {
    // A set whose processes run needs no store, so withdrawing a candidate works even if its files are damaged.
    const running = runningAs(chosen);
    if (running) return { set: servedAs(running.set, revision, track), renderer: running.renderer };
    const opened = await Promise.race([start(chosen, revision, track), outdated]);
    if (!opened) return null;
    starting.delete(setId(chosen));
    return { set: servedAs(opened.set, revision, track), renderer: opened.renderer };
  }

  /** Ends what earlier compositions have begun to start and is not needed. */
  function discardStarting(needed: readonly ChosenSet[]): void {
    const ids = needed.map(setId);
    for (const [id, begun] of starting) {
      if (ids.includes(id)) continue;
      starting.delete(id);
      begun.then(
        ({ renderer }) => renderer.retire(),
        () => undefined,
      );
    }
  }

  /** Opens a candidate. If that fails, its visitors get the stable set. */
  async function openCandidate(
    { revision, stable }: Composition,
    candidate: Candidate,
    outdated: Outdated,
  ): Promise<LiveCandidate | Quarantine | null> {
    const comparison = comparisonId(stable, candidate);
    const track = candidateName(candidate);
    if (dropped.has(candidateId(candidate))) return null;
    try {
      const opened = await open(candidateSet(stable, candidate), revision, track, outdated);
      return opened && { ...opened, candidate, comparison, cohorts: parseCohorts(candidate.cohorts) };
    } catch (error) {
      onError(error);
      return { revision, track, reason: messageOf(error) };
    }
  }

  async function adoptNow(composition: Composition, outdated: Outdated): Promise<Quarantine | null> {
    const shown = composition.candidates.filter((one) => !dropped.has(candidateId(one)));
    discardStarting(setsOf({ ...composition, candidates: shown }));
    // A rollback or withdrawal is urgent, so it does not wait for processes that do not run yet.
    const isUrgent = composition.action === "rollback" || composition.action === "withdraw";
    if (isUrgent && live && !runningAs(composition.stable)) setLive(onlyThoseOf(composition, live));
    const stable = await open(composition.stable, composition.revision, stableTrack, outdated);
    if (!stable) return null;
    const openAll = (candidates: Candidate[]) =>
      Promise.all(candidates.map((one) => openCandidate(composition, one, outdated)));
    if (isUrgent) {
      const running = await openAll(
        composition.candidates.filter((one) => runningAs(candidateSet(composition.stable, one))),
      );
      setLive({ composition, stable, candidates: running.filter(isServed) });
    }
    const opened = await openAll(composition.candidates);
    setLive({ composition, stable, candidates: opened.filter(isServed) });
    return opened.find((one) => one !== null && "reason" in one) ?? null;
  }

  /** A revision without the candidates that were withdrawn on this edge. */
  const withoutDropped = (revision: LiveRevision): LiveRevision => ({
    ...revision,
    candidates: revision.candidates.filter(({ candidate }) => !dropped.has(candidateId(candidate))),
  });

  function setLive(next: LiveRevision): void {
    const { composition } = next;
    const before = live;
    const ran = runningSets();
    if (before && before.stable.renderer !== next.stable.renderer) {
      // The code of a set that is rolled back is stopped, because it may be faulty.
      spare = composition.action === "rollback" ? null : before.stable;
    }
    live = next;
    const run = runningSets();
    const tracks = tracksIn(next);
    for (const { renderer } of ran) if (!run.some((one) => one.renderer === renderer)) renderer.retire();
    // A set that starts needs its files, too, and is served with them by a later composition.
    if (starting.size === 0) files.holdOnly(run.flatMap(({ set }) => [...set.releases.values()]));
    if (before && isSameRevision(before.composition, composition) && tracksIn(before) === tracks) return;
    onChange(next);
    if (copy) copying = copying.then(() => addToCopy(copy, files, next).catch(onError));
  }

  /**
   * Serves compositions one at a time, so that a slow one does not replace a later one.
   * @param choose gives the composition once those before it are served; null for none
   * @param later aborted once a later revision is to be served, which waits for no processes of this one
   * @returns a candidate that cannot be served, or null
   */
  const adopt = (choose: () => Composition | null, later: AbortSignal): Promise<Quarantine | null> =>
    inTurn(async () => {
      if (later.aborted) return null;
      const composition = choose();
      const outdated = once(later, "abort").then(() => null);
      return composition && adoptNow(composition, outdated);
    });

  return {
    files,
    current: (): LiveRevision | null => live && withoutDropped(live),
    adopt,

    /**
     * Stops showing a candidate at once, also while the store still shows it, on any stable set. Its processes end once
     * no composition is being adopted. @param id `candidateId`
     */
    dropCandidate(id: string): void {
      dropped.add(id);
      void inTurn(() => live && setLive(withoutDropped(live)));
    },

    /** Waits until the copy is written, and ends the processes. */
    async close(): Promise<void> {
      await copying;
      discardStarting([]);
      for (const { renderer } of runningSets()) renderer.close();
    },
  };
}

/** The copy has the files of candidates, too, because one of them may be the next stable set. */
async function addToCopy(copy: LiveCopy, files: ReleaseFiles, live: LiveRevision): Promise<void> {
  const bytes = new Map<string, Buffer>();
  for (const { set } of allOf(live)) {
    for (const [integrity, description] of set.descriptions) bytes.set(integrity, description);
    for (const release of set.releases.values()) {
      for (const [integrity, file] of files.heldBy(release)) bytes.set(integrity, file);
    }
  }
  await copy.add(live.composition, bytes);
}
