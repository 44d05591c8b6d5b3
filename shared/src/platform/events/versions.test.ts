import { defineCommand, defineEvent } from "../../contracts/index.ts";
import * as z from "../../schema/index.ts";
import { createBus, type Violation } from "./bus.ts";

/** Each version as declared in releases that were built when it was the newest. */
const changed1 = defineEvent({
  id: "cart.changed@1",
  kind: "state",
  owner: "cart",
  payload: z.object({ total: z.int() }),
});
const changed2 = defineEvent({
  id: "cart.changed@2",
  kind: "state",
  owner: "cart",
  payload: z.object({ rented: z.int(), bought: z.int() }),
  adapts: {
    from: changed1,
    upgrade: ({ total }) => ({ rented: total, bought: 0 }),
    downgrade: ({ rented, bought }) => ({ total: rented + bought }),
  },
});
const changed3 = defineEvent({
  id: "cart.changed@3",
  kind: "state",
  owner: "cart",
  payload: z.object({ lines: z.array(z.string()) }),
  adapts: {
    from: changed2,
    upgrade: ({ rented, bought }) => ({ lines: [...Array(rented).fill("rental"), ...Array(bought).fill("sale")] }),
    downgrade: ({ lines }) => {
      if (lines.includes("gift")) throw new Error("no gifts then");
      const rented = lines.filter((line) => line === "rental").length;
      return { rented, bought: lines.length - rented };
    },
  },
});
const add1 = defineCommand({
  id: "cart.add@1",
  owner: "cart",
  payload: z.object({ variantId: z.string() }),
  reply: z.object({ total: z.int() }),
});
const add2 = defineCommand({
  id: "cart.add@2",
  owner: "cart",
  payload: z.object({ variantIds: z.array(z.string()) }),
  reply: z.object({ totals: z.array(z.int()) }),
  adapts: {
    from: add1,
    upgrade: ({ variantId }) => ({ variantIds: [variantId] }),
    downgrade: ({ variantIds: [variantId, ...others] }) => {
      if (!variantId || others.length > 0) throw new Error("one at a time");
      return { variantId };
    },
    reply: {
      upgrade: ({ total }) => ({ totals: [total] }),
      downgrade: ({ totals }) => ({ total: totals.reduce((sum, one) => sum + one, 0) }),
    },
  },
});

const versionsOf = (noun: string) => [1, 2, 3].map((major) => `${noun}@${major}`);
const ids = [...versionsOf("cart.changed"), ...versionsOf("cart.add")];

function setUp() {
  const violations: Violation[] = [];
  const awaited: string[] = [];
  const { scope } = createBus({
    report: (violation) => violations.push(violation),
    onAwaited: (owner) => awaited.push(owner),
  });
  const cart = scope({ who: "cart", emits: ids, consumes: [] });
  const page = scope({ who: "page", emits: [], consumes: ids });
  const received: unknown[] = [];
  const receive = (version: number) => (payload: unknown) => void received.push([version, payload]);
  return { violations, awaited, cart, page, received, receive };
}

