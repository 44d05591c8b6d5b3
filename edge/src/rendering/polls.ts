import { setTimeout as delay } from "node:timers/promises";
import { repeat } from "@thuot-tha/shared/server";

/** Minimum time between two requested polls. */
const minGapMs = 100;

export type PollKind = "regular" | "requested";

/**
 * Polls at once, then regularly, and in between on request. Polls never run at the same time.
 * @param poll resolves also when it fails
 */
export function startPolls(poll: (kind: PollKind) => Promise<void>, intervalMs: number) {
  const first = poll("regular");
  let last = first;
  let requested: Promise<void> | null = null;
  let requestedAt = Number.NEGATIVE_INFINITY;

  function afterLast(work: () => Promise<void>): Promise<void> {
    last = last.then(work);
    return last;
  }

  async function pollOnRequest(): Promise<void> {
    await delay(Math.max(0, requestedAt + minGapMs - performance.now()));
    requestedAt = performance.now();
    // This poll may miss a change from here on, so a new request starts another.
    requested = null;
    await poll("requested");
  }

  const stopRepeating = repeat(
    () => afterLast(() => poll("regular")),
    intervalMs,
    () => undefined,
  );
  return {
    first,
    /** Polls as soon as the running poll has ended. Requests until then share one poll. */
    soon(): Promise<void> {
      requested ??= afterLast(pollOnRequest);
      return requested;
    },
    /** Stops polling, and waits for the polls that have begun. */
    async stop(): Promise<void> {
      await stopRepeating();
      await last;
    },
  };
}
