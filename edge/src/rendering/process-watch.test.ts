import type { ChildProcess } from "node:child_process";
import { watchProcess } from "./process-watch.ts";

/** Pauses this process, as a machine does that pauses all of them. */
function pause(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe("watchProcess", () => {
  it("accepts an answer that comes soon after both processes were paused", async () => {
    const happened: string[] = [];
    let next = (): void => undefined;
    const note = (what: string) => {
      happened.push(what);
      next();
    };
    const until = async (count: number): Promise<void> => {
      while (happened.length < count)
        await new Promise<void>((resolve) => {
          next = resolve;
        });
    };
    const watch = watchProcess({
      child: { pid: process.pid } as ChildProcess,
      limits: { stallMs: 100, megabytes: Number.POSITIVE_INFINITY },
      isBusy: () => true,
      ping: () => note("ping"),
      onViolation: note,
    });
    await until(1);
    pause(300);
    setTimeout(watch.answered, 20);
    await until(2);
    watch.stop();
    expect(happened).toEqual(["ping", "ping"]);
  });

  it("reports a process that does not answer", async () => {
    const reason = await new Promise<string>((resolve) => {
      const watch = watchProcess({
        child: { pid: process.pid } as ChildProcess,
        limits: { stallMs: 100, megabytes: Number.POSITIVE_INFINITY },
        isBusy: () => true,
        ping: () => undefined,
        onViolation: (what) => {
          watch.stop();
          resolve(what);
        },
      });
    });
    expect(reason).toBe("server code does not yield for 100 ms");
  });
});
