import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import pLimit from "p-limit";
import type { ProcessPool } from "./process-pool.ts";
import type { CanonicalInput } from "./render-messages.ts";
import { type RenderProcess, RenderViolation } from "./render-process.ts";
import { createSuspects, routeOf, withoutSlots } from "./suspects.ts";

/** A document is not rendered now, because too many wait, or because its address broke a limit when it ran alone. */
export class RenderRefused extends Error {}

/** Time without a call after which the extra process ends, although a route is suspected that is not requested. */
const idleMs = 10 * 60_000;

interface Options {
  /** Starts a pool of one process. */
  startPool: () => Promise<ProcessPool>;
  /** Called when that process does not start. */
  onNotStarted: (violation: RenderViolation) => void;
  maxQueued: number;
  /** Milliseconds. */
  now: () => number;
}

type Work<T> = (process: RenderProcess) => Promise<T>;
type WorkWith<T> = (composition: LiveComposition) => Work<T>;
interface Target extends Pick<CanonicalInput, "url" | "composition"> {
  /** When its answer is of no use any more, by `now`. */
  until: number;
}

/**
 * Repeats the calls that were unanswered when their process broke a limit, one at a time in an extra process, so that
 * the one at fault stops no other page. That process runs while there are suspects, and ends when none is requested.
 */
export function createIsolatedCalls({ startPool, onNotStarted, maxQueued, now }: Options) {
  const suspects = createSuspects(now);
  const turn = pLimit(1);
  let pool: Promise<ProcessPool> | null = null;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    pool?.then(
      ({ close }) => close(),
      () => undefined,
    );
    pool = null;
  }

  async function started(): Promise<ProcessPool> {
    if (closed) throw new RenderViolation("the process is stopped");
    pool ??= startPool();
    return pool.catch((error) => {
      pool = null;
      onNotStarted(error);
      throw error;
    });
  }

  function checkRefusal(route: string, url: string): void {
    const why = "because its route broke a limit alone";
    if (suspects.isRefused(route, url)) throw new RenderRefused(`${url} is refused, ${why}`);
  }

  /** Chosen when a call runs, because a slot may have been found at fault while it waited. */
  const compositionFor = (route: string, composition: LiveComposition): LiveComposition =>
    suspects.leavesOutSlots(route) ? withoutSlots(composition, route) : composition;

  async function runNow<T>(route: string, { url, composition: whole }: Target, workWith: WorkWith<T>): Promise<T> {
    checkRefusal(route, url);
    clearTimeout(idle);
    const { onLeastBusy } = await started();
    const composition = compositionFor(route, whole);
    try {
      const result = await onLeastBusy(workWith(composition));
      suspects.clear(route);
      return result;
    } catch (error) {
      if (wasUnanswered(url, error)) {
        // A slot of another remote may be at fault, so the page is at fault only if it breaks a limit without slots
        // too.
        if (hasOtherSlots(composition, route)) suspects.leaveOutSlots(route);
        else suspects.refuse(route, url);
      }
      throw error;
    } finally {
      if (suspects.isEmpty() && turn.pendingCount === 0) stop();
      else idle = setTimeout(stop, idleMs).unref();
    }
  }

  async function alone<T>(route: string, target: Target, workWith: WorkWith<T>): Promise<T> {
    checkRefusal(route, target.url);
    if (turn.pendingCount >= maxQueued) throw new RenderRefused(`${turn.pendingCount} suspected calls wait`);
    return new Promise((resolve, reject) => {
      // Each call before it may take as long as a limit, so its turn may come much later.
      const late = setTimeout(() => reject(tooLate(target)), target.until - now());
      const call = turn(() => {
        clearTimeout(late);
        if (now() >= target.until) throw tooLate(target);
        return runNow(route, target, workWith);
      });
      call.then(resolve, reject);
    });
  }

  return {
    /**
     * Runs a call, alone if its route is suspected, and otherwise with others. Rejects with `RenderRefused`, also when
     * it has had no turn alone by the end of its time.
     * @param workWith the work with a composition: without the slots of other remotes while one of them may be at fault
     */
    async run<T>(
      target: Target,
      workWith: WorkWith<T>,
      withOthers: (work: Work<T>, route: string) => Promise<T>,
    ): Promise<T> {
      const { url, composition } = target;
      const route = routeOf(target);
      if (!suspects.has(route)) {
        try {
          return await withOthers(workWith(compositionFor(route, composition)), route);
        } catch (error) {
          if (!wasUnanswered(url, error)) throw error;
          suspects.add(route);
        }
      }
      return alone(route, target, workWith);
    },

    close(): void {
      closed = true;
      stop();
    },
  };
}

const tooLate = ({ url }: Target): RenderRefused =>
  new RenderRefused(`${url} has had no turn in time, behind calls that broke a limit`);

/** Whether a page of the route is rendered with slots of other remotes. */
const hasOtherSlots = ({ remotes }: LiveComposition, route: string): boolean =>
  remotes.some(
    ({ name, slots }) => !route.startsWith(`${name} `) && slots.some(({ rendering }) => rendering === "server"),
  );

/** Whether a process broke a limit while it had a call of that address. */
const wasUnanswered = (url: string, error: unknown): boolean =>
  error instanceof RenderViolation && error.urls.includes(url);
