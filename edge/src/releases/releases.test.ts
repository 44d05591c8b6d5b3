import { appendFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { diskStore } from "./disk-store.ts";
import { liveComposition, promote, rollback } from "./promote.ts";
import { publish } from "./publish.ts";

const at = new Date("2026-12-01T00:00:00Z");
const who = { by: "an", why: "a try", at };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const storeOf = () => diskStore(join(folder.path, "store"));

async function published(...builds: Parameters<typeof writeBuild>[]) {
  const store = storeOf();
  for (const build of builds) await publish(store, await writeBuild(...build));
  return store;
}

describe("publish", () => {
  it("puts a whole release into the store, once", async () => {
    const build = await writeBuild(folder.path, "mf-catalog");
    const store = storeOf();
    expect(await publish(store, build)).toEqual({ name: "mf-catalog", version: "1.0.0", added: true });
    expect(await publish(store, build)).toEqual({ name: "mf-catalog", version: "1.0.0", added: false });
    expect(await store.versions("mf-catalog")).toEqual(["1.0.0"]);
  });

  it("refuses the same version with other content", async () => {
    const store = await published([folder.path, "mf-catalog"]);
    const other = await writeBuild(folder.path, "mf-catalog", { server: "module.exports = 1;" });
    await expect(publish(store, other)).rejects.toMatchObject({ code: "ALREADY_PUBLISHED" });
  });

  it("refuses a build whose files are not what was built, and leaves nothing visible", async () => {
    const build = await writeBuild(folder.path, "mf-catalog");
    await appendFile(join(build, "entry.js"), "!");
    await expect(publish(storeOf(), build)).rejects.toMatchObject({ code: "DAMAGED" });
    expect(await storeOf().names()).toEqual([]);
  });

  it("says when there is no build", async () => {
    await expect(publish(storeOf(), join(folder.path, "nowhere"))).rejects.toMatchObject({ code: "NOT_BUILT" });
  });
});

describe("promote", () => {
  it("puts several releases live in one revision and keeps the others", async () => {
    const store = await published(
      [folder.path, "shell"],
      [folder.path, "mf-a"],
      [folder.path, "mf-a", { version: "1.1.0" }],
    );
    await promote(
      store,
      [
        { name: "shell", version: "1.0.0" },
        { name: "mf-a", version: "1.0.0" },
      ],
      who,
    );
    await promote(store, [{ name: "mf-a", version: "1.1.0" }], who);
    const live = await liveComposition(store);
    expect(live).toMatchObject({ revision: 2, by: "an", why: "a try", at: "2026-12-01T00:00:00.000Z" });
    expect(live?.stable.shell?.version).toBe("1.0.0");
    expect(live?.stable["mf-a"]?.version).toBe("1.1.0");
  });

  it("refuses what is not published", async () => {
    const store = await published([folder.path, "shell"]);
    await expect(promote(store, [{ name: "mf-a", version: "9.9.9" }], who)).rejects.toMatchObject({
      code: "UNKNOWN_RELEASE",
    });
    expect(await store.readLive()).toBeNull();
  });

  it.each([
    ["a set without a shell", ["mf-a"], {}, "PLATFORM"],
    ["a remote for another platform", ["shell", "mf-a"], { platform: "^2.0.0" }, "PLATFORM"],
    ["a remote for other contracts", ["shell", "mf-a"], { contracts: "^2.0.0" }, "PLATFORM"],
    ["an event nobody emits", ["shell", "mf-a"], { events: { emits: [], consumes: ["cart.changed@1"] } }, "CONTRACT"],
  ])("refuses %s", async (_, names, manifest, code) => {
    const store = await published(...names.map((name): [string, string, object] => [folder.path, name, { manifest }]));
    const chosen = names.map((name) => ({ name, version: "1.0.0" }));
    await expect(promote(store, chosen, who)).rejects.toMatchObject({ code });
    expect(await store.readLive()).toBeNull();
  });

  it("refuses two remotes that claim one address", async () => {
    const route = (path: string) => ({ routes: [{ page: "p", path, rendering: "server" as const, login: false }] });
    const store = await published(
      [folder.path, "shell"],
      [folder.path, "mf-a", { manifest: route("/:one") }],
      [folder.path, "mf-b", { manifest: route("/:other") }],
    );
    const chosen = ["shell", "mf-a", "mf-b"].map((name) => ({ name, version: "1.0.0" }));
    await expect(promote(store, chosen, who)).rejects.toMatchObject({ code: "ROUTES" });
  });

  it("refuses a release with a damaged or missing file", async () => {
    const store = await published([folder.path, "shell"], [folder.path, "mf-a"]);
    const file = join(folder.path, "store", "remotes", "mf-a", "1.0.0", "server.js");
    await writeFile(file, "module.exports = 'other';");
    const chosen = ["shell", "mf-a"].map((name) => ({ name, version: "1.0.0" }));
    await expect(promote(store, chosen, who)).rejects.toMatchObject({ code: "DAMAGED" });
    await rm(file);
    await expect(promote(store, chosen, who)).rejects.toMatchObject({ code: "DAMAGED" });
  });

  it("lets one of two operators win who promote at once", async () => {
    const store = await published([folder.path, "shell"], [folder.path, "shell", { version: "1.1.0" }]);
    const results = await Promise.allSettled(
      ["1.0.0", "1.1.0"].map((version) => promote(store, [{ name: "shell", version }], who)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((one) => one.status === "rejected")).toMatchObject({ reason: { code: "CONFLICT" } });
  });
});

describe("rollback", () => {
  it("brings the set before the live one back, as a revision of its own", async () => {
    const store = await published([folder.path, "shell"], [folder.path, "shell", { version: "1.1.0" }]);
    await promote(store, [{ name: "shell", version: "1.0.0" }], who);
    await promote(store, [{ name: "shell", version: "1.1.0" }], who);
    const back = await rollback(store, undefined, { ...who, why: "" });
    expect(back).toMatchObject({ revision: 3, why: "back to revision 1" });
    expect(back.stable.shell?.version).toBe("1.0.0");
  });

  it("goes further back when asked again, never forth", async () => {
    const versions = ["1.0.0", "1.1.0", "1.2.0"];
    const store = await published(
      ...versions.map((version): [string, string, object] => [folder.path, "shell", { version }]),
    );
    for (const version of versions) await promote(store, [{ name: "shell", version }], who);
    expect((await rollback(store, undefined, who)).stable.shell?.version).toBe("1.1.0");
    expect((await rollback(store, undefined, who)).stable.shell?.version).toBe("1.0.0");
    await expect(rollback(store, undefined, who)).rejects.toMatchObject({ code: "UNKNOWN_RELEASE" });
  });

  it("says when there is nothing to go back to", async () => {
    await expect(rollback(storeOf(), undefined, who)).rejects.toMatchObject({ code: "NOTHING_LIVE" });
  });
});
