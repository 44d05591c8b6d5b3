import { type Entry, StoreError } from "@thuot-tha/shared/server";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { writeBuild } from "../testing/release.ts";
import { type StoreUnderTest, storesUnderTest } from "../testing/stores.ts";
import { collectGarbage } from "./garbage-collect.ts";
import { liveComposition } from "./history.ts";
import { promote } from "./promote.ts";
import { publish } from "./publish.ts";
import { rollback } from "./rollback.ts";
import { releaseStore } from "./store.ts";
import { storeTimeOrEarlier } from "./store-time.ts";
import { verifiedKey } from "./verify-release.ts";

const day = 24 * 3_600_000;
const versions = ["1.0.0", "1.1.0", "1.2.0", "1.3.0", "1.4.0"];
const shell = (version: string) => [{ name: "shell", version }];

let under: StoreUnderTest;
afterEach(() => under.close());

/** Promotes five versions, one a day; the last is a candidate. */
async function fiveVersions(open: () => Promise<StoreUnderTest>) {
  under = await open();
  for (const version of versions) {
    await publish(under.store, await writeBuild(under.folder, "shell", { version }));
    const at = new Date(Date.now() + versions.indexOf(version) * day);
    const percent = version === "1.4.0" ? 10 : undefined;
    await promote(under.store, shell(version), { by: "an", why: "", at }, { percent, check });
  }
  return under.store;
}

