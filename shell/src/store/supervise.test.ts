import { type Bus, defineCommand, defineEvent } from "@thuot-tha/shared/contracts";
import { commandRequests, createBus, openScope } from "@thuot-tha/shared/platform";
import * as z from "@thuot-tha/shared/schema";
import { settled } from "@thuot-tha/shared/testing";
import { take, takeEvery } from "redux-saga/effects";
import { createShopStore } from "./create-store.ts";
import { supervise } from "./supervise.ts";

const wind = defineCommand({ id: "clock.wind@1", owner: "mf-a", payload: z.object({}), reply: z.object({}) });
const ticked = defineEvent({ id: "clock.ticked@1", kind: "event", owner: "shell", payload: z.object({}) });

function setUp() {
  const failures: unknown[] = [];
  const store = createShopStore({});
  const { scope } = createBus({ report: () => undefined, onAwaited: () => revive() });
  let starts = 0;
  let ticks = 0;
  let minutes = 0;
  const revive = supervise(
    {
      store,
      who: "mf-a",
      report: ({ kind, who, error, isFinal }) => failures.push([kind, who, String(error), isFinal]),
      now: () => new Date(Date.parse("2026-12-01T03:00:00Z") + minutes * 60_000),
    },
    function* ({ bus, word }: { bus: Bus; word: string }) {
      starts++;
      ticked.subscribe(bus, () => void ticks++);
      yield takeEvery(commandRequests<typeof wind>(bus, wind.answer), ({ reply }) => reply({}));
      yield take("break");
      throw new Error(word);
    },
    { bus: scope(openScope("mf-a")), word: "broken" },
  );
  const others = scope(openScope("shell"));
  return {
    failures,
    starts: () => starts,
    revive,
    async breakTimes(times: number) {
      for (let time = 0; time < times; time++) {
        store.dispatch({ type: "break" });
        await settled();
      }
    },
    waitMinutes(more: number) {
      minutes += more;
    },
    ask: () => wind.send(others, {}),
    ticksOf() {
      ticks = 0;
      ticked.emit(others, {});
      return ticks;
    },
  };
}

describe("supervise", () => {
  it("restarts a saga that ended in an error three times, and reports each end as the remote's", async () => {
    const { failures, starts, breakTimes } = setUp();
    await breakTimes(6);
    expect(starts()).toBe(4);
    const failure = ["saga", "mf-a", "Error: broken"];
    expect(failures).toEqual([...Array(3).fill([...failure, false]), [...failure, true]]);
  });

  it("counts no error of more than five minutes ago", async () => {
    const { starts, breakTimes, waitMinutes } = setUp();
    await breakTimes(3);
    waitMinutes(5);
    await breakTimes(3);
    expect(starts()).toBe(7);
  });

  it("starts no second saga beside a running one", () => {
    const { starts, revive } = setUp();
    expect([revive(), starts()]).toEqual([true, 1]);
  });

  it("ends what the saga has subscribed to and answers, so that a command fails at once until the saga may start again", async () => {
    const { starts, breakTimes, waitMinutes, ask, ticksOf } = setUp();
    await expect(ask()).resolves.toEqual({});
    await breakTimes(3);
    expect(ticksOf()).toBe(1);
    await breakTimes(1);
    expect(ticksOf()).toBe(0);
    await expect(ask()).rejects.toMatchObject({ reason: "no-answerer" });
    expect(starts()).toBe(4);
    waitMinutes(5);
    await expect(ask()).resolves.toEqual({});
    expect([starts(), ticksOf()]).toEqual([5, 1]);
  });
});
