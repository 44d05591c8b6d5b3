import { rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fastify from "fastify";
import { readConfig } from "../config.ts";
import { createGuard } from "../http/operators/guard.ts";
import { history } from "../releases/history.ts";
import { ops, writeOperators } from "../testing/operators.ts";
import { temporaryFolder, writeBuild } from "../testing/release.ts";
import { eventually, type RunningEdge, runningEdge } from "../testing/running-edge.ts";
import { serveCommands } from "./serve-commands.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let shop: RunningEdge;
let to: string;
let file: string;
let tokens: Record<string, string>;

async function start(env: Record<string, string> = {}): Promise<void> {
  folder = await temporaryFolder();
  ({ file, tokens } = await writeOperators(folder.path, {
    lan: ["publish:mf-a", "promote:mf-a:10"],
    minh: ["promote-all", "roll-back"],
    thu: ["promote-all"],
  }));
  shop = await runningEdge({ OPERATORS_FILE: file, ...env });
  to = await shop.edge.listen({ host: "127.0.0.1", port: 0 });
}
afterEach(async () => {
  await shop.close();
  await folder.remove();
});

/** Runs the command line as an operator without access to the store. */
const as = (name: string, ...args: string[]) =>
  ops([...args, "--to", to], { DATA_DIR: `${folder.path}/none`, OPERATOR_TOKEN: tokens[name] });
const last = async () => (await history(shop.store))[0];
const post = (url: string, token: string, payload: object) =>
  shop.edge.inject({ method: "POST", url, payload, headers: { authorization: `Bearer ${token}` } });
const nothing = { words: [], options: {} };

describe("commands through an edge", () => {
  it("run in the name of the operator, with the output and exit code of local ones", async () => {
    await start();
    await writeBuild(shop.folder, "mf-a", { version: "2.0.0" });
    const from = `${shop.folder}/builds/mf-a-2.0.0`;
    expect(await as("lan", "publish", "--from", from)).toEqual({ code: 0, output: "mf-a@2.0.0 published" });
    expect(await shop.store.publisherOf({ name: "mf-a", version: "2.0.0" })).toEqual({ by: "lan", why: "" });
    expect(await as("lan", "promote", "mf-a@2.0.0", "--canary", "10", "--why", "filters")).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^revision 2 is live: mf-a@2\.0\.0 for 10 % of shoppers\nfor staff: /),
    });
    expect(await last()).toMatchObject({ by: "lan", action: "canary", why: "filters" });
    expect(await as("minh", "finish")).toMatchObject({
      code: 0,
      output: expect.stringContaining("revision 3 is live"),
    });
    expect(await as("minh", "rollback")).toEqual({ code: 0, output: "revision 4 is live: back to revision 2" });
    expect(await last()).toMatchObject({ by: "minh", action: "rollback" });
    await eventually(async () => (await shop.get("/readyz")).json().revision, 4);
    expect((await as("lan", "status")).output).toContain("revision 4, live since");
    expect((await as("lan", "history")).output).toContain('lan  canary  "filters"');
    expect((await as("lan", "watch", "--once")).output).toContain("revision 4, live since");
    expect(JSON.parse((await as("lan", "check", "--json")).output)).toEqual({ faults: [], warnings: [] });
    expect((await as("lan", "release", "mf-a@2.0.0")).output).toContain("published by lan");
    expect((await as("lan", "diff", "1", "3")).output).toContain("mf-a@1.0.0 → mf-a@2.0.0");
    expect((await as("minh", "gc", "--dry-run")).output).toContain("0 releases would be deleted");
  });

  it("with a browser run one after another, and report while they wait", async () => {
    await start();
    await shop.publishAll("2.0.0");
    const promote = (name: string) =>
      post("/ops/commands/promote", tokens.thu ?? "", { words: [`${name}@2.0.0`], options: {} });
    const bodies = (await Promise.all([promote("mf-a"), promote("mf-b")])).map(({ body }) => body);
    expect(
      bodies.filter((body) => body.startsWith('{"progress":"the pages, once another command is done"}\n')),
    ).toHaveLength(1);
    expect((await last())?.stable).toMatchObject({ "mf-a": { version: "2.0.0" }, "mf-b": { version: "2.0.0" } });
  });

  it("date what goes live by the end of the gate", async () => {
    await start();
    await shop.publishAll("2.0.0");
    let now = new Date("2026-12-01T08:00:00Z");
    const slowGate = () => async () => {
      now = new Date("2026-12-01T08:20:00Z");
    };
    const config = readConfig({ DATA_DIR: folder.path, OPERATORS_FILE: file }, folder.path);
    const parts = { store: shop.store, mustHoldLive: async () => undefined, config, guard: createGuard(config) };
    const app = fastify();
    serveCommands(app, { ...parts, now: () => now }, slowGate);
    const url = "/ops/commands/promote";
    const headers = { authorization: `Bearer ${tokens.thu}` };
    await app.inject({ method: "POST", url, headers, payload: { words: ["mf-a@2.0.0"], options: {} } });
    expect(await last()).toMatchObject({ revision: 2, at: "2026-12-01T08:20:00.000Z" });
  });

  it("remove a remote for an operator who may show it to all", async () => {
    await start();
    expect(await as("lan", "remove", "mf-a")).toEqual({
      code: 1,
      output: "lan may not remove mf-a; ask another operator, or for a role that allows it.",
    });
    expect(await as("thu", "remove", "mf-a", "--why", "season is over")).toEqual({
      code: 0,
      output: "revision 2 is live: mf-a removed: season is over",
    });
    expect(await last()).toMatchObject({ by: "thu", why: "mf-a removed: season is over" });
    expect(Object.keys((await last())?.stable ?? {})).toEqual(["shell", "mf-b"]);
    await eventually(async () => (await shop.get("/home")).body, "shell 1.0.0, mf-b 1.0.0");
  });

  it("are refused with a sentence where no role allows them, and change nothing", async () => {
    await start();
    await shop.publishAll("2.0.0");
    const refused = async (name: string, ...args: string[]) => {
      const { code, output } = await as(name, ...args);
      expect(code).toBe(1);
      return output;
    };
    expect(await refused("lan", "promote", "mf-a@2.0.0")).toBe(
      "lan may not show new releases of mf-a to 100 % of shoppers; ask another operator, or for a role that allows it.",
    );
    expect(await refused("lan", "promote", "mf-b@2.0.0", "--canary", "1")).toContain(
      "lan may not show new releases of mf-b",
    );
    expect(await refused("lan", "rollback", "1")).toContain("lan may not roll back");
    expect(await refused("thu", "rollback", "1")).toContain("thu may not roll back");
    expect(await refused("lan", "gc")).toContain("lan may not delete releases");
    const from = await writeBuild(shop.folder, "mf-b", { version: "3.0.0" });
    expect(await refused("lan", "publish", "--from", from)).toContain("lan may not publish mf-b");
    expect(await refused("minh", "rollback", "1", "--why", "slow\n   9  edge")).toBe(
      "The reason (--why) has a line break or another control character; write it in one plain line.",
    );
    expect(await shop.store.revisions()).toEqual([1]);
    const answer = await post("/ops/commands/rollback", tokens.lan ?? "", { words: ["1"], options: {} });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: "ROLE", message: "lan may not roll back; ask another operator, or for a role that allows it." },
    ]);
  });

  it("refuse a forged token, and for a minute a network that sends many", async () => {
    await start();
    const attempt = () => post("/ops/commands/status", "tt_forged", nothing);
    const answer = await attempt();
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: "TOKEN" }]);
    expect(await ops(["status", "--to", to, "--token", "tt_forged"], {})).toEqual({
      code: 1,
      output: "This token is not known here; ask the operators of the shop for one.",
    });
    for (let tries = 0; tries < 8; tries++) expect((await attempt()).statusCode).toBe(401);
    const late = await post("/ops/commands/status", tokens.lan ?? "", nothing);
    expect([late.statusCode, late.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    const elsewhere = await shop.edge.inject({
      method: "POST",
      url: "/ops/commands/status",
      payload: nothing,
      headers: { authorization: `Bearer ${tokens.lan}`, "x-forwarded-for": "10.2.3.4" },
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  it("end a watch at the first refused token, so that it does not use up the network's attempts", async () => {
    await start();
    const sentence = "This token is not known here; ask the operators of the shop for one.";
    expect(await ops(["watch", "--to", to, "--token", "tt_forged"], {})).toEqual({ code: 1, output: sentence });
    expect(await as("lan", "status")).toMatchObject({ code: 0 });
  });

  it("make a staff link only for operators who may show the candidate, for a week at most", async () => {
    await start();
    await shop.publishAll("2.0.0");
    await as("minh", "promote", "mf-b@2.0.0", "--canary", "0");
    expect(await as("lan", "staff-link")).toEqual({
      code: 1,
      output:
        "lan may not show new releases of mf-b to 0 % of shoppers; ask another operator, or for a role that allows it.",
    });
    expect(await as("thu", "staff-link", "--hours", "168")).toMatchObject({
      code: 0,
      output: expect.stringContaining("/home?staff="),
    });
    for (const hours of ["0", "169"]) {
      expect(await as("thu", "staff-link", "--hours", hours)).toEqual({
        code: 1,
        output: "A link can be followed for 1 to 168 hours; make a new one after that.",
      });
    }
  });

  it("change nothing while the store is not mounted, and need no restart once it is", async () => {
    await start();
    await shop.publishAll("2.0.0");
    const [store, away] = [join(shop.folder, "releases"), join(shop.folder, "away")];
    await rename(store, away);
    for (const args of [["promote", "mf-a@2.0.0"], ["rollback", "1"], ["status"]]) {
      expect(await as("minh", ...args)).toMatchObject({
        code: 1,
        output: expect.stringContaining("lacks revision 1, which has been live: it is not mounted"),
      });
    }
    const answer = await post("/ops/commands/promote", tokens.minh ?? "", { words: ["mf-a@2.0.0"], options: {} });
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: "STORE" }]);
    await expect(stat(store)).rejects.toMatchObject({ code: "ENOENT" });
    await rename(away, store);
    expect(await as("minh", "promote", "mf-a@2.0.0")).toMatchObject({ code: 0 });
  });

  it("make no store where there is none", async () => {
    await start();
    await shop.edge.close();
    const store = join(shop.folder, "releases");
    await rename(store, join(shop.folder, "away"));
    to = await (await shop.another({ RELEASE_COPY_DIR: "no-copy" })).listen({ host: "127.0.0.1", port: 0 });
    const from = await writeBuild(shop.folder, "mf-a", { version: "2.0.0" });
    for (const args of [["publish", "--from", from], ["promote", "mf-a@2.0.0"], ["status"]]) {
      expect(await as("lan", ...args)).toEqual({
        code: 1,
        output: `The store ${store} is not there, or is no folder; mount it, or correct the setting that names it (RELEASE_STORE, MEDIA_STORE). Its first release (ops publish) or picture makes a new store.`,
      });
    }
    await expect(stat(store)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("accept an operator only while the file names them", async () => {
    await start();
    expect(await as("lan", "status")).toMatchObject({ code: 0 });
    await writeFile(file, "[]");
    expect(await as("lan", "status")).toMatchObject({ code: 1, output: expect.stringContaining("is not known here") });
    await writeFile(file, "half");
    expect(await as("lan", "status")).toMatchObject({ code: 1 });
  });

  it("need a token, a known name and known options", async () => {
    await start();
    expect((await ops(["status", "--to", to], {})).output).toBe("Give your token with --token or in OPERATOR_TOKEN.");
    expect((await as("lan", "operator", "minh")).output).toContain("ops operator does not take --to");
    expect((await as("lan", "finish", "--shop", to)).output).toBe(
      "An edge checks with its own shop; leave out --shop.",
    );
    const finish = await post("/ops/commands/finish", tokens.minh ?? "", { words: [], options: { canary: "5" } });
    expect([finish.statusCode, finish.json()]).toEqual([
      422,
      { code: "USAGE", message: expect.stringContaining("ops finish does not take --canary; it takes --to,") },
    ]);
    expect((await post("/ops/commands/toString", tokens.lan ?? "", nothing)).statusCode).toBe(404);
    const shopOption = { words: [], options: { shop: "http://10.0.0.1" } };
    expect((await post("/ops/commands/status", tokens.lan ?? "", shopOption)).statusCode).toBe(400);
    expect((await ops(["status", "--to", "http://127.0.0.1:1"], { OPERATOR_TOKEN: "tt_1" })).output).toContain(
      "http://127.0.0.1:1 cannot be reached (bad port)",
    );
  });
});

describe("a promotion that needs a second operator", () => {
  /** @returns the id of the request that Minh makes */
  async function requested(): Promise<string> {
    await start({ PROMOTE_NEEDS_SECOND: "50" });
    await shop.publishAll("2.0.0");
    const { output } = await as("minh", "promote", "mf-a@2.0.0", "--why", "colours");
    const [, id = ""] =
      /^the gate lets it through; it waits for a second operator, for a day: ops approve (\S+) makes/.exec(output) ??
      [];
    expect(await shop.store.revisions()).toEqual([1]);
    return id;
  }

  it("goes live when another operator approves it, with both names", async () => {
    const id = await requested();
    expect((await as("thu", "status")).output).toMatch(new RegExp(`ops approve ${id} +minh +.*mf-a@2\\.0\\.0`));
    expect(await as("thu", "approve", id)).toMatchObject({
      code: 0,
      output: expect.stringContaining("revision 2 is live"),
    });
    expect(await last()).toMatchObject({ by: "minh, approved by thu", action: "promote", why: "colours" });
    expect(await as("thu", "approve", id)).toMatchObject({ code: 1 });
  });

  it("is refused to the same operator, to one without the role, and when another revision is live", async () => {
    const id = await requested();
    expect((await as("minh", "approve", id)).output).toBe(
      "minh has requested this; another operator has to approve it.",
    );
    expect((await as("lan", "approve", id)).output).toContain("lan may not show new releases of mf-a to 100 %");
    await as("minh", "promote", "mf-b@2.0.0", "--canary", "49");
    expect((await as("thu", "approve", id)).output).toContain("Revision 2 has gone live since minh requested this");
    expect((await as("thu", "status")).output).not.toContain("ops approve");
    expect(await shop.store.revisions()).toEqual([2, 1]);
  });

  it("cannot be changed on the way", async () => {
    const id = await requested();
    const key = `requests/${id}.json`;
    const request = JSON.parse(String(await shop.store.objects.read(key)));
    await shop.store.objects.put(key, Buffer.from(JSON.stringify({ ...request, by: "thu" })));
    expect((await as("minh", "approve", id)).output).toContain(`There is no request ${id}`);
  });

  it("is needed to remove a remote", async () => {
    await start({ PROMOTE_NEEDS_SECOND: "50" });
    const { output } = await as("minh", "remove", "mf-a");
    const [, id = ""] = /ops approve (\S+) makes revision 2 live: mf-a removed$/.exec(output) ?? [];
    expect(await shop.store.revisions()).toEqual([1]);
    expect((await as("thu", "status")).output).toMatch(new RegExp(`ops approve ${id} +minh .* "mf-a removed"$`, "m"));
    expect(await as("thu", "approve", id)).toMatchObject({ code: 0 });
    expect(Object.keys((await last())?.stable ?? {})).toEqual(["shell", "mf-b"]);
  });

  it("is needed neither below the share nor to withdraw or roll back", async () => {
    await requested();
    expect(await as("minh", "promote", "mf-a@2.0.0", "--canary", "49")).toMatchObject({ code: 0 });
    expect((await as("minh", "canary", "50")).output).toContain("waits for a second operator");
    expect(await as("minh", "withdraw")).toMatchObject({
      code: 0,
      output: expect.stringContaining("revision 3 is live"),
    });
    expect(await as("minh", "rollback", "1")).toMatchObject({ code: 0 });
  });
});
