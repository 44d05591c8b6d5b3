import type { ChosenSet, Composition } from "@thuot-tha/shared/contracts/remote";
import { setId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { type Bundles, createBundles } from "./bundle-sandbox.ts";
import { createReleaseFiles, type ReleaseFiles } from "./release-files.ts";
import { type Cohort, type ReleaseSet, readReleaseSet, servedAs } from "./release-set.ts";

/** A set that is served: its releases, read and verified, and their server bundles. */
export interface Live {
  set: ReleaseSet;
  bundles: Bundles;
}

/** What one revision means to this process. */
export interface LiveRevision {
  composition: Composition;
  stable: Live;
  /** Null where there is none, or where it cannot be served. */
  candidate: Live | null;
}

/** A revision, or its candidate, that is not served because of what was found in the store. */
export interface Quarantine {
  revision: number;
  cohort: Cohort;
  reason: string;
}

/** Looks between two tries of what is in quarantine: few at first, for the store may only have been out of reach. */
const maxLooksBetweenTries = 60;

interface Options {
  store: ReleaseStore;
  /** Milliseconds between two looks at the store. */
  interval: number;
  onChange: (live: LiveRevision) => void;
  /** The store cannot be read, or what is in it cannot be served: said once for each reason. */
  onError: (error: unknown) => void;
}

/** Follows the store. What cannot be verified and evaluated is not served: the last good set stays. */
export async function followLive({ store, interval, onChange, onError }: Options) {
  const files = createReleaseFiles(store);
  let live: LiveRevision | null = null;
  let seen: number | null = null;
  let quarantine: Quarantine | null = null;
  let complaint = "";
  let looksBetweenTries = 0;
  let looksToRetry = 0;

  function complain(error: unknown): void {
    if (String(error) === complaint) return;
    complaint = String(error);
    onError(error);
  }

  async function open(chosen: ChosenSet, revision: number, cohort: Cohort): Promise<Live> {
    // What is served already needs no store: taking a candidate back works whatever has become of the files.
    const running = [live?.stable, live?.candidate].find((one) => one?.set.id === setId(chosen));
    if (running) return { set: servedAs(running.set, revision, cohort), bundles: running.bundles };
    const set = await readReleaseSet(store, chosen, revision, cohort);
    await Promise.all([...set.releases.values()].map((release) => files.hold(release)));
    const bundles = createBundles(
      files,
      set,
      [live?.stable, live?.candidate].flatMap((one) => one?.bundles ?? []),
    );
    // Evaluated before it goes live, so that the first shopper does not wait for it.
    await bundles.shell();
    await Promise.allSettled(set.browser.remotes.map(({ name }) => bundles.remote(name)));
    return { set, bundles };
  }

  /** The candidate of a composition. One that cannot be opened leaves everybody with the stable set. */
  async function openCandidate({ revision, candidate }: Composition): Promise<Live | null> {
    try {
      return candidate ? await open(candidate.set, revision, "candidate") : null;
    } catch (error) {
      quarantine = { revision, cohort: "candidate", reason: (error as Error).message };
      complain(error);
      return null;
    }
  }

  async function adopt(composition: Composition): Promise<void> {
    const stable = await open(composition.stable, composition.revision, "stable");
    const candidate = await openCandidate(composition);
    const known = live?.composition.revision === composition.revision && live.candidate === candidate;
    live = { composition, stable, candidate };
    files.holdOnly([stable, candidate].flatMap((one) => [...(one?.set.releases.values() ?? [])]));
    if (!known) onChange(live);
  }

  /** Takes the newest revision; at the start of the process, where that one is damaged, the newest that is not. */
  async function take(newest: number): Promise<void> {
    for (let revision = newest; revision > 0; revision--) {
      try {
        const composition = await store.readComposition(revision);
        if (!composition) continue;
        if (revision === newest) quarantine = null;
        // The candidate of an earlier revision may have been withdrawn since.
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
      // A revision in quarantine is tried again now and then: its files may have been put right.
      if (newest === seen && !(quarantine && --looksToRetry <= 0)) return;
      looksBetweenTries = newest === seen ? Math.min(2 * looksBetweenTries, maxLooksBetweenTries) : 1;
      looksToRetry = looksBetweenTries;
      seen = newest;
      await take(newest);
    } catch (error) {
      complain(error);
    }
  }

  await look();
  let stopped = false;
  let timer = setTimeout(again, interval);
  async function again(): Promise<void> {
    await look();
    if (!stopped) timer = setTimeout(again, interval);
  }

  return {
    /** What is live; null until something has been promoted. */
    current: (): LiveRevision | null => live,
    quarantine: (): Quarantine | null => quarantine,
    files: files as ReleaseFiles,
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

export type FollowedLive = Awaited<ReturnType<typeof followLive>>;
