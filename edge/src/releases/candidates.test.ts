import { join } from "node:path";
import { diskObjects } from "@thuot-tha/shared/server";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { candidateName, candidateText, comparisonId } from "./candidates.ts";
import { promoteCandidate, setWeight, withdrawCandidate } from "./change-candidate.ts";
import { parseCohorts } from "./cohorts.ts";
import { ReleaseRefused } from "./errors.ts";
import { liveComposition } from "./history.ts";
import { promote } from "./promote.ts";
import { publish } from "./publish.ts";
import { rollback, undoPromotion } from "./rollback.ts";
import { type ReleaseStore, releaseStore } from "./store.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: ReleaseStore;
const remotes = ["mf-a", "mf-b", "mf-c", "mf-d", "mf-e", "mf-f"];
beforeEach(async () => {
  folder = await temporaryFolder();
  store = releaseStore(diskObjects(join(folder.path, "store")));
  for (const name of ["shell", ...remotes]) await publish(store, await writeBuild(folder.path, name));
  for (const name of remotes) await publish(store, await writeBuild(folder.path, name, { version: "1.1.0" }));
  const all = ["shell", ...remotes].map((name) => ({ name, version: "1.0.0" }));
  await promote(store, all, who(0), { check });
});
afterEach(() => folder.remove());

/** An operator, some hours after the first promotion. */
const who = (hours: number) => ({ by: "an", why: "", at: new Date(Date.UTC(2026, 11, 1, hours)) });
const candidate = (name: string, percent: number, hours: number) =>
  promote(store, [{ name, version: "1.1.0" }], who(hours), { percent, check });
const live = async () => {
  const composition = await liveComposition(store);
  if (!composition) throw new Error("nothing is live");
  return composition;
};
/** The active candidates, and the versions of the stable set other than 1.0.0. */
async function shown() {
  const { stable, candidates } = await live();
  const moved = Object.entries(stable).filter(([, { version }]) => version !== "1.0.0");
  return [...moved.map(([name, { version }]) => `${name}@${version}`), ...candidates.map(candidateText)];
}
const cohorts = async () => (await live()).candidates.map((one) => [...parseCohorts(one.cohorts)]);

describe("several candidates", () => {
  it("have shares, and no cohort sees two of them, while one grows and another comes", async () => {
    await candidate("mf-a", 10, 1);
    const [first = []] = await cohorts();
    await candidate("mf-b", 0.05, 2);
    await setWeight(store, 60, who(3), { candidate: "mf-a" });
    await candidate("mf-c", 38.95, 4);
    expect(await shown()).toEqual(["mf-a at 60 %", "mf-b at 0.05 %", "mf-c at 38.95 %"]);
    const all = await cohorts();
    expect(all.map(({ length }) => length)).toEqual([6000, 5, 3895]);
    expect(new Set(all.flat()).size).toBe(9900);
    expect(all[0]).toEqual(expect.arrayContaining(first));
  });

  it("get 99 percent at most, and there are five at most", async () => {
    await candidate("mf-a", 90, 1);
    await expect(candidate("mf-b", 9.01, 2)).rejects.toMatchObject({
      code: "CANDIDATE",
      message: "At most 9 % are left: all candidates together get 99 %, and these are out: mf-a at 90 %.",
    });
    for (const name of ["mf-b", "mf-c", "mf-d", "mf-e"]) await candidate(name, 0, 2);
    await expect(candidate("mf-f", 0, 3)).rejects.toMatchObject({
      message: "5 candidates are out; finish or withdraw one of them first.",
    });
  });

  it("change no release twice", async () => {
    await promote(
      store,
      ["mf-a", "mf-b"].map((name) => ({ name, version: "1.1.0" })),
      who(1),
      { percent: 0.5, check },
    );
    const message = "mf-b is in a candidate that is out, mf-a+mf-b at 0.5 %; finish it or withdraw it first.";
    await expect(candidate("mf-b", 10, 2)).rejects.toMatchObject({ code: "CANDIDATE", message });
    const toAll = promote(store, [{ name: "mf-b", version: "1.1.0" }], who(2), { check });
    await expect(toAll).rejects.toMatchObject({ code: "CANDIDATE", message });
    expect((await live()).revision).toBe(2);
  });

  it("do not change what they leave as it is", async () => {
    const named = [
      { name: "mf-a", version: "1.0.0" },
      { name: "mf-b", version: "1.1.0" },
    ];
    await promote(store, named, who(1), { percent: 10, check });
    expect((await live()).candidates.map(candidateName)).toEqual(["mf-b"]);
  });

  it("are named by a release that they change, once there are two", async () => {
    await candidate("mf-a", 10, 1);
    await candidate("mf-b", 0, 2);
    await expect(setWeight(store, 5, who(3))).rejects.toMatchObject({
      code: "CANDIDATE",
      message: "Several candidates are active, so name one: mf-a at 10 %, mf-b for staff only.",
    });
    await expect(withdrawCandidate(store, who(3), { candidate: "mf-c" })).rejects.toMatchObject({
      message: "No candidate changes mf-c. These are out: mf-a at 10 %, mf-b for staff only.",
    });
    await withdrawCandidate(store, who(3), { candidate: "mf-a" });
    expect(await shown()).toEqual(["mf-b for staff only"]);
    expect((await live()).why).toBe("mf-a withdrawn");
  });
});

