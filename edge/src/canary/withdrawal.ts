import { ReleaseRefused } from "../releases/errors.ts";
import { abortCandidate } from "../releases/promote.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  now: () => Date;
  onAborted: (why: string) => void;
  /** Called when a withdrawal takes effect on this edge only, because the store cannot be written. */
  onUnwritten: (why: string, error: unknown) => void;
}

/**
 * Withdraws candidates. A withdrawal takes effect on this edge at once; when the store cannot be written it is written
 * later, unless the candidate is gone by then.
 */
export function createWithdrawals({ store, live, now, onAborted, onUnwritten }: Options) {
  /** Reasons of withdrawals that could not be written to the store, by comparison. */
  const unwritten = new Map<string, string>();

  async function write(comparison: string, why: string): Promise<void> {
    try {
      await abortCandidate(store, { by: "edge", why, at: now() }, { comparison });
      onAborted(why);
    } catch (error) {
      const isRefused = error instanceof ReleaseRefused;
      // Another change went live at the same moment, perhaps of another candidate; the next try builds on it.
      if (isRefused && error.code === "CONFLICT") unwritten.set(comparison, why);
      // The candidate is gone by now. NOTHING_LIVE is no sign of that, because a folder that has vanished looks empty.
      else if (!isRefused || error.code !== "CANDIDATE") throw error;
    }
  }

  return {
    /** Withdraws a live candidate. @param why recorded in the history */
    async withdraw(comparison: string, why: string): Promise<void> {
      await live.dropCandidate(comparison);
      await write(comparison, why).catch((error: unknown) => {
        unwritten.set(comparison, why);
        onUnwritten(why, error);
      });
    },

    /** Writes the withdrawals that could not be written before. */
    async retry(): Promise<void> {
      for (const [comparison, why] of [...unwritten]) {
        unwritten.delete(comparison);
        await write(comparison, why).catch((error: unknown) => {
          unwritten.set(comparison, why);
          throw error;
        });
      }
    },
  };
}
