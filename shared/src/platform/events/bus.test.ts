import { type Bus, defineCommand, defineEvent } from "../../contracts/index.ts";
import * as z from "../../schema/index.ts";
import { createBus, openScope, type Violation } from "./bus.ts";

const ticked = defineEvent({ id: "clock.ticked@1", kind: "event", owner: "clock", payload: z.object({ at: z.int() }) });
const shown = defineEvent({ id: "clock.shown@1", kind: "state", owner: "clock", payload: z.object({ at: z.int() }) });
const wind = defineCommand({
  id: "clock.wind@1",
  owner: "clock",
  payload: z.object({ turns: z.int() }),
  reply: z.object({ tension: z.int() }),
});

function setUp() {
  const violations: Violation[] = [];
  const awaited: string[] = [];
  const observed: unknown[] = [];
  const signingIn = { now: false };
  const bus = createBus({
    isSigningIn: () => signingIn.now,
    report: (violation) => violations.push(violation),
    onAwaited: (owner) => awaited.push(owner),
    observe: (...what) => observed.push(what),
  });
  const all = ["clock.ticked@1", "clock.shown@1", "clock.wind@1"];
  const clock = bus.scope({ who: "clock", emits: all, consumes: [] });
  const reader = bus.scope({ who: "reader", emits: all, consumes: all });
  const stranger = bus.scope({ who: "stranger", emits: [], consumes: [] });
  return { signingIn, violations, awaited, observed, clock, reader, stranger };
}

/** Emits payloads that the type check would refuse. */
const emitAnyway = (bus: Bus, event: { declaration: Parameters<Bus["emit"]>[0] }, payload: unknown) =>
  bus.emit(event.declaration, payload);

