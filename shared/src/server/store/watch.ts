import { messageOf } from "../message-of.ts";
import { repeat } from "../repeat.ts";
import { StoreError, type StoreTrouble } from "./store-error.ts";

/** What is wrong with a store as this process sees it. `slow` and `damaged` stores are still used. */
export interface SeenTrouble {
  trouble: StoreTrouble | "slow" | "damaged";
  reason: string;
}

export interface WatchOptions {
  /** Checks the store. Resolves with its trouble or null; a rejection is trouble, too. */
  check: () => Promise<SeenTrouble | null>;
  /** Time between two checks. */
  intervalMs: number;
  /** Time after which an answer of the store is late. */
  slowMs: number;
  /** Called when the trouble changes; null when there is none any more. */
  onChange: (seen: SeenTrouble | null) => void;
  /** Called with the milliseconds that each check took. */
  onChecked?: (milliseconds: number) => void;
}

const failing = (error: unknown): SeenTrouble => ({
  trouble: error instanceof StoreError ? error.trouble : "failing",
  reason: messageOf(error),
});

/** Checks a store at once and then regularly. */
export function watchObjects({ check, intervalMs, slowMs, onChange, onChecked = () => undefined }: WatchOptions) {
  let seen: SeenTrouble | null = null;

  function see(next: SeenTrouble | null): void {
    const changed = next?.trouble !== seen?.trouble || next?.reason !== seen?.reason;
    seen = next;
    if (changed) onChange(next);
  }

  const late = (): SeenTrouble => ({ trouble: "slow", reason: `the store does not answer within ${slowMs} ms` });

  async function timedCheck(): Promise<void> {
    const started = performance.now();
    const timer = setTimeout(() => see(seen ?? late()), slowMs);
    const found = await check().catch(failing);
    clearTimeout(timer);
    const took = performance.now() - started;
    onChecked(took);
    see(found ?? (took > slowMs ? late() : null));
  }

  const stopChecking = repeat(timedCheck, intervalMs, () => undefined);
  let last = timedCheck();
  return {
    /** Checks at once, in addition to the regular checks. */
    checkNow(): void {
      last = timedCheck();
    },
    /** What is wrong with the store; null when nothing is. */
    trouble: (): SeenTrouble | null => seen,
    /** Ends the checks. */
    stop: async (): Promise<void> => void (await Promise.all([last, stopChecking()])),
  };
}
