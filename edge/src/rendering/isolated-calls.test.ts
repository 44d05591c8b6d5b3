import type { LiveComposition, LiveRemote } from "@thuot-tha/shared/contracts/remote";
import { createIsolatedCalls } from "./isolated-calls.ts";
import { type RenderProcess, RenderViolation } from "./render-process.ts";
import { withoutSlots } from "./suspects.ts";

const remotes = [
  { name: "mf-a", routes: [{ path: "/a/:id" }], slots: [{ slot: "own", part: "own", rendering: "server" }] },
  { name: "mf-b", routes: [{ path: "/b" }], slots: [] },
] as unknown as LiveRemote[];
const composition: LiveComposition = { revision: 1, shell: { version: "1.0.0", parts: {} }, remotes };

const price = { slot: "price", part: "price", rendering: "server" as const };
/** The same with a slot of mf-b, which the pages of mf-a hold. */
const withSlot = {
  ...composition,
  remotes: remotes.map((one) => (one.name === "mf-b" ? { ...one, slots: [price] } : one)),
};

/**
 * Calls that note where they run; those of `bad` addresses break a limit, and with others so do all of `unanswered`.
 * Those of `endless` ones do not end.
 */
function callsOf({ bad, unanswered, endless = [] }: { bad: string[]; unanswered: string[]; endless?: string[] }) {
  const state = { now: 0, ran: [] as string[], isAlone: false };
  const isolated = createIsolatedCalls({
    startPool: async () => {
      state.ran.push("start");
      return {
        first: undefined,
        onLeastBusy: (work) => {
          state.isAlone = true;
          return work({} as RenderProcess);
        },
        close: () => void state.ran.push("stop"),
      };
    },
    onNotStarted: () => undefined,
    maxQueued: 10,
    now: () => state.now,
  });
  async function get(url: string, of = composition, milliseconds = 10_000): Promise<string> {
    state.isAlone = false;
    const workWith = (rendered: LiveComposition) => async () => {
      const hasSlot = rendered.remotes.some(({ slots }) =>
        slots.some((one) => one.rendering === "server" && one.slot === "price"),
      );
      state.ran.push(`${url} ${hasSlot ? "and slot " : ""}${state.isAlone ? "alone" : "with others"}`);
      if (hasSlot) throw new RenderViolation("loops", [url]);
      const broke = state.isAlone ? [] : unanswered;
      if (bad.includes(url) || broke.includes(url)) throw new RenderViolation("loops", [url, ...broke]);
      return endless.includes(url) ? new Promise<string>(() => undefined) : "rendered";
    };
    const withOthers = (run: (process: RenderProcess) => Promise<string>) => run({} as RenderProcess);
    const target = { url, composition: of, until: state.now + milliseconds };
    return isolated.run(target, workWith, withOthers).catch(({ message }) => message);
  }
  return { state, get };
}

describe("a call whose process broke a limit", () => {
  it("runs again in an extra process, which ends once nothing is suspected", async () => {
    const { state, get } = callsOf({ bad: [], unanswered: ["/a/1"] });
    expect(await get("/a/1")).toBe("rendered");
    expect(state.ran).toEqual(["/a/1 with others", "start", "/a/1 alone", "stop"]);
    expect(await get("/a/2")).toBe("rendered");
    expect(state.ran.at(-1)).toBe("/a/2 with others");
  });

  it("is refused at the end of its time while another one runs alone, and does not run later", async () => {
    const { state, get } = callsOf({ bad: [], unanswered: ["/a/1", "/a/2"], endless: ["/a/1"] });
    void get("/a/1");
    expect(await get("/a/2", composition, 1)).toBe("/a/2 has had no turn in time, behind calls that broke a limit");
    expect(state.ran).toEqual(["/a/1 with others", "/a/2 with others", "start", "/a/1 alone"]);
  });

  it("is not repeated when the process never had it", async () => {
    const { state, get } = callsOf({ bad: [], unanswered: [] });
    const notStarted = () => Promise.reject(new RenderViolation("does not start"));
    const isolated = createIsolatedCalls({
      ...{ startPool: notStarted, onNotStarted: () => void state.ran.push("alone") },
      ...{ maxQueued: 10, now: () => 0 },
    });
    const call = isolated.run({ url: "/b", composition, until: 1 }, () => async () => "", notStarted);
    await expect(call).rejects.toThrow("does not start");
    expect(state.ran).toEqual([]);
    expect(await get("/b")).toBe("rendered");
  });
});

