import { ReleaseRefused } from "../releases/errors.ts";
import { abortCandidate } from "../releases/promote.ts";
import { trialId } from "../releases/set-id.ts";
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
  let unwritten: { trial: string; why: string } | null = null;

  async function write(trial: string, why: string): Promise<void> {
    const { composition } = live.current() ?? {};
    if (!composition?.candidate || trialId(composition.candidate) !== trial) return;
    try {
      await abortCandidate(store, { by: "edge", why, at: now() }, { revision: composition.revision });
      onAborted(why);
    } catch (error) {
      // Another edge or an operator has changed the composition first.
      if (!(error instanceof ReleaseRefused)) throw error;
    }
  }

  return {
    /** Withdraws the live candidate. @param why kept in the history */
    async withdraw(trial: string, why: string): Promise<void> {
      await live.dropCandidate(trial);
      await write(trial, why).catch((error: unknown) => {
        unwritten = { trial, why };
        onUnwritten(why, error);
      });
    },

    /** Writes a withdrawal that the store did not take. */
    async retry(): Promise<void> {
      if (!unwritten) return;
      await write(unwritten.trial, unwritten.why);
      unwritten = null;
    },
  };
}
