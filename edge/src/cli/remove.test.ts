import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseContracts } from "@thuot-tha/shared/contracts/remote";
import { objectOf, uses } from "../testing/contracts.ts";
import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { run } from "./run.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Runs the command line. @returns the exit code and the output */
async function ops(...args: string[]): Promise<[code: number, output: string]> {
  const output: string[] = [];
  const print = (text: string) => output.push(text);
  const code = await run(args, { DATA_DIR: folder.path, OPS_USER: "mai" }, { log: print, error: print });
  return [code, output.join("\n")];
}
const json = async (...args: string[]) => JSON.parse((await ops(...args, "--json"))[1]);
const live = async () => Object.keys((await json("status")).live.stable);

/** Publishes builds of version 1.0.0, each with the addresses that it links to and serves. */
async function published(builds: Record<string, { links: string[]; serves: string[] }>): Promise<string[]> {
  for (const [name, routes] of Object.entries(builds)) {
    const pages = routes.serves.map((path) => ({ page: "p", path, rendering: "server" as const, login: false }));
    const manifest = { routes: pages };
    await ops("publish", "--from", await writeBuild(folder.path, name, { manifest, contracts: uses({ routes }) }));
  }
  return Object.keys(builds).map((name) => `${name}@1.0.0`);
}

const none = { links: [], serves: [] };
const gifts = { links: [], serves: ["/gifts"] };

describe("the removal of a remote", () => {
  it("keeps what was promoted since, has an author and a reason, and can be rolled back", async () => {
    await ops("promote", ...(await published({ shell: none, "mf-gifts": gifts })), "--no-browser");
    await ops("promote", ...(await published({ "mf-a": none })), "--no-browser");
    expect(await ops("remove", "mf-gifts", "--no-browser", "--dry-run")).toEqual([
      0,
      "the gate lets it through; nothing was changed, because this was a dry run. Otherwise revision 3 would be live: mf-gifts removed",
    ]);
    expect(await json("remove", "mf-gifts", "--no-browser", "--why", "season is over")).toMatchObject({
      revision: 3,
      by: "mai (store)",
      why: "mf-gifts removed: season is over",
      dryRun: false,
    });
    expect(await live()).toEqual(["shell", "mf-a"]);
    expect(await ops("rollback")).toEqual([0, "revision 4 is live: back to revision 2"]);
    expect(await live()).toEqual(["shell", "mf-gifts", "mf-a"]);
  });

  it.each([
    ["mf-nope", "mf-nope is not live; these are: shell, mf-gifts."],
    ["shell", "The shell loads every page, so it stays; promote another version of it."],
  ])("refuses %s", async (name, message) => {
    await ops("promote", ...(await published({ shell: none, "mf-gifts": gifts })), "--no-browser");
    expect(await ops("remove", name, "--no-browser")).toEqual([1, message]);
    expect(await json("remove", name, "--no-browser")).toEqual({ error: "USAGE", message });
    expect(await live()).toEqual(["shell", "mf-gifts"]);
  });

  it("says what to name, and that nothing is live", async () => {
    expect(await ops("remove")).toEqual([1, "Say which remote, e.g. ops remove mf-gifts."]);
    await published({ "mf-gifts": gifts });
    expect(await json("remove", "mf-gifts")).toMatchObject({ error: "NOTHING_LIVE" });
  });

  it("is refused with the gate's own reason where a release of the set is damaged", async () => {
    await ops("promote", ...(await published({ shell: none, "mf-gifts": gifts, "mf-a": none })), "--no-browser");
    await writeFile(join(folder.path, "releases/remotes/mf-a/1.0.0/entry.js"), "other");
    expect(await json("remove", "mf-gifts", "--no-browser")).toEqual({
      error: "DAMAGED",
      message: "entry.js of mf-a@1.0.0 is not what was published; publish a new version.",
    });
  });

  it("is refused while another release links to its pages", async () => {
    const linking = { links: ["/gifts"], serves: [] };
    await ops("promote", ...(await published({ shell: none, "mf-gifts": gifts, "mf-a": linking })), "--no-browser");
    expect(await json("remove", "mf-gifts", "--no-browser")).toMatchObject({
      error: "ROUTES",
      message:
        "mf-gifts cannot be removed yet: mf-a@1.0.0 links to /gifts, which no release of this set serves. First promote a release of mf-a that does without it, then remove mf-gifts.",
    });
    expect(await live()).toEqual(["shell", "mf-gifts", "mf-a"]);
  });

  const at = objectOf({ at: { type: "string" } });
  const thing = { kind: "event" as const, owner: "mf-gifts", payload: at };
  const place = { owner: "mf-gifts", props: at };

  it.each<[string, ReleaseContracts, ReleaseContracts, string]>([
    [
      "consumes its event",
      uses({ events: { "gift.chosen@1": { ...thing, emits: true } } }),
      uses({ events: { "gift.chosen@1": { ...thing, consumes: true } } }),
      "mf-a@1.0.0 consumes gift.chosen@1, which no release of this set emits",
    ],
    [
      "has content for its slot",
      uses({ slots: { "gift.side@1": { ...place, places: true } } }),
      uses({ slots: { "gift.side@1": { ...place, fills: true } } }),
      "mf-a@1.0.0 has content for the slot gift.side@1, which is unknown here: its owner mf-gifts is not in this set",
    ],
  ])("is refused while another release %s", async (_, own, others, need) => {
    await ops("publish", "--from", await writeBuild(folder.path, "shell", { contracts: uses() }));
    await ops("publish", "--from", await writeBuild(folder.path, "mf-gifts", { contracts: own }));
    await ops("publish", "--from", await writeBuild(folder.path, "mf-a", { contracts: others }));
    await ops("promote", "shell@1.0.0", "mf-gifts@1.0.0", "mf-a@1.0.0", "--no-browser");
    expect(await json("remove", "mf-gifts", "--no-browser")).toEqual({
      error: "CONTRACT",
      message: `mf-gifts cannot be removed yet: ${need}. First promote a release of mf-a that does without it, then remove mf-gifts.`,
    });
    expect(await live()).toEqual(["shell", "mf-gifts", "mf-a"]);
  });

  it("is refused while a candidate changes it, or links to its pages", async () => {
    const releases = await published({ shell: none, "mf-gifts": gifts });
    await ops("promote", ...releases, "--no-browser");
    const next = await writeBuild(folder.path, "mf-gifts", { version: "1.1.0", manifest: { routes: [] } });
    await ops("publish", "--from", next);
    await ops("promote", "mf-gifts@1.1.0", "--canary", "10", "--no-browser");
    expect(await json("remove", "mf-gifts", "--no-browser")).toEqual({
      error: "CANDIDATE",
      message: "mf-gifts is in a candidate that is out, mf-gifts at 10 %; finish it or withdraw it first.",
    });
    await ops("withdraw");
    const [linking = ""] = await published({ "mf-a": { links: ["/gifts"], serves: [] } });
    await ops("promote", linking, "--canary", "10", "--no-browser");
    expect(await json("remove", "mf-gifts", "--no-browser")).toMatchObject({
      error: "ROUTES",
      message: expect.stringMatching(
        /^The candidate mf-a at 10 % does not fit beside it; withdraw it first, .* mf-gifts cannot be removed yet: mf-a@1\.0\.0 links to /,
      ),
    });
    expect(await live()).toEqual(["shell", "mf-gifts"]);
  });
});
