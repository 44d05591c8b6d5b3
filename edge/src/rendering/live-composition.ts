import { setTimeout as delay } from "node:timers/promises";
import { messageOf } from "@thuot-tha/shared/server";
import { ReleaseRefused } from "../releases/errors.ts";
import { createLiveSets, type LiveRevision, type LiveSetsOptions, type Quarantine } from "./live-sets.ts";
import { type PollKind, startPolls } from "./polls.ts";
import { stableTrack } from "./release-set.ts";

/**
 * Maximum regular polls between two retries of a quarantined revision; retries start frequent, because the store may
 * only have been unavailable for a moment.
 */
const maxPollsBetweenRetries = 60;

/** Time for the store's first answer when an edge starts; after it, the edge starts from its copy. */
const firstAnswerTimeoutMs = 3000;

interface Options extends LiveSetsOptions {
  /** Time between two polls of the store. */
  intervalMs: number;
  /** Called once per reason when the store is unreadable or a set in it cannot be served. */
  onError: (error: unknown) => void;
}

/**
 * Follows the store's newest revision. When its set cannot be served, the last good set stays. An edge whose store does
 * not answer at the start serves the newest set of its copy.
 */
export async function followLive({ intervalMs, onError, ...options }: Options) {
  const { store, copy } = options;
  let seen: number | null = null;
  let quarantine: Quarantine | null = null;
  let complaint = "";
  let pollsBetweenRetries = 0;
  let pollsUntilRetry = 0;
  /** True once the store has been found without what is live. */
  let isReplaced = false;
  /** The adoption under way. */
  let adopting: Promise<void> | null = null;
  /** Ends the waits of that adoption. */
  let outdate = new AbortController();

  function complain(error: unknown): void {
    if (String(error) === complaint) return;
    complaint = String(error);
    onError(error);
  }

  const sets = createLiveSets({ ...options, onError: complain });

  /**
   * Adopts the newest revision. While nothing is live, it falls back to the newest that is neither damaged nor wrongly
   * signed. It adopts none while the store fails or processes do not start, because that may pass, and the revision
   * before may be one that was rolled back.
   * @param later aborted once there is a later revision
   */
  async function adoptNewest(newest: number, later: AbortSignal): Promise<void> {
    for (let revision = newest; revision > 0; revision--) {
      try {
        const composition = await store.readComposition(revision);
        if (!composition) continue;
        // Earlier candidates are ignored, because they may have been withdrawn since.
        const refused = await sets.adopt(
          () => (revision === newest ? composition : { ...composition, candidates: [] }),
          later,
        );
        if (revision === newest) quarantine = refused;
        return;
      } catch (error) {
        if (later.aborted) return;
        if (revision === newest) quarantine = { revision, track: stableTrack, reason: messageOf(error) };
        complain(error);
        if (sets.current() || !(error instanceof ReleaseRefused)) return;
      }
    }
  }

  /**
   * After the store was restored or created again, its numbers do not tell which revision is newer. One that was made
   * after the live one is adopted, also with a lower number. An earlier one is not, because it may be one that was
   * rolled back.
   */
  async function lookAnew(): Promise<void> {
    isReplaced = false;
    const newest = await store.newest();
    const composition = newest === null ? null : await store.readComposition(newest);
    const live = sets.current()?.composition;
    // A quarantined one is retried at growing intervals, which each check of the store would shorten again.
    const isQuarantined = quarantine?.revision === newest;
    if (composition && live && composition.at > live.at && !isQuarantined) seen = null;
  }

  /** Adopts a revision in place of one that is still being adopted, while polls go on. */
  function beginToAdopt(newest: number): void {
    outdate.abort();
    outdate = new AbortController();
    const begun = adoptNewest(newest, outdate.signal).finally(() => {
      if (adopting === begun) adopting = null;
    });
    adopting = begun;
  }

  /** Whether it is time to retry the quarantined revision. Requested polls, which anyone may cause, do not count. */
  const isRetryDue = (kind: PollKind): boolean => quarantine !== null && kind === "regular" && --pollsUntilRetry <= 0;

  async function poll(kind: PollKind): Promise<void> {
    try {
      // An adoption under way is not begun again, because the store lacks the live revision until that one is served.
      if (isReplaced && !adopting) await lookAnew();
      const newest = await store.newest(seen);
      if (!quarantine && !adopting) complaint = "";
      if (newest === null) return;
      // A quarantined revision is retried periodically, because its files may have been repaired.
      if (newest === seen && (adopting || !isRetryDue(kind))) return;
      pollsBetweenRetries = newest === seen ? Math.min(2 * pollsBetweenRetries, maxPollsBetweenRetries) : 1;
      pollsUntilRetry = pollsBetweenRetries;
      seen = newest;
      beginToAdopt(newest);
    } catch (error) {
      complain(error);
    }
  }

  /** Serves the newest set of the copy while nothing is live. */
  async function startFromCopy(): Promise<void> {
    const composition = sets.current() ? null : await copy?.latest();
    if (!composition) return;
    await sets.adopt(() => (sets.current() ? null : composition), new AbortController().signal).catch(complain);
  }

  const polls = startPolls(poll, intervalMs);
  const first = polls.first.then(() => adopting);
  await Promise.race([first, delay(firstAnswerTimeoutMs, undefined, { ref: false })]);
  await startFromCopy();
  if (!sets.current()) await first;

  return {
    /** The live revision; null before the first promotion. */
    current: (): LiveRevision | null => sets.current(),
    quarantine: (): Quarantine | null => quarantine,
    files: sets.files,
    /**
     * Compares the store's newest revision with the live one at the next poll, because the store lacks the live one.
     */
    lookAnew(): void {
      isReplaced = true;
    },
    /** Polls the store now. */
    pollSoon: polls.soon,
    /** Stops showing a candidate on this edge at once, also while the store still shows it. @param id `candidateId` */
    dropCandidate: sets.dropCandidate,
    /** Stops following, waits for what is being adopted, and ends the processes that render. */
    async stop(): Promise<void> {
      await polls.stop();
      await adopting;
      await sets.close();
    },
  };
}

export type FollowedLive = Awaited<ReturnType<typeof followLive>>;
