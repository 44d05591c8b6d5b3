import { rm } from "node:fs/promises";
import { join } from "node:path";
import { diskObjects, StoreError } from "@thuot-tha/shared/server";
import { checkReleaseSet } from "../checks/release-set.ts";
import type { CheckSet } from "../releases/check-chosen.ts";
import { reportEdge } from "../releases/edge-reports.ts";
import { ReleaseRefused } from "../releases/errors.ts";
import { releaseStore } from "../releases/store.ts";
import { objectOf, uses } from "../testing/contracts.ts";
import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { canary } from "./commands/canary.ts";
import { check } from "./commands/check.ts";
import { diff } from "./commands/diff.ts";
import { finish } from "./commands/finish.ts";
import { gc } from "./commands/gc.ts";
import { history } from "./commands/history.ts";
import { operator } from "./commands/operator.ts";
import { promote } from "./commands/promote.ts";
import { publish } from "./commands/publish.ts";
import { release } from "./commands/release.ts";
import { rollback } from "./commands/rollback.ts";
import { status } from "./commands/status.ts";
import { watch } from "./commands/watch.ts";
import { withdraw } from "./commands/withdraw.ts";
import type { Command } from "./context.ts";
import type { Options } from "./options.ts";
import { repeat } from "./repeat.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const at = new Date("2026-12-01T00:00:00Z");
const storeOf = () => releaseStore(diskObjects(join(folder.path, "store")));

/** Runs a command as the command line does, but without the smoke test. @returns the text output */
async function run(command: Command, words: string[] = [], options: Options = {}): Promise<string> {
  const who = { by: "an", why: options.why ?? "", at };
  const dryRun = options["dry-run"] ?? false;
  const checks = { checkNew: checkReleaseSet, dryRun };
  return (await command.run({ words, options, store: storeOf(), who, env: {}, ...checks })).text;
}

async function published(name: string, options: Parameters<typeof writeBuild>[2] = {}): Promise<void> {
  await run(publish, [], { from: await writeBuild(folder.path, name, options) });
}

const happens = (payload: Parameters<typeof objectOf>[0], paths: string[]) =>
  uses({
    events: { "thing.happened@1": { kind: "event", owner: "mf-a", payload: objectOf(payload), emits: true } },
    routes: { links: paths, serves: paths },
  });

async function twoVersions(): Promise<void> {
  const route = { page: "p", path: "/p", rendering: "server" as const, login: false };
  await published("shell");
  await published("mf-a", { contracts: happens({ at: { type: "string" } }, []) });
  await published("mf-a", {
    version: "1.1.0",
    server: "module.exports = { more: true };",
    manifest: { routes: [route] },
    contracts: happens({ at: { type: "string" }, place: { type: "string" } }, ["/p"]),
  });
  await run(promote, ["shell@1.0.0", "mf-a@1.0.0"], { why: "first set" });
}

