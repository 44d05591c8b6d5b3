import { get, type IncomingMessage } from "node:http";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { abortCandidate, promote, promoteCandidate, setWeight } from "../releases/promote.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../testing/running-edge.ts";

let shop: RunningEdge;
beforeEach(async () => {
  shop = await runningEdge({ ALLOW_OVERRIDES: "on" });
  await shop.publishAll("2.0.0");
});
afterEach(() => shop.close());

const one = "shell 1.0.0, mf-a 1.0.0, mf-b 1.0.0";
const two = "shell 2.0.0, mf-a 2.0.0, mf-b 2.0.0";
const asked = async (path: string) => {
  const address = await shop.edge.listen({ port: 0, host: "127.0.0.1" });
  const { port } = new URL(address);
  return new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent: false }, (answer) => resolve(answer.resume())).on("error", reject);
  });
};
const documentOf = async (cohort: number) => (await shop.get("/home", `tt_cohort=${cohort}`)).body;

async function canary(percent: number) {
  const live = await promote(shop.store, shop.all("2.0.0"), who, { percent, check });
  await eventually(async () => (await shop.get("/readyz")).json().revision, live.revision);
  return live.candidate?.preview;
}
const seen = async () => {
  const bodies = await Promise.all(Array.from({ length: 100 }, (_, cohort) => documentOf(cohort)));
  return bodies.filter((body) => body === two).length;
};

describe("cohorts", () => {
  it("see the candidate in exactly the configured share, and keep seeing it while the share grows", async () => {
    await canary(7);
    expect(await seen()).toBe(7);
    expect(await documentOf(6)).toBe(two);
    await setWeight(shop.store, 40, who);
    await eventually(() => documentOf(39), two);
    expect(await seen()).toBe(40);
    expect(await documentOf(6)).toBe(two);
    await promoteCandidate(shop.store, who, { check });
    await eventually(() => documentOf(99), two);
  });

  it("are assigned once, at random, and remembered", async () => {
    const first = await shop.get("/home");
    const cookie = String(first.headers["set-cookie"]);
    expect(cookie).toMatch(/^tt_cohort=\d{1,2}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await shop.get("/home", "tt_cohort=5")).headers["set-cookie"]).toBeUndefined();
  });

  it("get documents and compositions that shared caches must not store", async () => {
    await canary(50);
    for (const url of ["/home", "/composition.json"]) {
      const { headers } = await shop.get(url, "tt_cohort=1");
      expect(headers["cache-control"]).toBe("private, no-cache");
      expect(headers.vary).toContain("Cookie");
    }
    const told = async (cohort: number) => (await shop.get("/composition.json", `tt_cohort=${cohort}`)).json();
    expect(await told(49)).toMatchObject({ cohort: "candidate", shell: { version: "2.0.0" } });
    expect(await told(50)).toMatchObject({ cohort: "stable", shell: { version: "1.0.0" } });
  });

  it("keep their set while a canary grows", async () => {
    await canary(10);
    const set = async () => (await shop.get("/composition.json", "tt_cohort=1")).json();
    const before = await set();
    await setWeight(shop.store, 20, who);
    await eventually(async () => (await set()).revision, before.revision + 1);
    expect((await set()).set).toBe(before.set);
  });
});

describe("a preview link", () => {
  it("shows the candidate to its visitor until they end the preview or it is withdrawn", async () => {
    const word = await canary(0);
    const followed = await shop.get(`/home?a=1&preview=${word}`);
    expect(followed.headers.location).toBe("/home?a=1");
    expect(String(followed.headers["set-cookie"])).toContain(`tt_preview=${word}; Path=/; HttpOnly; SameSite=Lax`);
    const cookie = `tt_cohort=50; tt_preview=${word}`;
    expect((await shop.get("/home", cookie)).body).toBe(two);
    expect((await shop.get("/composition.json", cookie)).json()).toMatchObject({ preview: true });
    expect((await shop.get("/home", "tt_cohort=50; tt_preview=guessed")).body).toBe(one);
    expect(String((await shop.get("/home?preview=off", cookie)).headers["set-cookie"])).toMatch(
      /tt_preview=;.*Expires=Thu, 01 Jan 1970/,
    );
    await abortCandidate(shop.store, who);
    await eventually(async () => (await shop.get("/home", cookie)).body, one);
  });
});

describe("the redirect after a link parameter", () => {
  it.each([
    ["/search?text=l%E1%BB%A5a&preview=off", "/search?text=l%E1%BB%A5a"],
    ["/%5Cevil.example/?preview=off", "/%5Cevil.example/"],
    ["/a//evil.example/?preview=off", "/a//evil.example/"],
  ])("is the shop itself: %s", async (url, expected) => {
    // Raw HTTP clients may send addresses that a browser would normalise.
    const { headers } = await asked(url);
    expect(headers.location).toBe(expected);
    expect(new URL(String(headers.location), "http://shop.example/").host).toBe("shop.example");
  });
});

describe("the shop's bare address", () => {
  it.each(["", "?override=mf-a@http://localhost:4101", "?preview=word&utm_source=letter"])(
    "leads to the home page with its query: %s",
    async (query) => {
      expect((await shop.get(`/${query}`)).headers.location).toBe(`/home${query}`);
    },
  );
});

describe("an override", () => {
  it("is remembered, named in the composition and the security policy, and rendered by the browser only", async () => {
    const asked = await shop.get("/home?override=mf-a@http://localhost:4101");
    expect(asked.headers.location).toBe("/home");
    const cookie = `tt_cohort=1; ${String(asked.headers["set-cookie"]).split(";")[0]}`;
    const document = await shop.get("/home", cookie);
    expect(document.headers["content-security-policy"]).toContain(
      "connect-src 'self' http://localhost:4101 ws://localhost:4101;",
    );
    const { remotes } = (await shop.get("/composition.json", cookie)).json();
    expect(remotes.at(-1)).toMatchObject({ name: "mf-a", override: "http://localhost:4101", integrity: "" });
    expect((await shop.get("/home", "tt_cohort=1")).headers["content-security-policy"]).not.toContain("localhost");
  });

  it("is ignored when the deployment does not allow overrides", async () => {
    const strict = await runningEdge({ ALLOW_OVERRIDES: "off" });
    const answer = await strict.get("/home?override=mf-a@http://localhost:4101");
    expect(answer.headers.location).toBeUndefined();
    const cookie = "tt_override=mf-a%40http%3A%2F%2Flocalhost%3A4101";
    expect((await strict.get("/composition.json", cookie)).body).not.toContain("localhost");
    await strict.close();
  });
});