describe("an event of several versions", () => {
  it("reaches subscribers of older versions only, each once", () => {
    const { violations, cart, page, received, receive } = setUp();
    changed1.subscribe(page, receive(1));
    changed2.subscribe(page, receive(2));
    changed3.subscribe(page, receive(3));
    changed3.emit(cart, { lines: ["rental", "sale", "sale"] });
    expect(received).toEqual([
      [1, { total: 3 }],
      [2, { rented: 1, bought: 2 }],
      [3, { lines: ["rental", "sale", "sale"] }],
    ]);
    expect(violations).toEqual([]);
  });

  it("reaches subscribers of a newer version than its emitter's", () => {
    const { violations, cart, page, received, receive } = setUp();
    changed2.subscribe(page, receive(2));
    changed3.subscribe(page, receive(3));
    changed1.emit(cart, { total: 2 });
    expect(received).toEqual([
      [2, { rented: 2, bought: 0 }],
      [3, { lines: ["rental", "rental"] }],
    ]);
    expect(violations).toEqual([]);
  });

  it("replays its last state to late subscribers of either version", () => {
    const { cart, page, received, receive } = setUp();
    changed1.emit(cart, { total: 1 });
    changed2.emit(cart, { rented: 1, bought: 1 });
    changed1.subscribe(page, receive(1));
    changed2.subscribe(page, receive(2));
    changed3.subscribe(page, receive(3));
    changed1.emit(cart, { total: 4 });
    const late: unknown[] = [];
    changed2.subscribe(page, (payload) => late.push(payload));
    expect(received.slice(0, 3)).toEqual([
      [1, { total: 2 }],
      [2, { rented: 1, bought: 1 }],
      [3, { lines: ["rental", "sale"] }],
    ]);
    expect(late).toEqual([{ rented: 4, bought: 0 }]);
  });

  it("stays apart from a version that has no adapter to it", () => {
    const { violations, cart, page, received, receive } = setUp();
    const other = defineEvent({
      id: "cart.changed@2",
      kind: "state",
      owner: "cart",
      payload: z.object({ weight: z.number() }),
    });
    changed1.subscribe(page, receive(1));
    changed1.emit(cart, { total: 1 });
    other.emit(cart, { weight: 0.5 });
    changed1.subscribe(page, receive(1));
    expect(received).toEqual([
      [1, { total: 1 }],
      [1, { total: 1 }],
    ]);
    expect(violations).toEqual([]);
  });

  it("drops and reports what an adapter throws at, and reaches all others", () => {
    const { violations, cart, page, received, receive } = setUp();
    changed1.subscribe(page, receive(1));
    changed3.subscribe(page, receive(3));
    changed3.emit(cart, { lines: ["gift"] });
    changed1.subscribe(page, receive(1));
    changed3.emit(cart, { lines: [] });
    expect(received).toEqual([
      [3, { lines: ["gift"] }],
      [1, { total: 0 }],
      [3, { lines: [] }],
      [1, { total: 0 }],
    ]);
    expect(violations).toMatchObject(
      Array(2).fill({ id: "cart.changed@1", who: "cart", reason: "adapter-failed", detail: "Error: no gifts then" }),
    );
  });

  it("drops and reports what an adapter makes wrong", () => {
    const { violations, cart, page, received, receive } = setUp();
    const careless = defineEvent({
      id: "cart.changed@2",
      kind: "state",
      owner: "cart",
      payload: z.object({ rented: z.int() }),
      adapts: { from: changed1, upgrade: ({ total }) => ({ rented: total }), downgrade: () => ({ total: 0.5 }) },
    });
    changed1.subscribe(page, receive(1));
    careless.emit(cart, { rented: 1 });
    expect(received).toEqual([]);
    expect(violations).toMatchObject([{ id: "cart.changed@1", who: "cart", reason: "adapter-failed" }]);
  });
});

describe("a command of several versions", () => {
  it("is understood by an older answerer, and its reply by the newer sender", async () => {
    const { cart, page } = setUp();
    const answered: unknown[] = [];
    add1.answer(cart, async (payload) => {
      answered.push(payload);
      return { total: 7 };
    });
    await expect(add2.send(page, { variantIds: ["red-s"] })).resolves.toEqual({ totals: [7] });
    expect(answered).toEqual([{ variantId: "red-s" }]);
  });

  it("is understood by a newer answerer, and its reply by the older sender", async () => {
    const { cart, page } = setUp();
    const answered: unknown[] = [];
    add2.answer(cart, async (payload) => {
      answered.push(payload);
      return { totals: [3, 4] };
    });
    await expect(add1.send(page, { variantId: "red-s" })).resolves.toEqual({ total: 7 });
    expect(answered).toEqual([{ variantIds: ["red-s"] }]);
  });

  it("waits for an answerer of either version, and prefers its own", async () => {
    const { awaited, cart, page } = setUp();
    const early = add1.send(page, { variantId: "red-s" });
    add2.answer(cart, async () => ({ totals: [2] }));
    await expect(early).resolves.toEqual({ total: 2 });
    add1.answer(cart, async () => ({ total: 1 }));
    await expect(add1.send(page, { variantId: "red-s" })).resolves.toEqual({ total: 1 });
    await expect(add2.send(page, { variantIds: [] })).resolves.toEqual({ totals: [2] });
    expect(awaited).toEqual(["cart"]);
  });

  it("fails, and is reported, when an adapter throws", async () => {
    const { violations, cart, page } = setUp();
    add1.answer(cart, async () => ({ total: 1 }));
    await expect(add2.send(page, { variantIds: ["a", "b"] })).rejects.toMatchObject({ reason: "contract" });
    await expect(add2.send(page, { variantIds: ["a"] })).resolves.toEqual({ totals: [1] });
    expect(violations).toMatchObject([
      { id: "cart.add@1", who: "cart", reason: "adapter-failed", detail: "Error: one at a time" },
    ]);
  });
});
