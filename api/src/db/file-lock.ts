import { spawnSync } from "node:child_process";
import { closeSync, constants, fstatSync, openSync, statSync } from "node:fs";

/** A lock that the operating system releases when the process ends for any reason. */
export interface FileLock {
  /** True while the path still refers to the locked file; a removed or replaced folder loses the lock. */
  isHeld(): boolean;
  release(): void;
}

/** Opening a file with this flag locks it. Linux has no such flag. */
const lockOnOpen: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20,
  freebsd: 0x20,
  openbsd: 0x20,
  win32: 0x10000000,
};

const isTaken = (error: unknown): boolean => ["EAGAIN", "EBUSY"].includes((error as NodeJS.ErrnoException).code ?? "");

function openLocked(path: string, flag: number): number | null {
  const { O_CREAT, O_RDWR, O_NONBLOCK = 0 } = constants;
  try {
    return openSync(path, O_CREAT | O_RDWR | O_NONBLOCK | flag, 0o600);
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/**
 * Node cannot call flock(2), so the `flock` program locks the file descriptor that it inherits. The lock belongs to the
 * open file, so this process holds it after the program has ended.
 */
function openThenLock(path: string): number | null {
  const file = openSync(path, "a", 0o600);
  const { status, error, stderr } = spawnSync("flock", ["-x", "-n", "3"], {
    stdio: ["ignore", "ignore", "pipe", file],
    encoding: "utf8",
  });
  if (status === 0) return file;
  closeSync(file);
  if (status === 1) return null;
  throw new Error(`${path} cannot be locked with the program flock (util-linux, BusyBox): ${error?.message ?? stderr}`);
}

const identityOf = ({ dev, ino }: { dev: bigint; ino: bigint }): string => `${dev}:${ino}`;

/** Locks a file, which is created if missing and must never be removed. @returns null when it is locked already */
export function lockFile(path: string): FileLock | null {
  const flag = lockOnOpen[process.platform];
  const file = flag === undefined ? openThenLock(path) : openLocked(path, flag);
  if (file === null) return null;
  const identity = identityOf(fstatSync(file, { bigint: true }));
  return {
    isHeld() {
      const found = statSync(path, { bigint: true, throwIfNoEntry: false });
      return found !== undefined && identityOf(found) === identity;
    },
    release: () => closeSync(file),
  };
}
