import { checkReleaseSet as check } from "../../checks/release-set.ts";
import { createToken } from "../../operators/operators.ts";
import { promote } from "../../releases/promote.ts";
import { publishRemotely } from "../../releases/publish-remotely.ts";
import { writeBuild } from "../../testing/release.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../../testing/running-edge.ts";

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
const send = async (name: string, options: Parameters<typeof writeBuild>[2], token = team.token) =>
  publishRemotely(await writeBuild(shop.folder, name, options), {
    to,
    token,
    publisher: lan,
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

  it("refuses the token of another remote, one for looking only, and a wrong one", async () => {
    await expect(send("mf-b", { version: "2.0.0" })).rejects.toMatchObject({ code: "ROLE" });
    await expect(send("mf-a", { version: "2.0.0" }, operators.token)).rejects.toMatchObject({ code: "ROLE" });
    await expect(send("mf-a", { version: "2.0.0" }, "tt_wrong")).rejects.toMatchObject({ code: "TOKEN" });
    expect(await versions()).toEqual(["1.0.0"]);
  });

  it("refuses different content under an existing version", async () => {
    await send("mf-a", { version: "2.0.0" });
    await expect(send("mf-a", { version: "2.0.0", server: "exports.default = 2;" })).rejects.toMatchObject({
      code: "ALREADY_PUBLISHED",
    });
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
    const alone = Buffer.from(String(description).replaceAll("1.0.0", "3.0.0"));
    expect((await put("/ops/publish/mf-a/3.0.0/release.json", alone)).json().code).toBe("DAMAGED");
    expect((await put("/ops/publish/mf-a/3.0.0/..%2F..%2Flive.json", alone)).statusCode).toBe(422);
    // This file would say that another operator has published the release.
    expect((await put("/ops/publish/mf-a/3.0.0/publisher.json", alone)).statusCode).toBe(422);
    expect(await versions()).toEqual(["1.0.0"]);
  });
});

describe("the operators' page", () => {
  const page = (authorization?: string) =>
    shop.edge.inject({ url: "/ops", headers: authorization ? { authorization } : {} });
  const basic = `Basic ${Buffer.from(`an:${operators.token}`).toString("base64")}`;

  it("asks for the token", async () => {
    const answer = await page();
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["www-authenticate"]).toContain("Basic");
    expect((await page("Basic eDp5")).statusCode).toBe(401);
  });

  it("shows versions, cohorts, the candidate's counts and the history, without scripts", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), { ...who, why: "<script>alert(1)</script>" }, { percent: 10, check });
    await eventually(async () => (await page(basic)).body.includes("Candidate mf-a+mf-b+shell at 10 %"), true);
    const { body, headers } = await page(basic);
    expect(body).toContain("2.0.0 (10 %)");
    expect(body).toContain("mf-a@2.0.0");
    expect(body).toContain("Evidence against it: 1.0 to 1; at 400 it is withdrawn.");
    expect(body).toContain("<code>ops staff-link mf-a+mf-b+shell</code>");
    expect(body).toContain("&lt;script&gt;");
    expect(body).not.toContain("<script");
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("shows the latest revisions, each with its changes", async () => {
    const first = await shop.store.readComposition(1);
    for (let revision = 2; revision <= 60; revision++) await shop.store.addComposition({ ...first!, revision });
    const { body } = await page(basic);
    expect(body.match(/data-label="Revision">(\d+)</g)).toHaveLength(50);
    expect(body).toContain('data-label="Revision">11<');
    expect(body.match(/data-label="Changed">[^<]*/g)).toEqual(Array(50).fill('data-label="Changed">'));
  });

  it("does not exist without a token in the settings", async () => {
    const plain = await runningEdge();
    expect((await plain.edge.inject("/ops")).body).not.toContain("Releases");
    await plain.close();
  });
});
