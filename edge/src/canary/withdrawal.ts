import pLimit from "p-limit";
import { withdrawCandidate } from "../releases/change-candidate.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import type { ReleaseStore } from "../releases/store.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";

interface Options {
  store: ReleaseStore;
  live: FollowedLive;
  now: () => Date;
  onTakenBack: (why: string) => void;
  /** Called when a withdrawal takes effect on this edge only, because the store cannot be written. */
  onUnwritten: (why: string, error: unknown) => void;
}

/** A withdrawal that is decided and not yet in the store. */
interface Unwritten {
  why: string;
  isReported: boolean;
}

/**
 * Withdraws candidates. A withdrawal takes effect on this edge at once; when the store cannot be written it is written
 * later, unless the candidate is gone by then. Another stable set meanwhile changes nothing.
 */
export function createWithdrawals({ store, live, now, onTakenBack, onUnwritten }: Options) {
  /** By candidate (`candidateId`). */
  const unwritten = new Map<string, Unwritten>();
  /** Each withdrawal builds on the composition that the one before it has written. */
  const inTurn = pLimit(1);

  /** @returns the error when the store cannot be written */
  async function write(id: string, withdrawal: Unwritten): Promise<unknown> {
    const { why } = withdrawal;
    try {
      await withdrawCandidate(store, { by: "edge", why, at: now() }, { id });
      onTakenBack(why);
    } catch (error) {
      const code = error instanceof ReleaseRefused ? error.code : null;
      // Another change went live at the same moment, perhaps of another candidate; the next try builds on it.
      if (code === "CONFLICT") return null;
      // The candidate is gone by now. NOTHING_LIVE is no sign of that, because a folder that has vanished looks empty.
      if (code !== "CANDIDATE") {
        if (!withdrawal.isReported) onUnwritten(why, error);
        withdrawal.isReported = true;
        return error;
      }
    }
    unwritten.delete(id);
    return null;
  }

  return {
    /** Withdraws a live candidate. @param why recorded in the history */
    async withdraw(id: string, why: string): Promise<void> {
      live.dropCandidate(id);
      if (unwritten.has(id)) return;
      const withdrawal = { why, isReported: false };
      unwritten.set(id, withdrawal);
      await inTurn(() => write(id, withdrawal));
    },

    /** Writes the withdrawals that could not be written before. Rejects when the store still cannot be written. */
    async retry(): Promise<void> {
      for (const [id, withdrawal] of [...unwritten]) {
        const error = await inTurn(() => write(id, withdrawal));
        if (error) throw error;
      }
    },
  };
}