describe.each(Object.entries(storesUnderTest))("garbage collection in %s", (_, open) => {
  it("keeps live releases, the candidate, rollback targets and releases that open tabs may need; deletes the rest in two runs", async () => {
    const store = await fiveVersions(open);
    const later = (days: number) => ({ now: new Date(Date.now() + days * day), maxTabAgeMs: 7 * day, targets: 1 });
    expect(await collectGarbage(store, later(5))).toMatchObject({ marked: [], deleted: [] });
    const run = await collectGarbage(store, later(30));
    expect(run).toMatchObject({ marked: ["shell@1.0.0", "shell@1.1.0"], deleted: [] });
    await expect(
      promote(
        { ...store, readComposition: async () => null },
        shell("1.0.0"),
        { by: "an", why: "", at: new Date() },
        { check },
      ),
    ).rejects.toMatchObject({ message: expect.stringContaining("is marked for deletion") });
    expect((await collectGarbage(store, later(31))).deleted).toEqual(["shell@1.0.0", "shell@1.1.0"]);
    expect((await store.published()).map(({ version }) => version)).toEqual(["1.2.0", "1.3.0", "1.4.0"]);
    expect((await liveComposition(store))?.stable.shell?.version).toBe("1.3.0");
  });

  it("keeps the rollback targets, however many sets were promoted and rolled back since", async () => {
    under = await open();
    const { store } = under;
    const who = (days: number) => ({ by: "an", why: "", at: new Date(Date.now() + days * day) });
    for (const version of versions) {
      await publish(store, await writeBuild(under.folder, "shell", { version }));
      await promote(store, shell(version), who(0), { check });
      if (version !== "1.0.0" && version !== "1.1.0") await rollback(store, undefined, who(0), { check });
    }
    const run = await collectGarbage(store, { now: new Date(Date.now() + 30 * day), maxTabAgeMs: 7 * day, targets: 1 });
    expect(run.marked).toEqual(["shell@1.2.0", "shell@1.3.0", "shell@1.4.0"]);
    expect((await rollback(store, undefined, who(30), { check })).stable.shell?.version).toBe("1.0.0");
  });

  it("names the way to keep a marked release, with which a rollback to it is possible again", async () => {
    const store = await fiveVersions(open);
    const who = { by: "an", why: "", at: new Date(Date.now() + 30 * day) };
    const collect = (targets: number) => collectGarbage(store, { now: who.at, maxTabAgeMs: 7 * day, targets });
    expect(await collect(1)).toMatchObject({ marked: ["shell@1.0.0", "shell@1.1.0"] });
    await expect(rollback(store, 1, who, { check })).rejects.toMatchObject({
      message:
        "shell@1.0.0 is marked for deletion. If it was live, ops gc with a larger --keep (or --tabs) keeps it, unless it has been deleted; otherwise publish a new version.",
    });
    expect(await collect(3)).toMatchObject({ marked: [], deleted: [] });
    expect(await rollback(store, 1, who, { check })).toMatchObject({ stable: { shell: { version: "1.0.0" } } });
  });

  it("goes on past a damaged composition, and keeps what its set may need for the life of a tab", async () => {
    const store = await fiveVersions(open);
    await store.objects.put("compositions/2.json", Buffer.from("half"));
    const run = (days: number) =>
      collectGarbage(store, { now: new Date(Date.now() + days * day), maxTabAgeMs: 7 * day, targets: 1 });
    expect(await run(5)).toMatchObject({ marked: [], damaged: [2] });
    expect(await run(30)).toMatchObject({ marked: ["shell@1.0.0", "shell@1.1.0"], damaged: [2] });
    // The newest may be what edges serve.
    await store.objects.put("compositions/5.json", Buffer.from("half"));
    expect(await run(31)).toMatchObject({ marked: [], deleted: [], damaged: [5, 2] });
  });

  it("keeps an old release that was live until lately, whatever the operators' clocks showed", async () => {
    under = await open();
    const { store } = under;
    const who = { by: "an", why: "", at: new Date("2020-01-01T00:00:00Z") };
    for (const version of versions) {
      await publish(store, await writeBuild(under.folder, "shell", { version }));
      await promote(store, shell(version), who, { check });
    }
    // The releases were published a month ago.
    const list: typeof store.objects.list = async (prefix) =>
      (await store.objects.list(prefix)).map((one) =>
        prefix === "remotes/" ? { ...one, at: new Date(one.at.getTime() - 30 * day) } : one,
      );
    const run = await collectGarbage(releaseStore({ ...store.objects, list }), {
      now: new Date(),
      maxTabAgeMs: 7 * day,
      targets: 1,
    });
    expect(run.marked).toEqual([]);
  });

  it("marks nothing that was published lately, and deletes nothing within an hour of its mark", async () => {
    const store = await fiveVersions(open);
    await publish(store, await writeBuild(under.folder, "shell", { version: "2.0.0" }));
    const began = Date.now();
    const run = (hours: number, maxTabAgeMs: number) =>
      collectGarbage(store, { now: new Date(began + hours * 3_600_000), maxTabAgeMs, targets: 1 });
    expect((await run(23, day)).marked).toEqual([]);
    const marked = ["shell@1.0.0", "shell@1.1.0", "shell@2.0.0"];
    expect(await run(0.5, 0)).toMatchObject({ marked, deleted: [] });
    expect(await run(0.5, 0)).toMatchObject({ marked: [], deleted: [] });
    expect(await run(3, 0)).toMatchObject({ marked: [], deleted: marked });
    expect(await store.objects.list("remotes/shell/2.0.0/")).toEqual([]);
  });

  it("says in a dry run what it would do, and does none of it", async () => {
    const store = await fiveVersions(open);
    await store.objects.put("remotes/shell/9.0.0/entry.js", Buffer.from("half"));
    const run = (days: number, targets: number, dryRun: boolean) =>
      collectGarbage(store, { now: new Date(Date.now() + days * day), maxTabAgeMs: 7 * day, targets, dryRun });
    const old = ["shell@1.0.0", "shell@1.1.0"];
    expect(await run(30, 1, true)).toMatchObject({ marked: old, leftovers: 1 });
    expect(await store.retired()).toEqual(new Map());
    expect((await run(30, 1, false)).leftovers).toBe(1);
    expect(await run(31, 3, true)).toMatchObject({ marked: [], deleted: [] });
    expect(await run(31, 1, true)).toMatchObject({ marked: [], deleted: old });
    expect((await store.published()).map(({ version }) => version)).toEqual(versions);
  });

  it("leaves nothing of a deleted release, which is none any more once its deletion has begun", async () => {
    const store = await fiveVersions(open);
    const { objects } = store;
    const remove: typeof objects.remove = (key) =>
      key.endsWith("/1.1.0/entry.js") ? Promise.reject(new Error("the store fails")) : objects.remove(key);
    const run = (days: number, through = store) =>
      collectGarbage(through, { now: new Date(Date.now() + days * day), maxTabAgeMs: 7 * day, targets: 1 });
    await run(30);
    await expect(run(31, { ...store, objects: { ...objects, remove } })).rejects.toThrow("the store fails");
    expect((await store.published()).map(({ version }) => version)).toEqual(["1.2.0", "1.3.0", "1.4.0"]);
    expect(await objects.has(verifiedKey({ name: "shell", version: "1.0.0" }))).toBe(false);
  });

  it("does not delete a release whose mark another run has taken back meanwhile", async () => {
    const store = await fiveVersions(open);
    const { objects } = store;
    const run = (days: number, targets: number, through = store) =>
      collectGarbage(through, { now: new Date(Date.now() + days * day), maxTabAgeMs: 7 * day, targets });
    await run(30, 1);
    const remove: typeof objects.remove = async (key) => {
      if (key.endsWith("/1.0.0/release.json")) await run(31, 2);
      await objects.remove(key);
    };
    const late = await run(31, 1, { ...store, objects: { ...objects, remove } });
    expect(late.deleted).toEqual(["shell@1.0.0"]);
    expect((await store.published()).map(({ version }) => version)).toEqual(["1.1.0", "1.2.0", "1.3.0", "1.4.0"]);
  });

  it("makes room in a full store: deletes what it has marked before, by the time of the newest file, and then marks", async () => {
    const store = await fiveVersions(open);
    const { objects } = store;
    await collectGarbage(store, { now: new Date(Date.now() + day), maxTabAgeMs: 0, targets: 2 });
    await objects.put("edges/a.json", Buffer.from("{}"));
    const hours: Record<string, string> = { edges: "10", retired: "08" };
    const dated = ({ key, ...entry }: Entry): Entry => ({
      ...entry,
      key,
      at: new Date(`2026-12-01T${hours[key.split("/")[0] ?? ""] ?? "07"}:00:00Z`),
    });
    let isFull = true;
    const withRoom = async <T>(write: () => Promise<T>): Promise<T> => {
      if (isFull) throw new StoreError("full", "The store is full.");
      return write();
    };
    const full = releaseStore({
      ...objects,
      list: async (prefix) => (await objects.list(prefix)).map(dated),
      create: (key, bytes) => withRoom(() => objects.create(key, bytes)),
      put: (key, bytes) => withRoom(() => objects.put(key, bytes)),
      remove: async (key) => {
        await objects.remove(key);
        isFull = false;
      },
    });
    const now = await storeTimeOrEarlier(full);
    expect(now).toEqual(new Date("2026-12-01T10:00:00Z"));
    const run = await collectGarbage(full, { now, maxTabAgeMs: 0, targets: 1 });
    expect(run).toMatchObject({ deleted: ["shell@1.0.0"], marked: ["shell@1.1.0"] });
  });

  it("deletes nothing when a composition cannot be read now", async () => {
    const store = await fiveVersions(open);
    const readComposition = () => Promise.reject(new Error("the store fails"));
    const run = collectGarbage({ ...store, readComposition }, { now: new Date(), maxTabAgeMs: 0, targets: 1 });
    await expect(run).rejects.toThrow("the store fails");
  });

  it("refuses new content under a deleted version", async () => {
    const store = await fiveVersions(open);
    for (const days of [30, 31]) {
      await collectGarbage(store, { now: new Date(Date.now() + days * day), maxTabAgeMs: day, targets: 1 });
    }
    const again = await writeBuild(under.folder, "shell", { version: "1.0.0" });
    await expect(publish(store, again)).rejects.toMatchObject({ code: "ALREADY_PUBLISHED" });
  });

  it("removes the files of an unfinished upload and what is daily after a day, load counts after thirty", async () => {
    const store = await fiveVersions(open);
    const before = (await store.objects.list("remotes/")).length;
    const daily = ["remotes/shell/9.0.0/entry.js", "edges/a.json", "requests/b.json", "alerts/c.json", "clock/d"];
    for (const key of [...daily, "health/e.json"]) await store.objects.put(key, Buffer.from("half"));
    const leftovers = async (hours: number) => {
      const now = new Date(Date.now() + hours * 3_600_000);
      return (await collectGarbage(store, { now, maxTabAgeMs: 60 * day, targets: 9 })).leftovers;
    };
    expect([await leftovers(23.5), await leftovers(24.5)]).toEqual([0, daily.length]);
    expect([await leftovers(719.5), await leftovers(720.5)]).toEqual([0, 1]);
    expect((await store.objects.list("remotes/")).length).toBe(before);
  });

  describe("an interrupted publication that is repeated a day later", () => {
    const entry = "remotes/shell/9.0.0/entry.js";
    const inTwoDays = { now: new Date(Date.now() + 2 * day), maxTabAgeMs: 7 * day, targets: 9 };

    /** @returns the build whose first file has been uploaded */
    async function interrupted(): Promise<string> {
      under = await open();
      const build = await writeBuild(under.folder, "shell", { version: "9.0.0" });
      await under.store.objects.create(entry, Buffer.from("// shell 9.0.0"));
      return build;
    }

    it("keeps its files when it ends while old files are listed", async () => {
      const build = await interrupted();
      const { store } = under;
      const list: typeof store.objects.list = async (prefix) => {
        if (prefix === "arriving/") await publish(store, build);
        return store.objects.list(prefix);
      };
      const run = await collectGarbage({ ...store, objects: { ...store.objects, list } }, inTwoDays);
      expect(run.leftovers).toBe(0);
      expect(String(await store.objects.read(entry))).toBe("// shell 9.0.0");
    });

    it("has its files when old ones are deleted right before its release.json", async () => {
      const build = await interrupted();
      const { store } = under;
      const create: typeof store.objects.create = async (key, bytes) => {
        if (key.endsWith("release.json")) await collectGarbage(store, inTwoDays);
        return store.objects.create(key, bytes);
      };
      await publish(releaseStore({ ...store.objects, create }), build);
      expect(String(await store.objects.read(entry))).toBe("// shell 9.0.0");
      expect(String(await store.objects.read("remotes/shell/9.0.0/server.js"))).toBe("module.exports = {};");
    });
  });
});
