import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startS3 } from "@thuot-tha/shared/build/s3-server";
import { liveCopy } from "../releases/live-copy.ts";
import { uses } from "../testing/contracts.ts";
import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { run } from "./run.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Runs the command line. @returns the exit code and the output */
async function ops(...args: string[]) {
  const [log, complaints]: [string[], string[]] = [[], []];
  const output = { log: (text: string) => log.push(text), error: (text: string) => complaints.push(text) };
  const code = await run(args, { DATA_DIR: folder.path, OPS_USER: "mai" }, output);
  return { code, output: log.join("\n"), complained: complaints.join("\n") };
}
const json = async (...args: string[]) => JSON.parse((await ops(...args, "--json")).output);

async function firstSet(): Promise<void> {
  await ops("publish", "--from", await writeBuild(folder.path, "shell"));
  await ops("publish", "--from", await writeBuild(folder.path, "shell", { version: "1.1.0", server: "// later" }));
  await ops("promote", "shell@1.0.0", "--no-browser", "--why", "first");
}

describe("the command line", () => {
  it("answers every command as JSON with --json", async () => {
    await firstSet();
    const who = { by: "mai (store)", at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    const changes = [
      [["promote", "shell@1.1.0", "--canary", "5", "--no-browser", "--why", "a try"], "canary", "a try"],
      [["canary", "20"], "grow", "shell at 20 %"],
      [["withdraw", "--why", "too slow"], "withdraw", "shell withdrawn: too slow"],
      [["promote", "shell@1.1.0", "--no-browser"], "promote", ""],
      [["rollback"], "rollback", "back to revision 4"],
    ] as const;
    for (const [args, action, why] of changes) expect(await json(...args)).toMatchObject({ ...who, action, why });
    await json("promote", "shell@1.1.0", "--canary", "5", "--no-browser");
    expect(await json("finish")).toMatchObject({ ...who, action: "finish", revision: 8 });

    expect(await json("publish", "--from", `${folder.path}/builds/shell-1.0.0`)).toMatchObject([{ added: false }]);
    expect((await json("status")).live.revision).toBe(8);
    expect(await json("history")).toHaveLength(8);
    expect((await json("watch", "--once")).live.revision).toBe(8);
    expect(await json("check")).toEqual({ faults: [], warnings: [] });
    expect(await json("diff", "1", "8")).toMatchObject([{ from: "shell@1.0.0", to: "shell@1.1.0" }]);
    expect(await json("gc")).toEqual({ marked: [], deleted: [], leftovers: 0, damaged: [], dryRun: false });
    expect((await json("operator", "lan")).entry).toMatchObject({ name: "lan", roles: [] });
  });

  it.each([["canary", "20"], ["withdraw"], ["finish"], ["rollback"], ["rollback", "1"]])(
    "changes nothing on a dry run of %s %s",
    async (...args) => {
      await firstSet();
      await ops("promote", "shell@1.1.0", "--canary", "5", "--no-browser");
      const { code, output } = await ops(...args, "--dry-run");
      expect([code, output]).toEqual([
        0,
        expect.stringContaining("nothing was changed, because this was a dry run. Otherwise revision 3"),
      ]);
      expect(await json("history")).toHaveLength(2);
    },
  );

  it("claims no gate for a dry run that asks none, and links to no candidate of a dry run", async () => {
    await firstSet();
    expect((await ops("rollback", "1", "--dry-run")).output).toBe(
      "nothing was changed, because this was a dry run. Otherwise revision 2 would be live: back to revision 1",
    );
    expect((await ops("promote", "shell@1.1.0", "--canary", "5", "--no-browser", "--dry-run")).output).toBe(
      "the gate lets it through; nothing was changed, because this was a dry run. Otherwise revision 2 would be live: shell@1.1.0 for 5 % of shoppers",
    );
    expect(await json("gc", "--dry-run")).toMatchObject({ dryRun: true });
  });

  it("exits with 1 and a sentence for a refusal, with 2 for an unknown command", async () => {
    await firstSet();
    const sentence = "There is no release mf-a@9.9.9; publish it first, or correct its name or version.";
    expect(await ops("promote", "mf-a@9.9.9")).toEqual({ code: 1, output: "", complained: sentence });
    expect(await json("promote", "mf-a@9.9.9")).toEqual({ error: "UNKNOWN_RELEASE", message: sentence });
    expect(await ops("promot")).toEqual({
      code: 2,
      output: "",
      complained: expect.stringMatching(/^"promot" is no command; these are: publish, promote, canary, .*, sign\.$/),
    });
    expect(await ops("toString")).toMatchObject({ code: 2, complained: expect.stringContaining('"toString" is no') });
    expect(await ops("promote", "--percent", "5")).toEqual({
      code: 2,
      output: "",
      complained: expect.stringMatching(/^Unknown option '--percent'.*\nops --help lists all commands and options\.$/),
    });
    expect(await json("promot")).toMatchObject({ error: "USAGE" });
    expect(await json("promote", "--percent", "5")).toMatchObject({ error: "USAGE" });
    expect(await ops()).toMatchObject({ code: 0, output: expect.stringContaining("ops promote") });
    expect((await ops("gc", "--help")).output).toMatch(
      /^ops gc takes --to, --token, --dry-run, --keep, --tabs, --json\.\n\nReleases of the shop/,
    );
    expect(await ops("promot", "--help")).toMatchObject({ code: 0, output: expect.stringContaining("ops promote") });
  });

  it.each([
    [
      ["finish", "--canary", "5"],
      "ops finish does not take --canary; it takes --to, --token, --why, --dry-run, --no-browser, --no-api, --shop, --json.",
    ],
    [
      ["rollback", "--no-browser"],
      "ops rollback does not take --no-browser; it takes --to, --token, --why, --dry-run, --json.",
    ],
    [["status", "--dry-run"], "ops status does not take --dry-run; it takes --to, --token, --json."],
    [["operator", "lan", "--to", "https://shop.example"], "ops operator does not take --to; it takes --role, --json."],
    [["status", "--to", "shop"], '--to takes an address such as https://shop.example, not "shop".'],
    [["check", "--shop", "ftp://shop"], '--shop takes an address such as https://shop.example, not "ftp://shop".'],
    [["status", "--token", "tt_1"], "--token is for a shop's edge; name the edge with --to <address>."],
    [
      ["promote", "shell"],
      '"shell" is not of the form remote@version, such as mf-catalog@1.1.0; ops status lists what is published.',
    ],
    [["diff", "1", "shell@1.0.0"], '"1" and "shell@1.0.0" are a revision and a release; compare two of one kind.'],
    [["gc", "--keep", "all"], "Give --keep, how many sets can be rolled back to, as a whole number."],
    [
      ["operator", "lan/anh"],
      '"lan/anh" cannot be the name of an operator: letters, digits, spaces, . _ -, at most 60.',
    ],
    [["finish", "shell", "mf-a"], 'ops finish does not take "mf-a"; see ops --help.'],
    [["rollback", "1", "2"], 'ops rollback does not take "2"; see ops --help.'],
    [["diff", "1", "2", "3"], 'ops diff does not take "3"; see ops --help.'],
    [["diff", "1"], "Say which two, e.g. ops diff 11 12 or ops diff mf-catalog@1.0.0 mf-catalog@1.1.0."],
    [["promote"], "Say what to promote, e.g. ops promote mf-catalog@1.1.0."],
    [["promote", "shell@1.0.0", "shell@1.1.0"], "shell is named twice; name one version of it."],
  ])("refuses with USAGE, and changes nothing: %p", async (args, message) => {
    await firstSet();
    await ops("promote", "shell@1.1.0", "--canary", "5", "--no-browser");
    expect(await ops(...args)).toEqual({ code: 1, output: "", complained: message });
    expect(await json(...args)).toEqual({ error: "USAGE", message });
    expect(await json("history")).toHaveLength(2);
  });

  it("refuses a name and a reason with control characters", async () => {
    await firstSet();
    const sentence = "has a line break or another control character; write it in one plain line.";
    expect(await ops("rollback", "1", "--why", "slow\u001b[2J")).toEqual({
      code: 1,
      output: "",
      complained: `The reason (--why) ${sentence}`,
    });
    const lines: string[] = [];
    const output = { log: () => undefined, error: (text: string) => lines.push(text) };
    expect(await run(["rollback", "1"], { DATA_DIR: folder.path, OPS_USER: "mai\nlan" }, output)).toBe(1);
    expect(lines).toEqual([`Your name (OPS_USER) ${sentence}`]);
    expect(await json("history")).toHaveLength(1);
  });

  it("exits with 1 when the status shows a store in trouble", async () => {
    await firstSet();
    expect(await ops("status")).toMatchObject({ code: 0 });
    // A file in the place of the folder through which every write goes.
    const arriving = join(folder.path, "releases", "arriving");
    await rm(arriving, { recursive: true });
    await writeFile(arriving, "");
    const { code, output } = await ops("status");
    expect([code, output]).toEqual([1, expect.stringMatching(/^the store is in trouble \(failing\): .*\nrevision 1,/)]);
  });

  it("compares operations with the API at SHOP_URL, except with --no-api", async () => {
    const operation = { method: "GET", path: "/v2/thing", request: {}, response: {} };
    const contracts = uses({ operations: { "GET /v2/thing": operation } });
    await ops("publish", "--from", await writeBuild(folder.path, "shell", { contracts }));
    expect(await ops("promote", "shell@1.0.0", "--no-browser", "--shop", "http://127.0.0.1:1")).toMatchObject({
      code: 1,
      complained: expect.stringContaining(
        "The API does not return its OpenAPI document at http://127.0.0.1:1/v2/openapi.json",
      ),
    });
    expect(await ops("promote", "shell@1.0.0", "--no-browser", "--no-api")).toMatchObject({ code: 0 });
    // Releases that are live already are not compared again.
    await ops("publish", "--from", await writeBuild(folder.path, "mf-a"));
    const other = await ops("promote", "mf-a@1.0.0", "--no-browser", "--shop", "http://127.0.0.1:1");
    expect(other).toMatchObject({ code: 0 });
  });

  it("prints a sentence when the store is unavailable", async () => {
    const output = { log: () => undefined, error: (text: string) => lines.push(text) };
    const lines: string[] = [];
    expect(await run(["status"], { RELEASE_STORE: "ftp://bucket" }, output)).toBe(1);
    expect(lines).toEqual([
      "RELEASE_STORE: ftp://bucket is neither a folder nor s3://bucket/prefix (look at ops status before you try again)",
    ]);
  });

  it("takes no vanished store for an empty one", async () => {
    await firstSet();
    const releases = join(folder.path, "releases");
    const copy = liveCopy(join(folder.path, "cache", "releases"), { folder: releases });
    await copy.add((await json("status")).live, new Map());
    await rename(releases, `${releases}-away`);
    const build = join(folder.path, "builds", "shell-1.0.0");
    for (const args of [
      ["status"],
      ["history"],
      ["publish", "--from", build],
      ["promote", "shell@1.0.0"],
      ["rollback"],
    ]) {
      const { code, complained } = await ops(...args);
      expect([code, complained]).toEqual([1, expect.stringContaining("lacks revision 1, which has been live")]);
    }
    expect(await json("status")).toMatchObject({ error: "STORE" });
    expect(await readdir(folder.path)).not.toContain("releases");
    await rename(`${releases}-away`, releases);
    expect(await ops("rollback", "1")).toMatchObject({ code: 0 });
  });

  it("names a missing store, which the first publication makes", async () => {
    const missing = expect.stringContaining("is not there, or is no folder; mount it");
    for (const command of ["check", "gc", "rollback"]) {
      expect(await ops(command)).toEqual({ code: 1, output: "", complained: missing });
    }
    const { code, output } = await ops("status");
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^the store is in trouble \(missing\): .*\nnothing is live/),
    ]);
    expect(await ops("history")).toEqual({ code: 0, output: "nothing is live yet", complained: "" });
    await ops("publish", "--from", await writeBuild(folder.path, "shell"));
    expect(await ops("status")).toEqual({ code: 0, output: "nothing is live yet", complained: "" });
  });

  it("reports what is wrong with a bucket and what to do, and publishes nothing where conditions are ignored", async () => {
    const s3 = await startS3();
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" });
    const lines: string[] = [];
    const output = { log: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
    const env = { RELEASE_STORE: "s3://shop/releases", S3_ENDPOINT: s3.endpoint };
    try {
      s3.ignoreConditions();
      const from = await writeBuild(folder.path, "shell");
      expect(await run(["publish", "--from", from, "--json"], env, output)).toBe(1);
      expect(JSON.parse(lines.pop() ?? "")).toMatchObject({
        error: "STORE",
        message: expect.stringContaining("ignores If-None-Match"),
      });
      expect([...s3.objects.keys()]).toEqual(["releases/probe/conditional-write.json"]);
      s3.refuse(403, "SignatureDoesNotMatch");
      expect(await run(["status"], env, output)).toBe(1);
      expect(lines.pop()).toContain("does not accept the signature; correct AWS_SECRET_ACCESS_KEY.");
    } finally {
      await s3.close();
    }
  });
});