describe("ops", () => {
  it("keeps watching when the store fails for a moment", async () => {
    await twoVersions();
    const store = storeOf();
    const answers = [Promise.reject(new Error("slow down")), store.newest()];
    const output: string[] = [];
    const enough = new Error("seen enough");
    const log = (text: string) => {
      if (output.push(text) === 2) throw enough;
    };
    const failing = { ...store, newest: () => answers.shift() ?? store.newest() };
    const who = { by: "an", why: "", at };
    const context = { words: [], options: {}, who, env: {}, checkNew: checkReleaseSet, dryRun: false };
    await expect(repeat(() => watch.run({ ...context, store: failing }), {}, log)).rejects.toBe(enough);
    expect(output[0]).toBe("the store cannot be read: slow down");
    expect(output[1]).toContain("revision 1, live since");
  });

  it("promotes a candidate from staff to the stable set, and rolls it back", async () => {
    await twoVersions();
    expect(await run(promote, ["mf-a@1.1.0"], { canary: "0" })).toMatch(
      /^revision 2 is live: mf-a@1\.1\.0 for staff only\nfor staff: ops staff-link mf-a$/,
    );
    expect(await run(canary, ["10"])).toBe("revision 3 is live: mf-a at 10 %");
    expect(await run(status)).toContain("mf-a   1.0.0   1.1.0 (10 %)");
    expect(await run(withdraw)).toBe("revision 4 is live: mf-a withdrawn");
    await run(promote, ["mf-a@1.1.0"], { canary: "50" });
    expect(await run(finish)).toBe("revision 6 is live: the candidate for all: shell@1.0.0  mf-a@1.1.0");
    expect(await run(rollback)).toBe("revision 7 is live: back to revision 5");
    expect(await run(history)).toContain('   1  2026-12-01T00:00:00.000Z  an  promote  "first set"');
  });

  it("reports that the promoted set is live already, and makes no revision", async () => {
    await twoVersions();
    const output = "mf-a@1.0.0 is live already, in revision 1; nothing was changed";
    expect(await run(promote, ["mf-a@1.0.0"])).toBe(output);
    expect(await run(promote, ["mf-a@1.0.0"], { canary: "10" })).toBe(output);
    expect(await run(promote, ["shell@1.0.0", "mf-a@1.0.0"])).toContain("are live already, in revision 1");
    expect(await storeOf().revisions()).toEqual([1]);
  });

  it("restores a set that today's gate would refuse, because it was live, but none with a damaged file", async () => {
    const contracts = uses({ slices: ["things"] });
    for (const name of ["shell", "mf-a", "mf-b"]) await published(name, name === "shell" ? {} : { contracts });
    await published("mf-b", { version: "1.1.0" });
    const who = { by: "an", why: "", at };
    const earlier = { options: {}, store: storeOf(), who, env: {}, checkNew: async () => {}, dryRun: false };
    await promote.run({ ...earlier, words: ["shell@1.0.0", "mf-a@1.0.0", "mf-b@1.0.0"] });
    await run(promote, ["mf-b@1.1.0"]);
    await expect(run(promote, ["mf-b@1.0.0"])).rejects.toMatchObject({ code: "CONTRACT" });
    expect(await run(rollback)).toBe("revision 3 is live: back to revision 1");
    await run(promote, ["mf-b@1.1.0"]);
    await rm(join(folder.path, "store/remotes/mf-b/1.0.0/server.js"));
    await expect(run(rollback)).rejects.toMatchObject({ code: "DAMAGED" });
  });

  it("shows the target of a rollback beside its reason", async () => {
    await twoVersions();
    await run(promote, ["mf-a@1.1.0"]);
    expect(await run(rollback, [], { why: "too slow" })).toBe("revision 3 is live: back to revision 1: too slow");
    expect(await run(history)).toContain('rollback  "back to revision 1: too slow"');
    await run(promote, ["mf-a@1.1.0"], { canary: "10" });
    expect(await run(rollback, [], { why: "too slow" })).toBe("revision 5 is live: mf-a withdrawn: too slow");
  });

  it("changes nothing in a dry run", async () => {
    await twoVersions();
    expect(await run(promote, ["mf-a@1.1.0"], { "dry-run": true })).toContain("nothing was changed");
    expect(await run(status)).toContain("revision 1,");
  });

  it("shows who published the latest releases, and why", async () => {
    await run(publish, [], { from: await writeBuild(folder.path, "shell"), why: "new header" });
    await run(promote, ["shell@1.0.0"]);
    expect(await run(status)).toMatch(/latest releases +published +by\n +shell@1\.0\.0 +\S+Z +an +"new header"$/);
  });

  it("shows what a published release is", async () => {
    await run(publish, [], { from: await writeBuild(folder.path, "mf-a"), why: "filters" });
    expect(await run(release, ["mf-a@1.0.0"])).toBe(
      'mf-a@1.0.0, of source 0\n  platform ^1.0.0, 2 files, 0.0 kB\n  published by an "filters"',
    );
    await expect(run(release, ["mf-a@2.0.0"])).rejects.toMatchObject({ code: "UNKNOWN_RELEASE" });
    await expect(run(release)).rejects.toMatchObject({ code: "USAGE" });
  });

  it("publishes nothing in a dry run", async () => {
    const from = await writeBuild(folder.path, "shell");
    expect(await run(publish, [], { from, "dry-run": true })).toBe("shell@1.0.0 can be published; nothing was changed");
    expect(await storeOf().published()).toEqual([]);
    await run(publish, [], { from });
    const other = await writeBuild(folder.path, "shell", { server: "module.exports = 1;" });
    await expect(run(publish, [], { from: other, "dry-run": true })).rejects.toMatchObject({
      code: "ALREADY_PUBLISHED",
    });
  });

  it("shows the differences between two releases and between two revisions", async () => {
    await twoVersions();
    const output = await run(diff, ["mf-a@1.0.0", "mf-a@1.1.0"]);
    expect(output).toMatch(/server\.js +0\.0 kB +0\.0 kB +\+12/);
    expect(output).toContain("  + route /p → p (server)");
    expect(output).toContain("  + links to /p");
    expect(output).toMatch(/ {2}- schema thing\.happened@1 .*\n {2}\+ /s);
    await run(promote, ["mf-a@1.1.0"]);
    expect(await run(diff, ["1", "2"])).toContain("mf-a@1.0.0 → mf-a@1.1.0");
    expect(await run(diff, ["1", "1"])).toBe("the two are the same");
  });

  it("checks published releases, and releases to be promoted", async () => {
    await twoVersions();
    expect(await run(check)).toBe("all 3 releases are whole, and what is live fits together");
    expect(await run(check, ["mf-a@1.1.0"])).toBe("the gate lets mf-a@1.1.0 through");
    await rm(join(folder.path, "store", "remotes", "mf-a", "1.1.0", "entry.js"));
    expect(await run(check)).toBe("mf-a@1.1.0 lacks entry.js; publish a new version.");
    await expect(run(check, ["mf-a@1.1.0"])).rejects.toMatchObject({ code: "DAMAGED" });
  });

  it("checks releases that are live, too, as when another API answers them", async () => {
    await twoVersions();
    const checked: string[][] = [];
    const checkNew: CheckSet = async (_, set, changed) => {
      checked.push(set.map(({ manifest }) => manifest.name).sort(), Object.keys(changed));
      throw new ReleaseRefused("CONTRACT", "the API lacks an operation");
    };
    const context = { words: ["mf-a@1.0.0"], options: {}, store: storeOf(), env: {}, checkNew, dryRun: false };
    await expect(check.run({ ...context, who: { by: "an", why: "", at } })).rejects.toMatchObject({ code: "CONTRACT" });
    expect(checked).toEqual([["mf-a", "shell"], ["mf-a"]]);
  });

  it("checks everything although an old composition is damaged", async () => {
    await twoVersions();
    await run(promote, ["mf-a@1.1.0"]);
    await storeOf().objects.put("compositions/1.json", Buffer.from("half"));
    const whole = "all 3 releases are whole, and what is live fits together";
    const warning = "compositions/1.json is damaged; its set cannot be rolled back to";
    expect(await run(check)).toBe(`${whole}\n${warning}`);
    expect(await run(gc)).toContain("compositions/1.json is damaged; what its set may need is kept");
    await storeOf().objects.put("compositions/2.json", Buffer.from("half"));
    expect(await run(check)).toBe(
      `compositions/2.json is damaged; bring an earlier revision back by its number, with ops rollback <revision>.\n${warning}`,
    );
  });

  it("shows which edges serve which revision, and what is wrong with the store", async () => {
    await twoVersions();
    const store = storeOf();
    await reportEdge(store, "edge-1", { revision: 1, trouble: null, address: null });
    await reportEdge(store, "edge-2", { revision: 1, trouble: "revision 2 (stable) is not served", address: null });
    const now = { by: "an", why: "", at: new Date() };
    const checks = { checkNew: checkReleaseSet, dryRun: false };
    const call = { words: [], options: {}, who: now, env: {}, ...checks };
    expect((await status.run({ ...call, store })).text).toMatch(
      /edges +revision +store\n +edge-1 +1 +well\n +edge-2 +1 +revision 2 \(stable\) is not served$/,
    );
    const full = { ...store.objects, probe: () => Promise.reject(new StoreError("full", "It is full.")) };
    expect(await status.run({ ...call, store: { ...store, objects: full } })).toMatchObject({
      text: expect.stringMatching(/^the store is in trouble \(full\): It is full\.\nrevision 1,/),
      failed: true,
      data: { trouble: { trouble: "full", message: "It is full." }, edges: [{ edge: "edge-1" }, { edge: "edge-2" }] },
    });
    const later = { ...now, at: new Date(Date.now() + 3_600_000) };
    expect((await status.run({ ...call, store, who: later })).text).not.toContain("edge-1");
  });

  it("shows which releases a dry run would delete, by the store's clock", async () => {
    await twoVersions();
    expect(await run(gc, [], { "dry-run": true })).toContain("0 releases would be deleted");
    const store = storeOf();
    const fast = { by: "an", why: "", at: new Date("2100-01-01T00:00:00Z") };
    const call = { words: [], options: { "dry-run": true }, store, who: fast, env: {}, dryRun: true };
    const { text } = await gc.run({ ...call, checkNew: checkReleaseSet });
    expect(text).toContain("0 releases would be marked");
    expect(await store.objects.list("clock/")).toEqual([]);
    await expect(run(gc, [], { tabs: "soon" })).rejects.toMatchObject({ code: "USAGE" });
  });

  it("makes a token, and the entry with its hash and roles", async () => {
    expect(await run(operator, ["Lan Anh"], { role: ["publish:mf-a", "promote:mf-a:10"] })).toMatch(
      /^token: tt_\S{43}\nentry: \{"name":"Lan Anh","token":"[0-9a-f]{64}","roles":\["publish:mf-a","promote:mf-a:10"\]\}$/,
    );
  });

  it.each([
    [promote, ["mf-a"], {}],
    [promote, ["mf-a@1.0.0", "mf-a@1.1.0"], {}],
    [check, ["mf-a@1.0.0", "mf-a@1.1.0"], {}],
    [promote, ["mf-a@1.1.0"], { canary: "all" }],
    [publish, [], {}],
    [publish, ["mf-a"], { from: "build" }],
    [operator, ["edge"], {}],
    [operator, ["lan"], { role: ["promote"] }],
  ] as [Command, string[], Options][])("says how to ask", async (command, words, options) => {
    await expect(run(command, words, options)).rejects.toMatchObject({ code: "USAGE" });
  });
});