describe("a promotion beside candidates", () => {
  it("puts them on the new stable set, which the gate has checked, and starts their comparisons again", async () => {
    await candidate("mf-a", 10, 1);
    await candidate("mf-b", 20, 2);
    const before = await live();
    const checked: string[] = [];
    await promoteCandidate(store, who(3), {
      candidate: "mf-a",
      check,
      checkOthers: async (_, set, changed) => {
        const versions = set.map(({ manifest: { name, version } }) => `${name}@${version}`);
        checked.push(versions.filter((one) => one.endsWith("1.1.0")).join(" "), Object.keys(changed).join(" "));
      },
    });
    expect(checked).toEqual(["mf-a@1.1.0 mf-b@1.1.0", "mf-a mf-b"]);
    expect(await shown()).toEqual(["mf-a@1.1.0", "mf-b at 20 %"]);
    const after = await live();
    const [was, is] = [before.candidates[1], after.candidates[0]];
    expect(is).toEqual(was);
    expect(comparisonId(after.stable, is!)).not.toBe(comparisonId(before.stable, was!));
  });

  it("is refused when one of them does not fit beside it", async () => {
    await candidate("mf-a", 10, 1);
    const fits = async (_: ReleaseStore, set: { manifest: { name: string; version: string } }[]) => {
      const has = (release: string) => set.some(({ manifest }) => `${manifest.name}@${manifest.version}` === release);
      if (has("mf-a@1.1.0") && has("mf-b@1.1.0")) throw new ReleaseRefused("CONTRACT", "mf-a needs an older mf-b.");
    };
    await expect(promote(store, [{ name: "mf-b", version: "1.1.0" }], who(2), { check: fits })).rejects.toMatchObject({
      code: "CONTRACT",
      message:
        "The candidate mf-a at 10 % does not fit beside it; withdraw it first, or promote other releases. mf-a needs an older mf-b.",
    });
    expect((await live()).revision).toBe(2);
  });
});

describe("a rollback beside candidates", () => {
  const back = (to?: number) => rollback(store, to, who(9), { check });

  it("withdraws the newest candidate while it is newer than the stable set, else restores the set before", async () => {
    await candidate("mf-a", 10, 1);
    await candidate("mf-b", 20, 2);
    expect((await back()).why).toBe("mf-b withdrawn");
    await promote(store, [{ name: "mf-c", version: "1.1.0" }], who(3), { check });
    await setWeight(store, 11, who(4));
    expect((await back()).why).toBe("back to revision 4");
    expect(await shown()).toEqual(["mf-a at 11 %"]);
  });

  it("ends candidates whose set was never served beside the restored one", async () => {
    await promote(store, [{ name: "mf-c", version: "1.1.0" }], who(1), { check });
    await candidate("mf-a", 10, 2);
    await back(1);
    expect(await shown()).toEqual([]);
  });

  it("ends a candidate whose releases the restored set has", async () => {
    await promote(store, [{ name: "mf-a", version: "1.1.0" }], who(1), { check });
    await back(1);
    await candidate("mf-a", 10, 10);
    await back(2);
    expect(await shown()).toEqual(["mf-a@1.1.0"]);
  });

  it("is the same when an edge takes a promotion back", async () => {
    await candidate("mf-a", 10, 1);
    await promote(store, [{ name: "mf-c", version: "1.1.0" }], who(2), { check });
    await undoPromotion(store, 3, { ...who(3), why: "it loops" });
    expect(await shown()).toEqual(["mf-a at 10 %"]);
  });

  it("is refused to an edge that takes back the first promotion, or one that is not live any more", async () => {
    const undone = (revision: number) => undoPromotion(store, revision, { ...who(3), why: "it loops" });
    await expect(undone(1)).rejects.toMatchObject({ code: "CONFLICT" });
    await promote(store, [{ name: "mf-c", version: "1.1.0" }], who(1), { check });
    await promote(store, [{ name: "mf-d", version: "1.1.0" }], who(2), { check });
    await expect(undone(2)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await shown()).toEqual(["mf-c@1.1.0", "mf-d@1.1.0"]);
  });
});

describe("compositions in the store", () => {
  const text = async (revision: number) => String(await store.objects.read(`compositions/${revision}.json`));

  it("name no candidates when there are none, so that earlier edges read them", async () => {
    expect(JSON.parse(await text(1))).not.toHaveProperty("candidates");
  });

  it("of an earlier edge have one candidate, for the first cohorts", async () => {
    const { stable } = await live();
    const release = { version: "1.1.0", integrity: `sha384-${"0".repeat(64)}` };
    const candidate = {
      set: { ...stable, "mf-a": release },
      percent: 7,
      preview: "Hk3v9QyTzp0a",
      since: "2026-12-01T01:00:00.000Z",
    };
    const earlier = {
      revision: 2,
      at: "2026-12-01T01:00:00.000Z",
      by: "an",
      why: "",
      action: "canary",
      stable,
      candidate,
    };
    await store.objects.put("compositions/2.json", Buffer.from(JSON.stringify(earlier)));
    const { candidates } = await live();
    expect(candidates).toMatchObject([{ changes: { "mf-a": release }, percent: 7, since: "2026-12-01T01:00:00.000Z" }]);
    expect(await cohorts()).toEqual([Array.from({ length: 700 }, (_, cohort) => cohort)]);
    await setWeight(store, 8, who(2));
    expect((await cohorts())[0]?.slice(0, 700)).toEqual(Array.from({ length: 700 }, (_, cohort) => cohort));
  });
});
