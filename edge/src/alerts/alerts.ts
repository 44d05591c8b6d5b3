import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { ReleaseRefused } from "../releases/errors.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { storeTime } from "../releases/store-time.ts";

/** The JSON body that a webhook receives. `text` is the alert as a sentence, which chat programs show. */
interface Alert {
  event: "withdrawal" | "rollback" | "store-trouble" | "store-well";
  /** The live revision; null before the first. */
  revision: number | null;
  /** The stable set of that revision, by name; empty for trouble in the store. */
  set: Record<string, string>;
  reason: string;
  /** The operator who made the change; the edge for trouble that it reports. */
  by: string;
  at: string;
  text: string;
}

interface Options {
  /** Address of the webhook; null to send nothing. */
  url: string | null;
  store: ReleaseStore;
  now: () => Date;
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  retryMs?: number;
  /** Called when no attempt has succeeded. @param what the alert's sentence */
  onLost: (what: string, error: unknown) => void;
}

/** The webhook's name of an action of a composition; null for an action that is not reported. */
function eventOf(action: Composition["action"]): Alert["event"] | null {
  if (action === "withdraw") return "withdrawal";
  return action === "rollback" ? "rollback" : null;
}

const maxAttempts = 6;
const timeoutMs = 5000;
/** Content of a claim until the webhook has received the report. */
const claimed = Buffer.from("{}\n");
/** Content of a claim after that. */
const received = Buffer.from('{"received":true}\n');
const claimKey = (revision: number) => `alerts/${revision}.json`;

/**
 * Reports withdrawals, rollbacks and trouble in the store to a webhook. No caller waits for it. One edge reports a
 * revision: the first to put its claim into the store. If that one cannot, it removes the claim; if it is killed, the
 * claim expires. Another edge reports the revision then.
 */
export function createAlerts({ url, store, now, retryMs = 1000, onLost }: Options) {
  const stopped = new AbortController();
  /** Time after which a claim expires; longer than all attempts take together. */
  const claimMs = retryMs * 2 ** maxAttempts;
  /** Reports that are not finished. */
  const running = new Set<Promise<void>>();
  let last: number | null = null;

  async function post(alert: Alert): Promise<void> {
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMs)]);
    const headers = { "content-type": "application/json" };
    const { ok, status } = await fetch(url as string, { method: "POST", headers, body: JSON.stringify(alert), signal });
    if (!ok) throw new Error(`the webhook answers ${status}`);
  }

  /** Waits, until the edge stops at most. */
  const wait = (milliseconds: number): Promise<void> =>
    delay(milliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);

  /** @returns whether the webhook has received it */
  async function send(alert: Alert): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        await post(alert);
        return true;
      } catch (error) {
        if (stopped.signal.aborted || attempt === maxAttempts) {
          onLost(alert.text, error);
          return false;
        }
        await wait(retryMs * 2 ** (attempt - 1));
      }
    }
  }

  /**
   * True for the edge that reports this revision; also when the store does not answer, because a repeated report is
   * better than none.
   */
  const isFirst = (revision: number): Promise<boolean> =>
    store.objects.create(claimKey(revision), claimed).catch(() => true);

  const isReceived = async (revision: number): Promise<boolean> =>
    (await store.objects.read(claimKey(revision)))?.equals(received) ?? false;

  async function removeIfExpired(revision: number): Promise<void> {
    const claim = (await store.objects.list("alerts/")).find(({ key }) => key === claimKey(revision));
    const isExpired = claim && (await storeTime(store)).getTime() - claim.at.getTime() >= claimMs;
    // Edges that do so at the same time all report the revision, which is better than none.
    if (isExpired) await store.objects.remove(claimKey(revision));
  }

  /** Reports a revision, unless another edge does so. */
  async function report(revision: number, alert: Alert): Promise<void> {
    while (!(await isFirst(revision))) {
      await wait(claimMs);
      if (stopped.signal.aborted || (await isReceived(revision).catch(() => false))) return;
      await removeIfExpired(revision).catch(() => undefined);
    }
    // While the store does not answer, other edges report the revision as well.
    const key = claimKey(revision);
    const ended = (await send(alert)) ? store.objects.put(key, received) : store.objects.remove(key);
    await ended.catch(() => undefined);
  }

  async function alertAboutRevision(revision: number): Promise<void> {
    const composition = await store.readComposition(revision).catch((error: unknown) => {
      if (error instanceof ReleaseRefused) return null;
      throw error;
    });
    const event = eventOf(composition?.action);
    if (!composition || !event) return;
    const { at, by, why, stable } = composition;
    const set = Object.fromEntries(Object.entries(stable).map(([name, { version }]) => [name, version]));
    const text = `Revision ${revision}, ${event} by ${by}: ${why}`;
    await report(revision, { event, revision, set, reason: why, by, at, text });
  }

  async function track(reported: Promise<unknown>): Promise<void> {
    const finished = reported.then(() => undefined);
    running.add(finished);
    await finished.finally(() => running.delete(finished));
  }

  return {
    /** Reports the revisions since the last call; the first call only records the start. */
    async follow(revision: number): Promise<void> {
      const from = last;
      last = revision;
      if (url === null || from === null) return;
      const revisions = Array.from({ length: revision - from }, (_, index) => from + 1 + index);
      const reportOf = (next: number) =>
        alertAboutRevision(next).catch((error: unknown) => onLost(`revision ${next}`, error));
      await track(Promise.all(revisions.map(reportOf)));
    },

    /** Reports an event that only this edge knows. */
    async alert(event: Alert["event"], reason: string): Promise<void> {
      const by = `edge ${hostname()}`;
      if (url === null) return;
      const text = `${event}, as ${by} sees it: ${reason}`;
      await track(send({ event, revision: last, set: {}, reason, by, at: now().toISOString(), text }));
    },

    /** Ends all attempts, and leaves to other edges what was not received. */
    async stop(): Promise<void> {
      stopped.abort();
      await Promise.all(running);
    },
  };
}

export type Alerts = ReturnType<typeof createAlerts>;
