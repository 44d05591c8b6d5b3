import { rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "@thuot-tha/shared/server";
import { createToken } from "../../operators/operators.ts";
import { publishRemotely } from "../../releases/publish-remotely.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import { ops } from "../../testing/operators.ts";
import { writeBuild } from "../../testing/release.ts";
import { type RunningEdge, runningEdge } from "../../testing/running-edge.ts";

const team = createToken();
const operators = createToken();

let shop: RunningEdge;
let to: string;
beforeEach(async () => {
  shop = await runningEdge({ PUBLISH_TOKENS: `mf-a:${team.hash}`, OPS_TOKEN_SHA256: operators.hash });
  to = await shop.edge.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => shop.close());

const lan = { by: "Lan", why: "mùa cưới" };
const send = async (name: string, options: Parameters<typeof writeBuild>[2], token = team.token, publisher = lan) =>
  publishRemotely(await writeBuild(shop.folder, name, options), {
    to,
    token,
    publisher,
    onProgress: () => undefined,
  });
const versions = async () =>
  (await shop.store.published()).filter(({ name }) => name === "mf-a").map(({ version }) => version);

describe("publishing through an edge", () => {
  it("adds a release to the store, once", async () => {
    expect(await send("mf-a", { version: "2.0.0" })).toEqual({ name: "mf-a", version: "2.0.0", added: true });
    expect(await send("mf-a", { version: "2.0.0" })).toMatchObject({ added: false });
    expect(await versions()).toEqual(["1.0.0", "2.0.0"]);
    expect(await shop.store.publisherOf({ name: "mf-a", version: "2.0.0" })).toEqual({
      by: "Lan (token of mf-a)",
      why: "mùa cưới",
    });
    expect(await shop.store.publisherOf({ name: "mf-a", version: "1.0.0" })).toBeNull();
  });

  it("refuses the token of another remote, one that only shows the page, and a wrong one", async () => {
    await expect(send("mf-b", { version: "2.0.0" })).rejects.toMatchObject({ code: "ROLE" });
    await expect(send("mf-a", { version: "2.0.0" }, operators.token)).rejects.toMatchObject({ code: "ROLE" });
    await expect(send("mf-a", { version: "2.0.0" }, "tt_wrong")).rejects.toMatchObject({ code: "TOKEN" });
    expect(await versions()).toEqual(["1.0.0"]);
  });

  it("refuses names and reasons that would forge lines in the terminals of others, or change them", async () => {
    const refused = (publisher: typeof lan, sentence: string) =>
      expect(send("mf-a", { version: "2.0.0" }, team.token, publisher)).rejects.toMatchObject({
        code: "USAGE",
        message: `${sentence} has a line break or another control character; write it in one plain line.`,
      });
    await refused({ by: "Lan", why: "filters\n   9  edge" }, "The reason (--why)");
    await refused({ by: "Lan\u001b[2J", why: "" }, "Your name (OPS_USER)");
    await expect(send("mf-a", { version: "2.0.0", release: { source: "\u001b[2J" } })).rejects.toMatchObject({
      message: expect.stringContaining("The source in release.json has a line break"),
    });
    expect(await versions()).toEqual(["1.0.0"]);
  });

  it("takes a token's setting that is empty for one that is not there", async () => {
    const from = await writeBuild(shop.folder, "mf-a", { version: "2.0.0" });
    const settings = { OPERATOR_TOKEN: "", PUBLISH_TOKEN: team.token };
    expect(await ops(["publish", "--from", from, "--to", to], settings)).toMatchObject({ code: 0 });
    expect(await versions()).toEqual(["1.0.0", "2.0.0"]);
  });

  it("claims no more of a dry run than that the release is whole", async () => {
    const from = await writeBuild(shop.folder, "mf-a", { version: "2.0.0" });
    expect(await ops(["publish", "--from", from, "--to", to, "--token", "tt_wrong", "--dry-run"], {})).toEqual({
      code: 0,
      output: `mf-a@2.0.0 is whole as built; ${to} was not asked whether it takes it`,
    });
    expect(await versions()).toEqual(["1.0.0"]);
  });

  it("refuses different content under an existing version", async () => {
    await send("mf-a", { version: "2.0.0" });
    await expect(send("mf-a", { version: "2.0.0", server: "exports.default = 2;" })).rejects.toMatchObject({
      code: "ALREADY_PUBLISHED",
    });
  });

  it("refuses uploads while the store is not mounted, and makes no store in its place", async () => {
    const [store, away] = [join(shop.folder, "releases"), join(shop.folder, "away")];
    await rename(store, away);
    await expect(send("mf-a", { version: "2.0.0" })).rejects.toMatchObject({
      code: "STORE",
      message: expect.stringContaining("lacks revision 1, which has been live: it is not mounted"),
    });
    const answer = await shop.edge.inject({
      method: "PUT",
      url: "/ops/publish/mf-a/2.0.0/entry.js",
      payload: Buffer.from("1"),
      headers: { authorization: `Bearer ${team.token}`, "content-type": "application/octet-stream" },
    });
    expect(answer.statusCode).toBe(503);
    await expect(stat(store)).rejects.toMatchObject({ code: "ENOENT" });
    await rename(away, store);
    expect(await send("mf-a", { version: "2.0.0" })).toMatchObject({ added: true });
  });

  it("refuses a release.json whose files are missing, or that names another release", async () => {
    const put = (url: string, payload: Buffer) =>
      shop.edge.inject({
        method: "PUT",
        url,
        payload,
        headers: { authorization: `Bearer ${team.token}`, "content-type": "application/octet-stream" },
      });
    const description = await shop.store.readFile("mf-a", "1.0.0", "release.json");
    const other = await put("/ops/publish/mf-a/3.0.0/release.json", description as Buffer);
    expect([other.statusCode, other.json().code]).toEqual([422, "DAMAGED"]);
    expect(other.json().requestId).toBe(other.headers["x-request-id"]);
    const alone = Buffer.from(String(description).replaceAll("1.0.0", "3.0.0"));
    expect((await put("/ops/publish/mf-a/3.0.0/release.json", alone)).json().code).toBe("DAMAGED");
    expect((await put("/ops/publish/mf-a/3.0.0/..%2F..%2Flive.json", alone)).statusCode).toBe(422);
    // This file would name another operator as the publisher.
    expect((await put("/ops/publish/mf-a/3.0.0/publisher.json", alone)).statusCode).toBe(422);
    expect(await versions()).toEqual(["1.0.0"]);
  });

  it("names the store as the reason, not the build, when the store fails to return the files", async () => {
    const readFile: ReleaseStore["readFile"] = async (name, version, ...file) => {
      if (version === "3.0.0") throw new StoreError("unreachable", "The bucket does not answer.");
      return shop.store.readFile(name, version, ...file);
    };
    const edge = await shop.another({}, { ...shop.store, readFile });
    const description = await shop.store.readFile("mf-a", "1.0.0", "release.json");
    const answer = await edge.inject({
      method: "PUT",
      url: "/ops/publish/mf-a/3.0.0/release.json",
      payload: Buffer.from(String(description).replaceAll("1.0.0", "3.0.0")),
      headers: { authorization: `Bearer ${team.token}`, "content-type": "application/octet-stream" },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { message: "The bucket does not answer." }]);
  });
});