describe("createBus", () => {
  it("brings an event to its listeners, with the name of its emitter", () => {
    const { clock, reader } = setUp();
    const received: unknown[] = [];
    const stop = ticked.subscribe(reader, (...args) => received.push(args));
    ticked.emit(clock, { at: 1 });
    stop();
    ticked.emit(clock, { at: 2 });
    expect(received).toEqual([[{ at: 1 }, "clock"]]);
  });

  it("replays the last state to late subscribers, but no events", () => {
    const { clock, reader } = setUp();
    const received: unknown[] = [];
    shown.emit(clock, { at: 1 });
    shown.emit(clock, { at: 2 });
    ticked.emit(clock, { at: 3 });
    shown.subscribe(reader, (payload) => received.push(payload));
    ticked.subscribe(reader, (payload) => received.push(payload));
    expect(received).toEqual([{ at: 2 }]);
  });

  it("notifies a subscriber of a state once, also one that subscribes during the notification, and none that has unsubscribed meanwhile", () => {
    const { clock, reader } = setUp();
    const received: string[] = [];
    let leave = (): void => undefined;
    shown.subscribe(reader, () => {
      received.push("first");
      leave();
      shown.subscribe(reader, () => received.push("joined"));
    });
    leave = shown.subscribe(reader, () => received.push("left"));
    shown.emit(clock, { at: 1 });
    expect(received).toEqual(["first", "joined"]);
  });

  it("drops and reports a payload that breaks the schema", () => {
    const { violations, clock, reader } = setUp();
    const received: unknown[] = [];
    ticked.subscribe(reader, (payload) => received.push(payload));
    emitAnyway(clock, ticked, { at: "noon" });
    expect(received).toEqual([]);
    expect(violations).toMatchObject([{ id: "clock.ticked@1", who: "clock", reason: "invalid-payload" }]);
  });

  it("checks a payload by the schema of each listener, too", () => {
    const { violations, clock, reader } = setUp();
    const { id, owner } = ticked.declaration;
    const stricter = defineEvent({ id, owner, kind: "event", payload: z.object({ zone: z.string() }) });
    const narrower = defineEvent({ id, owner, kind: "event", payload: z.object({}) });
    const received: unknown[] = [];
    stricter.subscribe(reader, (payload) => received.push(payload));
    narrower.subscribe(reader, (payload) => received.push(payload));
    ticked.emit(clock, { at: 1 });
    expect(received).toEqual([{}]);
    expect(violations).toMatchObject([{ id: "clock.ticked@1", who: "reader", reason: "invalid-payload" }]);
  });

  it("lets no package emit or subscribe undeclared, or for another", () => {
    const { violations, reader, stranger } = setUp();
    ticked.subscribe(stranger, () => undefined);
    ticked.emit(reader, { at: 1 });
    expect(violations.map(({ who, reason }) => `${who} ${reason}`)).toEqual([
      "stranger undeclared",
      "reader not-owner",
    ]);
  });

  it("keeps a listener that throws from the others", () => {
    const { violations, clock, reader } = setUp();
    const received: unknown[] = [];
    ticked.subscribe(reader, () => {
      throw new Error("broken");
    });
    ticked.subscribe(reader, (payload) => received.push(payload));
    ticked.emit(clock, { at: 1 });
    expect(received).toEqual([{ at: 1 }]);
    expect(violations).toMatchObject([{ reason: "listener-threw", detail: "Error: broken" }]);
  });

  it("answers a command, even one sent before its owner was there, and reports which owner is awaited", async () => {
    const { awaited, clock, reader } = setUp();
    const early = wind.send(reader, { turns: 2 });
    expect(awaited).toEqual(["clock"]);
    wind.answer(clock, async ({ turns }) => ({ tension: turns * 10 }));
    await expect(early).resolves.toEqual({ tension: 20 });
    await expect(wind.send(reader, { turns: 3 })).resolves.toEqual({ tension: 30 });
    expect(awaited).toEqual(["clock"]);
  });

  it("gives a command up when it has no answerer, when it takes too long, and when it is aborted", async () => {
    const { clock, reader } = setUp();
    await expect(wind.send(reader, { turns: 1 }, { timeout: 1 })).rejects.toMatchObject({ reason: "no-answerer" });
    wind.answer(clock, () => new Promise(() => undefined));
    await expect(wind.send(reader, { turns: 1 }, { timeout: 1 })).rejects.toMatchObject({ reason: "timeout" });
    await expect(wind.send(reader, { turns: 1 }, { signal: AbortSignal.abort("left") })).rejects.toBe("left");
  });

  describe("on a slow line", () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it("waits for an answer longer than for an answerer, and as long as the shopper is signing in again", async () => {
      const { signingIn, clock, reader } = setUp();
      const absent = wind.send(reader, { turns: 1 });
      jest.advanceTimersByTime(20_000);
      await expect(absent).rejects.toMatchObject({ reason: "no-answerer" });

      const replies: ((reply: { tension: number }) => void)[] = [];
      wind.answer(clock, () => new Promise((resolve) => replies.push(resolve)));
      const slow = wind.send(reader, { turns: 2 });
      await Promise.resolve();
      jest.advanceTimersByTime(99_000);
      replies[0]?.({ tension: 20 });
      await expect(slow).resolves.toEqual({ tension: 20 });

      const signedOut = wind.send(reader, { turns: 3 });
      await Promise.resolve();
      signingIn.now = true;
      jest.advanceTimersByTime(250_000);
      signingIn.now = false;
      replies[1]?.({ tension: 30 });
      await expect(signedOut).resolves.toEqual({ tension: 30 });

      const lost = wind.send(reader, { turns: 4 });
      await Promise.resolve();
      jest.advanceTimersByTime(100_000);
      await expect(lost).rejects.toMatchObject({ reason: "timeout" });
    });
  });

  it("fails a command in hand at once when its answerer ends", async () => {
    const { clock, reader } = setUp();
    const end = wind.answer(clock, () => new Promise(() => undefined));
    const sent = wind.send(reader, { turns: 1 });
    await Promise.resolve();
    end();
    await expect(sent).rejects.toMatchObject({ name: "CommandFailed", reason: "no-answerer" });
  });

  it("fails a command at once whose owner will not answer", async () => {
    const { scope } = createBus({ report: () => undefined, onAwaited: () => false });
    const sent = wind.send(scope(openScope("reader")), { turns: 1 }, { signal: AbortSignal.timeout(1000) });
    await expect(sent).rejects.toMatchObject({ name: "CommandFailed", reason: "no-answerer" });
  });

  it("shows an observer which package emits what, and nothing that was refused", async () => {
    const { observed, clock, reader } = setUp();
    wind.answer(clock, async () => ({ tension: 1 }));
    ticked.emit(clock, { at: 1 });
    ticked.emit(reader, { at: 2 });
    await wind.send(reader, { turns: 3 });
    expect(observed).toEqual([
      ["clock.ticked@1", "clock", { at: 1 }],
      ["clock.wind@1", "reader", { turns: 3 }],
    ]);
  });

  it("refuses a reply that breaks the schema", async () => {
    const { violations, clock, reader } = setUp();
    wind.answer(clock, async () => ({ tension: "tight" }) as never);
    await expect(wind.send(reader, { turns: 1 })).rejects.toMatchObject({ reason: "contract" });
    expect(violations).toMatchObject([{ who: "clock", reason: "invalid-reply" }]);
  });
});