describe("an address that breaks a limit alone, with slots of other remotes", () => {
  it("is rendered without them, with others again, until ten minutes later", async () => {
    const { state, get } = callsOf({ bad: [], unanswered: [] });
    expect(await get("/a/1", withSlot)).toBe("loops");
    expect(await get("/a/1", withSlot)).toBe("rendered");
    expect(await get("/a/2", withSlot)).toBe("rendered");
    expect(state.ran).toEqual([
      ...["/a/1 and slot with others", "start", "/a/1 and slot alone"],
      ...["/a/1 alone", "stop", "/a/2 with others"],
    ]);
    state.now = 600_000;
    expect(await get("/a/2", withSlot)).toBe("loops");
    expect(state.ran.slice(6)).toEqual(["/a/2 and slot with others", "start", "/a/2 and slot alone"]);
  });

  it("has the pages that wait meanwhile rendered without them", async () => {
    const { state, get } = callsOf({ bad: [], unanswered: [] });
    const urls = ["/a/1", "/a/2", "/a/3"];
    expect(await Promise.all(urls.map((url) => get(url, withSlot)))).toEqual(["loops", "rendered", "rendered"]);
    expect(state.ran.filter((one) => one.endsWith("and slot alone"))).toHaveLength(1);
  });

  it("is refused when it breaks the limit without them too", async () => {
    const { get } = callsOf({ bad: ["/a/1"], unanswered: [] });
    expect(await get("/a/1", withSlot)).toBe("loops");
    expect(await get("/a/1", withSlot)).toBe("loops");
    expect(await get("/a/1", withSlot)).toBe("/a/1 is refused, because its route broke a limit alone");
    expect(await get("/a/2", withSlot)).toBe("rendered");
  });

  it("keeps the slots of its own remote, in one composition for every call", () => {
    const plain = withoutSlots(withSlot, "mf-a /a/:id");
    expect(plain.remotes.map(({ slots }) => slots.map(({ rendering }) => rendering))).toEqual([["server"], ["client"]]);
    expect(withoutSlots(withSlot, "mf-a /a/:id")).toBe(plain);
    expect(withoutSlots(withSlot, "mf-b /b").remotes[1]).toBe(withSlot.remotes[1]);
  });
});

describe("an address that breaks a limit alone", () => {
  const refused = "/a/1 is refused, because its route broke a limit alone";

  it("is refused for one second, and then twice as long each time, up to ten minutes", async () => {
    const { state, get } = callsOf({ bad: ["/a/1"], unanswered: [] });
    expect(await get("/a/1")).toBe("loops");
    for (const milliseconds of [1000, 2000, 4000]) {
      state.now += milliseconds - 1;
      expect(await get("/a/1")).toBe(refused);
      state.now += 1;
      expect(await get("/a/1")).toBe("loops");
    }
    for (let i = 0; i < 10; i++) {
      state.now += 600_000;
      expect(await get("/a/1")).toBe("loops");
    }
    expect(state.ran.filter((one) => one === "/a/1 with others")).toHaveLength(1);
  });

  it("leaves its route alone in the extra process until ten minutes later", async () => {
    const { state, get } = callsOf({ bad: ["/a/1"], unanswered: [] });
    await get("/a/1");
    expect(await get("/a/2")).toBe("rendered");
    state.now = 601_000;
    await get("/a/2");
    await get("/a/2");
    await get("/b");
    expect(state.ran.slice(3)).toEqual(["/a/2 alone", "/a/2 alone", "stop", "/a/2 with others", "/b with others"]);
  });

  it("leaves no process running when its route is not requested any more, and has one started for the next call", async () => {
    jest.useFakeTimers();
    const { state, get } = callsOf({ bad: ["/a/1"], unanswered: [] });
    await get("/a/1");
    await jest.advanceTimersByTimeAsync(599_999);
    expect(await get("/a/2")).toBe("rendered");
    await jest.advanceTimersByTimeAsync(599_999);
    expect(state.ran.slice(3)).toEqual(["/a/2 alone"]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await get("/a/2")).toBe("rendered");
    expect(state.ran.slice(4)).toEqual(["stop", "start", "/a/2 alone"]);
    jest.useRealTimers();
  });

  it("has its whole route refused when another address of it breaks a limit meanwhile", async () => {
    const { get } = callsOf({ bad: ["/a/1", "/a/2"], unanswered: [] });
    await get("/a/1");
    expect(await get("/a/2")).toBe("loops");
    expect(await get("/a/3")).toBe("/a/3 is refused, because its route broke a limit alone");
    expect(await get("/b")).toBe("rendered");
  });
});
