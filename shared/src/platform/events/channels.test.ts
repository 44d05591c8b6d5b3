import { runSaga } from "redux-saga";
import { take, takeEvery } from "redux-saga/effects";
import { defineCommand, defineEvent } from "../../contracts/index.ts";
import * as z from "../../schema/index.ts";
import { createBus, openScope } from "./bus.ts";
import { type CommandRequest, commandRequests, eventPayloads } from "./channels.ts";

const shown = defineEvent({
  id: "clock.shown@1",
  kind: "state",
  owner: "clock",
  payload: z.nullable(z.object({ at: z.int() })),
});
const wind = defineCommand({
  id: "clock.wind@1",
  owner: "clock",
  payload: z.object({ turns: z.int() }),
  reply: z.object({ tension: z.int() }),
});

function twoPackages() {
  const { scope } = createBus({ report: () => undefined });
  return { clock: scope(openScope("clock")), reader: scope(openScope("reader")) };
}

describe("eventPayloads", () => {
  it("gives the replayed payload and each later one, in order", async () => {
    const { clock, reader } = twoPackages();
    shown.emit(clock, { at: 1 });
    const task = runSaga({}, function* (): Generator<unknown, unknown[], unknown> {
      const payloads = eventPayloads(reader, shown);
      shown.emit(clock, null);
      shown.emit(clock, { at: 2 });
      return [yield take(payloads), yield take(payloads), yield take(payloads)];
    });
    expect(await task.toPromise()).toEqual([{ at: 1 }, null, { at: 2 }]);
  });
});

describe("commandRequests", () => {
  it("gives each call with its reply", async () => {
    const { clock, reader } = twoPackages();
    runSaga({}, function* () {
      yield takeEvery(
        commandRequests<typeof wind>(clock, wind.answer),
        ({ payload, reply }: CommandRequest<typeof wind>) => reply({ tension: payload.turns * 2 }),
      );
    });
    expect(await wind.send(reader, { turns: 3 })).toEqual({ tension: 6 });
  });
});
