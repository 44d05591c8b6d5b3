import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Composition } from "@thuot-tha/shared/contracts/remote";
import { diskObjects } from "@thuot-tha/shared/server";
import { history } from "../releases/history.ts";
import { type ReleaseStore, releaseStore } from "../releases/store.ts";
import type { FollowedLive } from "../rendering/live-composition.ts";
import { temporaryFolder } from "../testing/release.ts";
import { who } from "../testing/running-edge.ts";
import { createWithdrawals } from "./withdrawal.ts";

const at = who.at.toISOString();
const integrityOf = (letter: string) => `sha384-${letter.repeat(64)}`;
const candidate = {
  changes: { "mf-a": { version: "2.0.0", integrity: integrityOf("b") } },
  percent: 10,
  cohorts: "",
  since: at,
};
const stable = { "mf-a": { version: "1.0.0", integrity: integrityOf("a") } };
const composition: Composition = {
  ...{ revision: 1, at, by: "an", why: "", action: "canary" },
  ...{ stable, candidates: [candidate] },
};
const id = "mf-a 1796083200000";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await temporaryFolder();
  store = releaseStore(diskObjects(join(folder.path, "releases")));
  await store.addComposition(composition);
});
afterEach(() => folder.remove());

const moved = (from: string, to: string) => rename(join(folder.path, from), join(folder.path, to));

function withdrawals(into: ReleaseStore = store) {
  const takenBack: string[] = [];
  const unwritten: string[] = [];
  const live = { dropCandidate: () => undefined } as unknown as FollowedLive;
  const onTakenBack = (why: string) => takenBack.push(why);
  const onUnwritten = (why: string) => unwritten.push(why);
  return {
    ...createWithdrawals({ store: into, live, now: () => who.at, onTakenBack, onUnwritten }),
    takenBack,
    unwritten,
  };
}

describe("a withdrawal", () => {
  it("while the store is away is reported, and written once the store is back", async () => {
    const { withdraw, retry, takenBack, unwritten } = withdrawals();
    await moved("releases", "away");
    await withdraw(id, "it fails");
    expect([takenBack, unwritten]).toEqual([[], ["it fails"]]);
    await expect(retry()).rejects.toThrow();
    await moved("away", "releases");
    await retry();
    const [last] = await history(store);
    expect(last).toMatchObject({ revision: 2, action: "withdraw", by: "edge", why: "mf-a withdrawn: it fails" });
    expect(takenBack).toEqual(["it fails"]);
    // Nothing is left to write, so the store may be away again.
    await moved("releases", "away");
    await expect(retry()).resolves.toBeUndefined();
  });

  it("is reported once while it is decided again and again and the store is away", async () => {
    const { withdraw, retry, unwritten } = withdrawals();
    await moved("releases", "away");
    for (const _ of [1, 2]) {
      await withdraw(id, "it fails");
      await expect(retry()).rejects.toThrow();
    }
    expect(unwritten).toEqual(["it fails"]);
  });

  it("is written once the store is back, although another stable set has gone live meanwhile", async () => {
    const { withdraw, retry, takenBack } = withdrawals();
    await moved("releases", "away");
    await withdraw(id, "it fails");
    await moved("away", "releases");
    const next = { "mf-b": { version: "1.0.0", integrity: integrityOf("c") } };
    await store.addComposition({ ...composition, revision: 2, action: "promote", stable: { ...stable, ...next } });
    await retry();
    expect((await history(store))[0]).toMatchObject({ revision: 3, action: "withdraw", candidates: [] });
    expect(takenBack).toEqual(["it fails"]);
  });

  it("is written by the next try, unreported, when another change goes live at the same moment", async () => {
    const promoted: Composition = { ...composition, revision: 2, action: "promote" };
    const { withdraw, retry, takenBack, unwritten } = withdrawals({
      ...store,
      addComposition: async (one) => {
        if ((await store.revisions())[0] === 1) await store.addComposition(promoted);
        await store.addComposition(one);
      },
    });
    await withdraw(id, "it fails");
    expect([takenBack, unwritten]).toEqual([[], []]);
    await retry();
    expect((await history(store))[0]).toMatchObject({ revision: 3, action: "withdraw", candidates: [] });
    expect([takenBack, unwritten]).toEqual([["it fails"], []]);
  });

  it("is written after another one that is decided at the same time", async () => {
    const other = { ...candidate, changes: { "mf-b": { version: "2.0.0", integrity: integrityOf("d") } } };
    await store.addComposition({ ...composition, revision: 2, candidates: [candidate, other] });
    const { withdraw, takenBack } = withdrawals();
    await Promise.all([withdraw(id, "it fails"), withdraw("mf-b 1796083200000", "it fails, too")]);
    expect((await history(store))[0]).toMatchObject({ revision: 4, action: "withdraw", candidates: [] });
    expect(takenBack).toEqual(["it fails", "it fails, too"]);
  });

  it("of a candidate that is gone is neither reported nor repeated", async () => {
    const { withdraw, retry, takenBack, unwritten } = withdrawals();
    await store.addComposition({ ...composition, revision: 2, action: "withdraw", candidates: [] });
    await withdraw(id, "it fails");
    await retry();
    expect([takenBack, unwritten]).toEqual([[], []]);
    expect(await history(store)).toHaveLength(2);
  });
});
