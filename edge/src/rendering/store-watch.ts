import { hostname } from "node:os";
import { repeat, StoreError, type StoreLocation, type StoreTrouble } from "@thuot-tha/shared/server";
import { forgetEdge, reportEdge } from "../releases/edge-reports.ts";
import type { LiveCopy } from "../releases/live-copy.ts";
import type { ReleaseStore } from "../releases/store.ts";
import { mustHold } from "../releases/store-presence.ts";
import type { FollowedLive } from "./live-composition.ts";

/** What is wrong with the store as this edge sees it. `slow` and `damaged` stores are still followed. */
export interface SeenTrouble {
  trouble: StoreTrouble | "slow" | "damaged";
  reason: string;
}

interface Options {
  store: ReleaseStore;
  location: StoreLocation;
  copy: LiveCopy | null;
  live: FollowedLive;
  /** Time between two checks. */
  intervalMs: number;
  /** Time after which an answer of the store is late. */
  slowMs: number;
  /** Where this edge listens; null before it does. */
  address: () => string | null;
  /** Called when the trouble changes; null when there is none any more. */
  onChange: (seen: SeenTrouble | null) => void;
  /** Called with the milliseconds that each check took. */
  onChecked: (milliseconds: number) => void;
}

const damaged = ({ revision, cohort, reason }: { revision: number; cohort: string; reason: string }): SeenTrouble => ({
  trouble: "damaged",
  reason: `revision ${revision} (${cohort}) is not served: ${reason}`,
});

const failing = (error: unknown): SeenTrouble => ({
  trouble: error instanceof StoreError ? error.trouble : "failing",
  reason: (error as Error).message,
});

/**
 * Checks regularly that the store still holds what is live, answers in time and can be written, and tells other
 * processes through the store which revision this edge serves.
 */
export function watchStore(options: Options) {
  const { store, location, copy, live, intervalMs, slowMs, address, onChange, onChecked } = options;
  const edge = `${hostname()}-${process.pid}-${Date.now().toString(36)}`;
  let seen: SeenTrouble | null = null;

  function see(next: SeenTrouble | null): void {
    const changed = next?.trouble !== seen?.trouble || next?.reason !== seen?.reason;
    seen = next;
    if (changed) onChange(next);
  }

  const late = (): SeenTrouble => ({ trouble: "slow", reason: `the store does not answer within ${slowMs} ms` });

  async function look(): Promise<SeenTrouble | null> {
    const revision = live.current()?.composition.revision ?? null;
    // An empty store is new where nothing has been live; it is written with the first publication.
    if (revision === null) return null;
    await mustHold(store, location, revision, copy);
    const quarantine = live.quarantine();
    const found = quarantine && damaged(quarantine);
    await reportEdge(store, edge, { revision, trouble: found?.reason ?? null, address: address() });
    await store.objects.probe();
    return found;
  }

  async function check(): Promise<void> {
    const started = performance.now();
    const timer = setTimeout(() => see(seen ?? late()), slowMs);
    const found = await look().catch(failing);
    clearTimeout(timer);
    const took = performance.now() - started;
    onChecked(took);
    see(found ?? (took > slowMs ? late() : null));
  }

  const stopChecking = repeat(check, intervalMs, () => undefined);
  let last = check();
  return {
    /** Checks at once, in addition to the regular checks. */
    checkNow(): void {
      last = check();
    },
    /** What is wrong with the store; null when nothing is. */
    trouble: (): SeenTrouble | null => seen,
    async stop(): Promise<void> {
      await Promise.all([last, stopChecking()]);
      if (live.current()) await forgetEdge(store, edge).catch(() => undefined);
    },
  };
}

export type StoreWatch = ReturnType<typeof watchStore>;
