import * as z from "zod/mini";
import { type Breach, createBus } from "./bus.ts";
import { defineCommand, defineEvent } from "./define.ts";

const ticked = defineEvent({ id: "clock.ticked@1", kind: "event", owner: "clock", payload: z.object({ at: z.int() }) });
const shown = defineEvent({ id: "clock.shown@1", kind: "state", owner: "clock", payload: z.object({ at: z.int() }) });
const wind = defineCommand({
  id: "clock.wind@1",
  owner: "clock",
  payload: z.object({ turns: z.int() }),
  reply: z.object({ tension: z.int() }),
});

function setUp() {
  const breaches: Breach[] = [];
  const awaited: string[] = [];
  const bus = createBus({
    declarations: [ticked, shown, wind].map((pair) => pair.declaration),
    report: (breach) => breaches.push(breach),
    onAwaited: (owner) => awaited.push(owner),
  });
  const all = ["clock.ticked@1", "clock.shown@1", "clock.wind@1"];
  const clock = bus.scope({ who: "clock", emits: all, consumes: [] });
  const reader = bus.scope({ who: "reader", emits: all, consumes: all });
  const stranger = bus.scope({ who: "stranger", emits: [], consumes: [] });
  return { breaches, awaited, clock, reader, stranger };
}

describe("createBus", () => {
  it("brings an event to those who listen", () => {
    const { clock, reader } = setUp();
    const heard: unknown[] = [];
    const stop = ticked.subscribe(reader, (payload) => heard.push(payload));
    ticked.emit(clock, { at: 1 });
    stop();
    ticked.emit(clock, { at: 2 });
    expect(heard).toEqual([{ at: 1 }]);
  });

  it("replays the last state to late subscribers, but no events", () => {
    const { clock, reader } = setUp();
    const heard: unknown[] = [];
    shown.emit(clock, { at: 1 });
    shown.emit(clock, { at: 2 });
    ticked.emit(clock, { at: 3 });
    shown.subscribe(reader, (payload) => heard.push(payload));
    ticked.subscribe(reader, (payload) => heard.push(payload));
    expect(heard).toEqual([{ at: 2 }]);
  });

  it("drops and reports a payload that breaks the schema", () => {
    const { breaches, clock, reader } = setUp();
    const heard: unknown[] = [];
    ticked.subscribe(reader, (payload) => heard.push(payload));
    clock.emit("clock.ticked@1", { at: "noon" });
    expect(heard).toEqual([]);
    expect(breaches).toMatchObject([{ id: "clock.ticked@1", who: "clock", reason: "invalid-payload" }]);
  });

  it("lets nobody speak or listen undeclared, or for another", () => {
    const { breaches, reader, stranger } = setUp();
    ticked.subscribe(stranger, () => undefined);
    reader.emit("clock.ticked@1", { at: 1 });
    reader.emit("clock.stopped@1", {});
    expect(breaches.map(({ who, reason }) => `${who} ${reason}`)).toEqual([
      "stranger undeclared",
      "reader not-owner",
      "reader unknown",
    ]);
  });

  it("keeps a listener that throws from the others", () => {
    const { breaches, clock, reader } = setUp();
    const heard: unknown[] = [];
    ticked.subscribe(reader, () => {
      throw new Error("broken");
    });
    ticked.subscribe(reader, (payload) => heard.push(payload));
    ticked.emit(clock, { at: 1 });
    expect(heard).toEqual([{ at: 1 }]);
    expect(breaches).toMatchObject([{ reason: "listener-threw", detail: "Error: broken" }]);
  });

  it("answers a command, even one sent before its owner was there, and says who is awaited then", async () => {
    const { awaited, clock, reader } = setUp();
    const early = wind.send(reader, { turns: 2 });
    expect(awaited).toEqual(["clock"]);
    wind.answer(clock, async ({ turns }) => ({ tension: turns * 10 }));
    await expect(early).resolves.toEqual({ tension: 20 });
    await expect(wind.send(reader, { turns: 3 })).resolves.toEqual({ tension: 30 });
    expect(awaited).toEqual(["clock"]);
  });

  it("gives a command up when nobody answers, when it takes too long, and when it is aborted", async () => {
    const { clock, reader } = setUp();
    await expect(wind.send(reader, { turns: 1 }, { timeout: 1 })).rejects.toMatchObject({ reason: "no-answerer" });
    wind.answer(clock, () => new Promise(() => undefined));
    await expect(wind.send(reader, { turns: 1 }, { timeout: 1 })).rejects.toMatchObject({ reason: "timeout" });
    await expect(wind.send(reader, { turns: 1 }, { signal: AbortSignal.abort("left") })).rejects.toBe("left");
  });

  it("shows an observer who says what, and nothing that was refused", async () => {
    const seen: unknown[] = [];
    const bus = createBus({
      declarations: [ticked, wind].map((pair) => pair.declaration),
      report: () => undefined,
      observe: (...what) => seen.push(what),
    });
    const all = ["clock.ticked@1", "clock.wind@1"];
    const clock = bus.scope({ who: "clock", emits: all, consumes: [] });
    const reader = bus.scope({ who: "reader", emits: all, consumes: all });
    wind.answer(clock, async () => ({ tension: 1 }));
    ticked.emit(clock, { at: 1 });
    ticked.emit(reader, { at: 2 });
    await wind.send(reader, { turns: 3 });
    expect(seen).toEqual([
      ["clock.ticked@1", "clock", { at: 1 }],
      ["clock.wind@1", "reader", { turns: 3 }],
    ]);
  });

  it("refuses a reply that breaks the schema", async () => {
    const { breaches, clock, reader } = setUp();
    wind.answer(clock, async () => ({ tension: "tight" }) as never);
    await expect(wind.send(reader, { turns: 1 })).rejects.toMatchObject({ reason: "contract" });
    expect(breaches).toMatchObject([{ who: "clock", reason: "invalid-reply" }]);
  });
});
