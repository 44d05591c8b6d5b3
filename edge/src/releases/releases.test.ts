import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { writeBuild } from "../testing/release.ts";
import { type StoreUnderTest, storesUnderTest } from "../testing/stores.ts";
import { promoteCandidate, setWeight, withdrawCandidate } from "./change-candidate.ts";
import { history, liveComposition } from "./history.ts";
import { integrityOf } from "./integrity.ts";
import { promote } from "./promote.ts";
import { publish } from "./publish.ts";
import { rollback } from "./rollback.ts";
import { releaseStore } from "./store.ts";

const at = new Date("2026-12-01T00:00:00Z");
const who = { by: "an", why: "a try", at };

describe.each(Object.entries(storesUnderTest))("releases in %s", (_, open) => {
  let under: StoreUnderTest;
  beforeEach(async () => {
    under = await open();
  });
  afterEach(() => under.close());

  type Build = [name: string, options?: Parameters<typeof writeBuild>[2]];

  async function published(...builds: Build[]) {
    for (const [name, options] of builds) await publish(under.store, await writeBuild(under.folder, name, options));
    return under.store;
  }
  const versions = async (name: string) =>
    (await under.store.published()).filter((one) => one.name === name).map(({ version }) => version);

  describe("publish", () => {
    it("adds a complete release to the store, once", async () => {
      const build = await writeBuild(under.folder, "mf-catalog");
      const store = under.store;
      expect(await publish(store, build)).toEqual({ name: "mf-catalog", version: "1.0.0", added: true });
      expect(await publish(store, build)).toEqual({ name: "mf-catalog", version: "1.0.0", added: false });
      expect(await versions("mf-catalog")).toEqual(["1.0.0"]);
    });

    it("records the first publisher of a release, and no later ones", async () => {
      const build = await writeBuild(under.folder, "mf-catalog");
      await publish(under.store, build, { by: "an", why: "filters" });
      await publish(under.store, build, { by: "binh", why: "again" });
      const release = { name: "mf-catalog", version: "1.0.0" };
      expect(await under.store.publisherOf(release)).toEqual({ by: "an", why: "filters" });
    });

    it("refuses the same version with other content", async () => {
      const store = await published(["mf-catalog"]);
      const other = await writeBuild(under.folder, "mf-catalog", { server: "module.exports = 1;" });
      await expect(publish(store, other)).rejects.toMatchObject({ code: "ALREADY_PUBLISHED" });
    });

    it("says when a build differs from the published one only in what Node has compressed", async () => {
      const compressedBy = (node: string) => ({ contents: { "entry.js.br": node }, release: { source: node } });
      await publish(under.store, await writeBuild(under.folder, "mf-catalog", compressedBy("26.10.0")));
      const other = await writeBuild(under.folder, "mf-catalog", compressedBy("26.11.0"));
      await expect(publish(under.store, other)).rejects.toMatchObject({
        code: "ALREADY_PUBLISHED",
        message:
          "mf-catalog@1.0.0 is published already, and this build differs only in its compressed files; build it with the same Node, or give it a version of its own.",
      });
    });

    it.each([
      ["another file", { contents: { "more.js": "// more" } }],
      [
        "another page",
        { manifest: { routes: [{ page: "p", path: "/p", rendering: "client" as const, login: false }] } },
      ],
    ])("asks for a version of its own for %s", async (_, other) => {
      await publish(under.store, await writeBuild(under.folder, "mf-catalog"));
      const again = publish(under.store, await writeBuild(under.folder, "mf-catalog", other));
      await expect(again).rejects.toMatchObject({
        message: "mf-catalog@1.0.0 is published already; give the change a version of its own.",
      });
    });

    it("refuses a build whose files differ from its manifest, and leaves nothing visible", async () => {
      const build = await writeBuild(under.folder, "mf-catalog");
      await appendFile(join(build, "entry.js"), "!");
      await expect(publish(under.store, build)).rejects.toMatchObject({ code: "DAMAGED" });
      expect(await under.store.published()).toEqual([]);
    });

    it.each(["stable", "candidate"])("refuses a remote of the name %s, which is reserved for a set", async (name) => {
      const build = await writeBuild(under.folder, name);
      await expect(publish(under.store, build)).rejects.toMatchObject({
        code: "USAGE",
        message: expect.stringContaining("give the package another name"),
      });
      expect(await under.store.published()).toEqual([]);
    });

    it.each(["../../../compositions/1.json", "a/../../1.0.1/entry.js", "publisher.json"])(
      "refuses a file outside of the release, or beside those of a build: %s",
      async (path) => {
        // All of these paths stay in the test's folder.
        const build = await writeBuild(join(under.folder, "team"), "mf-catalog");
        const listed = { path, bytes: 3, integrity: integrityOf(Buffer.from("{}\n")) };
        await mkdir(dirname(join(build, path)), { recursive: true });
        await writeFile(join(build, path), "{}\n");
        const release = JSON.parse(await readFile(join(build, "release.json"), "utf8"));
        await writeFile(join(build, "release.json"), JSON.stringify({ ...release, files: [...release.files, listed] }));
        await expect(publish(under.store, build)).rejects.toMatchObject({
          code: "USAGE",
          message: expect.stringContaining(`${path} is no file of a release`),
        });
        expect(await under.store.objects.list("remotes/")).toEqual([]);
        expect(await under.store.revisions()).toEqual([]);
      },
    );

    it("reports a missing build", async () => {
      const nowhere = join(under.folder, "nowhere");
      await expect(publish(under.store, nowhere)).rejects.toMatchObject({
        code: "NOT_BUILT",
        message: `${nowhere} holds no release.json; build the package first, or correct its name.`,
      });
    });
  });

  describe("a copy of a composition that an operator has put beside it", () => {
    it("is no revision", async () => {
      const store = await published(["shell"]);
      await promote(store, [{ name: "shell", version: "1.0.0" }], who, { check });
      const bytes = (await store.objects.read("compositions/1.json")) ?? Buffer.from("");
      for (const name of ["before-20261130", "old/7"]) await store.objects.put(`compositions/${name}.json`, bytes);
      expect(await store.revisions()).toEqual([1]);
      expect(await liveComposition(store)).toMatchObject({ revision: 1 });
    });
  });

  describe("promote", () => {
    /** An operator whose command begins at `at`, and who waits for a gate until the later time. */
    const waiting = (until: string) => ({ ...who, now: () => new Date(until) });

    it("dates a revision by its write, because the gate may take long", async () => {
      const store = await published(["shell"]);
      await promote(store, [{ name: "shell", version: "1.0.0" }], waiting("2026-12-01T00:12:00Z"), { check });
      expect((await liveComposition(store))?.at).toBe("2026-12-01T00:12:00.000Z");
    });

    it("refuses a release that was marked for deletion while the gate took more than half an hour", async () => {
      const store = await published(["shell"]);
      const shell = { name: "shell", version: "1.0.0" };
      const slowGate = () => store.retire(shell);
      await expect(promote(store, [shell], waiting("2026-12-01T00:30:01Z"), { check: slowGate })).rejects.toMatchObject(
        { code: "UNKNOWN_RELEASE", message: expect.stringContaining("marked for deletion") },
      );
      expect(await store.revisions()).toEqual([]);
    });

    it("is live although the edges that it would notify cannot be listed", async () => {
      const { objects } = await published(["shell"]);
      const list: typeof objects.list = async (prefix) => {
        if (prefix === "edges/") throw new Error("the store fails");
        return objects.list(prefix);
      };
      await promote(releaseStore({ ...objects, list }), [{ name: "shell", version: "1.0.0" }], who, { check });
      expect((await liveComposition(under.store))?.revision).toBe(1);
    });

    it("promotes several releases in one revision and keeps the others", async () => {
      const store = await published(["shell"], ["mf-a"], ["mf-a", { version: "1.1.0" }]);
      await promote(
        store,
        [
          { name: "shell", version: "1.0.0" },
          { name: "mf-a", version: "1.0.0" },
        ],
        who,
        { check },
      );
      await promote(store, [{ name: "mf-a", version: "1.1.0" }], who, { check });
      const live = await liveComposition(store);
      expect(live).toMatchObject({ revision: 2, by: "an", why: "a try", at: "2026-12-01T00:00:00.000Z" });
      expect(live?.stable.shell?.version).toBe("1.0.0");
      expect(live?.stable["mf-a"]?.version).toBe("1.1.0");
    });

    it("refuses an unpublished release", async () => {
      const store = await published(["shell"]);
      await expect(promote(store, [{ name: "mf-a", version: "9.9.9" }], who, { check })).rejects.toMatchObject({
        code: "UNKNOWN_RELEASE",
      });
      expect(await store.newest()).toBeNull();
    });

    it.each([
      ["a set without a shell", ["mf-a"], {}, "PLATFORM"],
      ["a remote for another platform", ["shell", "mf-a"], { platform: "^2.0.0" }, "PLATFORM"],
      [
        "an event that no release emits",
        ["shell", "mf-a"],
        { events: { emits: [], consumes: ["cart.changed@1"] } },
        "CONTRACT",
      ],
    ])("refuses %s", async (_, names, manifest, code) => {
      const store = await published(...names.map((name): Build => [name, { manifest }]));
      const chosen = names.map((name) => ({ name, version: "1.0.0" }));
      await expect(promote(store, chosen, who, { check })).rejects.toMatchObject({ code });
      expect(await store.newest()).toBeNull();
    });

    it("refuses two remotes that claim one address", async () => {
      const route = (path: string) => ({ routes: [{ page: "p", path, rendering: "server" as const, login: false }] });
      const store = await published(
        ["shell"],
        ["mf-a", { manifest: route("/:one") }],
        ["mf-b", { manifest: route("/:other") }],
      );
      const chosen = ["shell", "mf-a", "mf-b"].map((name) => ({ name, version: "1.0.0" }));
      await expect(promote(store, chosen, who, { check })).rejects.toMatchObject({ code: "ROUTES" });
    });

    it("refuses a release with a damaged or missing file", async () => {
      const store = await published(["shell"], ["mf-a"]);
      const file = "remotes/mf-a/1.0.0/server.js";
      await store.objects.put(file, Buffer.from("module.exports = 'other';"));
      const chosen = ["shell", "mf-a"].map((name) => ({ name, version: "1.0.0" }));
      await expect(promote(store, chosen, who, { check })).rejects.toMatchObject({ code: "DAMAGED" });
      await store.objects.remove(file);
      await expect(promote(store, chosen, who, { check })).rejects.toMatchObject({ code: "DAMAGED" });
    });

    it("lets one of two concurrent promotions succeed", async () => {
      const store = await published(["shell"], ["shell", { version: "1.1.0" }]);
      const results = await Promise.allSettled(
        ["1.0.0", "1.1.0"].map((version) => promote(store, [{ name: "shell", version }], who, { check })),
      );
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(results.find((one) => one.status === "rejected")).toMatchObject({ reason: { code: "CONFLICT" } });
    });
  });

  describe("damage in the store", () => {
    const shell = (version: string) => [{ name: "shell", version }];
    const half = Buffer.from('{ "revision": ');

    it("is reported with the name of the release, which cannot go live", async () => {
      const store = await published(["shell"]);
      await store.objects.put("remotes/shell/1.0.0/release.json", half);
      await expect(promote(store, shell("1.0.0"), who, { check })).rejects.toMatchObject({
        code: "DAMAGED",
        message: "release.json of shell@1.0.0 is damaged; publish a new version.",
      });
    });

    it("is the description of another release, too", async () => {
      const store = await published(["shell"], ["shell", { version: "1.1.0" }]);
      const other = await store.readFile("shell", "1.0.0", "release.json");
      await store.objects.put("remotes/shell/1.1.0/release.json", other ?? half);
      await expect(promote(store, shell("1.1.0"), who, { check })).rejects.toMatchObject({
        code: "DAMAGED",
        message: "release.json of shell@1.1.0 is damaged; publish a new version.",
      });
    });

    it("is overcome by a rollback to a revision by its number", async () => {
      const store = await published(["shell"], ["shell", { version: "1.1.0" }]);
      await promote(store, shell("1.0.0"), who, { check });
      await promote(store, shell("1.1.0"), who, { check });
      await store.objects.put("compositions/2.json", half);
      await expect(promote(store, shell("1.1.0"), who, { check })).rejects.toMatchObject({
        code: "DAMAGED",
        message:
          "compositions/2.json is damaged; bring an earlier revision back by its number, with ops rollback <revision>.",
      });
      expect(await rollback(store, 1, who, { check })).toMatchObject({
        revision: 3,
        stable: { shell: { version: "1.0.0" } },
      });
      expect((await history(store)).map(({ revision }) => revision)).toEqual([3, 1]);
    });
  });

  describe("a candidate", () => {
    const shell = (version: string) => [{ name: "shell", version }];
    async function withCandidate() {
      const store = await published(["shell"], ["shell", { version: "1.1.0" }], ["shell", { version: "1.2.0" }]);
      await promote(store, shell("1.0.0"), who, { check });
      await promote(store, shell("1.1.0"), who, { percent: 10, check });
      return store;
    }

    it("is served beside the stable set, grows, and becomes the stable set", async () => {
      const store = await withCandidate();
      expect(await liveComposition(store)).toMatchObject({
        revision: 2,
        action: "canary",
        stable: { shell: { version: "1.0.0" } },
        candidates: [{ percent: 10, changes: { shell: { version: "1.1.0" } } }],
      });
      await setWeight(store, 50, who);
      expect((await liveComposition(store))?.candidates[0]?.percent).toBe(50);
      await promoteCandidate(store, who, { check });
      const live = await liveComposition(store);
      expect(live).toMatchObject({ revision: 4, action: "finish", stable: { shell: { version: "1.1.0" } } });
      expect(live?.candidates).toEqual([]);
    });

    it("needs a stable set beside it", async () => {
      const store = await published(["shell"]);
      const alone = promote(store, shell("1.0.0"), who, { percent: 10, check });
      await expect(alone).rejects.toMatchObject({ code: "NOTHING_LIVE" });
      expect(await store.newest()).toBeNull();
    });

    it("must be finished or withdrawn before its releases are promoted", async () => {
      const store = await withCandidate();
      await expect(promote(store, shell("1.2.0"), who, { check })).rejects.toMatchObject({ code: "CANDIDATE" });
      await withdrawCandidate(store, who);
      await promote(store, shell("1.2.0"), who, { check });
      expect((await liveComposition(store))?.stable.shell?.version).toBe("1.2.0");
      await expect(setWeight(store, 20, who)).rejects.toMatchObject({ code: "CANDIDATE" });
    });

    it("is withdrawn by a rollback first", async () => {
      const store = await withCandidate();
      const back = await rollback(store, undefined, who, { check });
      expect(back.candidates).toEqual([]);
      expect(back.stable.shell?.version).toBe("1.0.0");
    });

    it("is not withdrawn on the evidence against an earlier one", async () => {
      const store = await withCandidate();
      await expect(withdrawCandidate(store, who, { id: "earlier" })).rejects.toMatchObject({ code: "CANDIDATE" });
      expect((await liveComposition(store))?.candidates[0]?.percent).toBe(10);
    });

    it.each([-1, 100, 99.5, 0.005])("is not shown to %d percent", async (percent) => {
      const store = await withCandidate();
      await expect(setWeight(store, percent, who)).rejects.toMatchObject({ code: "USAGE" });
    });
  });

  describe("a dry run", () => {
    it("runs the gate and changes nothing", async () => {
      const store = await published(["shell"]);
      const shell = [{ name: "shell", version: "1.0.0" }];
      expect((await promote(store, shell, who, { dryRun: true, check })).revision).toBe(1);
      expect(await store.newest()).toBeNull();
      const refuse = () => Promise.reject(new Error("does not load"));
      await expect(promote(store, shell, who, { dryRun: true, check: refuse })).rejects.toThrow("does not load");
    });
  });

  describe("rollback", () => {
    it("restores the set before the live one, as a new revision", async () => {
      const store = await published(["shell"], ["shell", { version: "1.1.0" }]);
      await promote(store, [{ name: "shell", version: "1.0.0" }], who, { check });
      await promote(store, [{ name: "shell", version: "1.1.0" }], who, { check });
      const back = await rollback(store, undefined, { ...who, why: "" }, { check });
      expect(back).toMatchObject({ revision: 3, why: "back to revision 1" });
      expect(back.stable.shell?.version).toBe("1.0.0");
    });

    it("goes further back when repeated, never forward", async () => {
      const versions = ["1.0.0", "1.1.0", "1.2.0"];
      const store = await published(...versions.map((version): Build => ["shell", { version }]));
      for (const version of versions) await promote(store, [{ name: "shell", version }], who, { check });
      expect((await rollback(store, undefined, who, { check })).stable.shell?.version).toBe("1.1.0");
      expect((await rollback(store, undefined, who, { check })).stable.shell?.version).toBe("1.0.0");
      await expect(rollback(store, undefined, who, { check })).rejects.toMatchObject({ code: "UNKNOWN_RELEASE" });
    });

    const versions = ["1.0.0", "1.1.0", "1.2.0"];
    async function promoted(...live: string[]) {
      const store = await published(...versions.map((version): Build => ["shell", { version }]));
      for (const version of live) await promote(store, [{ name: "shell", version }], who, { check });
      return store;
    }
    const rolledBack = async (to?: number) => (await rollback(under.store, to, who, { check })).stable.shell?.version;

    it("takes back the last promotion, even of a set that was live before", async () => {
      await promoted("1.0.0", "1.1.0", "1.2.0", "1.1.0");
      expect([await rolledBack(), await rolledBack(), await rolledBack()]).toEqual(["1.2.0", "1.1.0", "1.0.0"]);
    });

    it("takes back the first set when it was promoted again", async () => {
      await promoted("1.0.0", "1.1.0", "1.0.0");
      expect(await rolledBack()).toBe("1.1.0");
    });

    it("continues from the set that a rollback restored", async () => {
      const store = await promoted("1.0.0", "1.1.0");
      expect(await rolledBack()).toBe("1.0.0");
      await promote(store, [{ name: "shell", version: "1.2.0" }], who, { check });
      expect(await rolledBack()).toBe("1.0.0");
      expect(await rolledBack(2)).toBe("1.1.0");
      expect(await rolledBack()).toBe("1.0.0");
    });

    it("takes back a finished candidate", async () => {
      const store = await promoted("1.0.0");
      await promote(store, [{ name: "shell", version: "1.1.0" }], who, { percent: 10, check });
      await setWeight(store, 5, who);
      await promoteCandidate(store, who, { check });
      expect(await rolledBack()).toBe("1.0.0");
    });

    it("names a revision that does not exist", async () => {
      await promoted("1.0.0", "1.1.0");
      await expect(rolledBack(77)).rejects.toMatchObject({
        code: "UNKNOWN_RELEASE",
        message: "There is no revision 77; see the history.",
      });
    });

    it("reports when there is no earlier set", async () => {
      await expect(rollback(under.store, undefined, who, { check })).rejects.toMatchObject({ code: "NOTHING_LIVE" });
    });
  });
});
