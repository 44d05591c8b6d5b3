import { startProcessPool } from "./process-pool.ts";
import { type RenderProcess, RenderViolation } from "./render-process.ts";

const named = (name: string) => ({ name, kill: () => undefined }) as unknown as RenderProcess;

/** A pool of one process; the next ones start as told. */
async function startPool(...next: (() => Promise<RenderProcess>)[]) {
  const violations: string[] = [];
  const breaks: ((violation: RenderViolation) => void)[] = [];
  const starts = [async () => named("first"), ...next];
  const pool = await startProcessPool({
    size: 1,
    start: (onViolation) => {
      breaks.push(onViolation);
      return starts.shift()!();
    },
    onViolation: ({ message }) => violations.push(message),
  });
  return { pool, violations, break: (reason: string) => breaks.at(-1)!(new RenderViolation(reason)) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("a process in the place of one that broke a limit", () => {
  const own = async (process: RenderProcess) => (process as unknown as { name: string }).name;

  it("is started again while the store is away, without a violation", async () => {
    const storeAway = new Error("the release store does not answer");
    const shop = await startPool(
      () => Promise.reject(storeAway),
      async () => named("third"),
    );
    shop.break("server code does not yield");
    await expect(shop.pool.onLeastBusy(own)).rejects.toBe(storeAway);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await shop.pool.onLeastBusy(own)).toBe("third");
    expect(shop.violations).toEqual(["server code does not yield"]);
    shop.pool.close();
  });

  it("is a violation when its bundles break a limit while it starts", async () => {
    const shop = await startPool(() => Promise.reject(new RenderViolation("server bundles are not evaluated in time")));
    shop.break("server code does not yield");
    await expect(shop.pool.onLeastBusy(own)).rejects.toThrow("not evaluated in time");
    expect(shop.violations).toEqual(["server code does not yield", "server bundles are not evaluated in time"]);
    shop.pool.close();
  });
});
