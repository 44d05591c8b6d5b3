import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/** Time between two checks of a process. */
const checkIntervalMs = 250;
/**
 * Time after a deadline in which an answer still counts. When this process was paused, its timers run before it reads
 * the answers that came meanwhile; and the other process may have been paused as well, with the whole machine.
 */
export const lateAnswerMs = 250;

interface Options {
  child: ChildProcess;
  limits: { stallMs: number; megabytes: number };
  /** Whether the process has calls to answer; an idle one is not pinged. */
  isBusy: () => boolean;
  ping: () => void;
  /** Called with the limit that the process breaks. */
  onViolation: (reason: string) => void;
}

/** Checks regularly that a process stays within its memory and answers pings. */
export function watchProcess({ child, limits, isBusy, ping, onViolation }: Options) {
  /** When the unanswered ping was sent, by `performance.now()`; null while there is none. */
  let pingedAt: number | null = null;

  async function check(): Promise<void> {
    const resident = await residentMegabytes(child);
    if (resident > limits.megabytes) return onViolation(`server code uses more than ${limits.megabytes} MB`);
    const unanswered = pingedAt;
    if (unanswered !== null && performance.now() - unanswered > limits.stallMs) {
      await delay(lateAnswerMs, undefined, { ref: false });
      if (pingedAt === unanswered) onViolation(`server code does not yield for ${limits.stallMs} ms`);
    } else if (pingedAt === null && isBusy()) {
      pingedAt = performance.now();
      ping();
    }
  }

  const checks = setInterval(check, checkIntervalMs).unref();
  return {
    /** The process has answered the ping. */
    answered(): void {
      pingedAt = null;
    },
    stop: (): void => clearInterval(checks),
  };
}

/** Resident memory of a process where the operating system reports it (Linux); 0 elsewhere. */
async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
