import { get, type IncomingMessage } from "node:http";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { promoteCandidate, setWeight } from "../releases/change-candidate.ts";
import { parseCohorts } from "../releases/cohorts.ts";
import { liveComposition } from "../releases/history.ts";
import { promote } from "../releases/promote.ts";
import { eventually, type RunningEdge, runningEdge, visitors, who } from "../testing/running-edge.ts";

let shop: RunningEdge;
beforeEach(async () => {
  shop = await runningEdge({ ALLOW_OVERRIDES: "on" });
  await shop.publishAll("2.0.0");
});
afterEach(() => shop.close());

const one = "shell 1.0.0, mf-a 1.0.0, mf-b 1.0.0";
const two = "shell 2.0.0, mf-a 2.0.0, mf-b 2.0.0";
const fetchPath = async (path: string) => {
  const address = await shop.edge.listen({ port: 0, host: "127.0.0.1" });
  const { port } = new URL(address);
  return new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent: false }, (answer) => resolve(answer.resume())).on("error", reject);
  });
};
const documentOf = async (cohort: number) =>
  (await shop.get("/home", `tt_cohort=${String(cohort).padStart(4, "0")}`)).body;

async function canary(percent: number) {
  const live = await promote(shop.store, shop.all("2.0.0"), who, { percent, check });
  await eventually(async () => (await shop.get("/readyz")).json().revision, live.revision);
}
/** The cohorts that see the candidate. */
const seeing = async () => [...parseCohorts((await liveComposition(shop.store))?.candidates[0]?.cohorts ?? "")];

describe("cohorts", () => {
  it("see the candidate in exactly the configured share, and keep seeing it while the share grows", async () => {
    await canary(0.07);
    const first = await seeing();
    expect(first).toHaveLength(7);
    expect(await Promise.all(first.map(documentOf))).toEqual(Array(7).fill(two));
    const others = Array.from({ length: 50 }, (_, cohort) => cohort).filter((cohort) => !first.includes(cohort));
    expect(new Set(await Promise.all(others.map(documentOf)))).toEqual(new Set([one]));
    await setWeight(shop.store, 40, who);
    const grown = await seeing();
    expect(grown).toHaveLength(4000);
    await eventually(() => documentOf(grown.find((cohort) => !first.includes(cohort)) ?? 0), two);
    expect(await Promise.all(first.map(documentOf))).toEqual(Array(7).fill(two));
    await promoteCandidate(shop.store, who, { check });
    await eventually(() => documentOf(others[0] ?? 0), two);
  });

  it("are assigned once, at random, and remembered", async () => {
    const first = await shop.get("/home");
    const cookie = String(first.headers["set-cookie"]);
    expect(cookie).toMatch(/^tt_cohort=\d{4}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await shop.get("/home", "tt_cohort=0005")).headers["set-cookie"]).toBeUndefined();
  });

  it("of an earlier edge are divided into a hundred each", async () => {
    const { headers } = await shop.get("/home", "tt_cohort=7");
    expect(String(headers["set-cookie"])).toMatch(/^tt_cohort=07\d\d; /);
  });

  it("get documents and compositions that shared caches must not store", async () => {
    await canary(50);
    for (const url of ["/home", "/composition.json"]) {
      const { headers } = await shop.get(url, visitors.candidate);
      expect(headers["cache-control"]).toBe("private, no-cache");
      expect(headers.vary).toContain("Cookie");
    }
    const compositionFor = async (cookie: string) => (await shop.get("/composition.json", cookie)).json();
    expect(await compositionFor(visitors.candidate)).toMatchObject({
      cohort: "candidate",
      shell: { version: "2.0.0" },
    });
    expect(await compositionFor(visitors.stable)).toMatchObject({ cohort: "stable", shell: { version: "1.0.0" } });
  });

  it("keep their set while a canary grows", async () => {
    await canary(50);
    const set = async () => (await shop.get("/composition.json", visitors.candidate)).json();
    const before = await set();
    await setWeight(shop.store, 60, who);
    await eventually(async () => (await set()).revision, before.revision + 1);
    expect((await set()).set).toBe(before.set);
  });
});

describe("the redirect after a link parameter", () => {
  it.each([
    ["/search?text=l%E1%BB%A5a&staff=off", "/search?text=l%E1%BB%A5a"],
    ["/%5Cevil.example/?staff=off", "/%5Cevil.example/"],
    ["/a//evil.example/?staff=off", "/a//evil.example/"],
  ])("is the shop itself: %s", async (url, expected) => {
    // Raw HTTP clients may send addresses that a browser would normalise.
    const { headers } = await fetchPath(url);
    expect(headers.location).toBe(expected);
    expect(new URL(String(headers.location), "http://shop.example/").host).toBe("shop.example");
  });
});

describe("the shop's bare address", () => {
  it.each([
    ["?override=mf-a@http://localhost:4101", "/"],
    ["?staff=off&utm_source=letter", "/?utm_source=letter"],
  ])("takes the parameters of a link, as the home page does: %s", async (query, rest) => {
    expect((await shop.get(`/${query}`)).headers.location).toBe(rest);
  });
});

describe("an override", () => {
  it("is remembered, named in the composition and the security policy, and rendered by the browser only", async () => {
    const redirect = await shop.get("/home?override=mf-a@http://localhost:4101");
    expect(redirect.headers.location).toBe("/home");
    const cookie = `tt_cohort=1; ${String(redirect.headers["set-cookie"]).split(";")[0]}`;
    const document = await shop.get("/home", cookie);
    expect(document.headers["content-security-policy"]).toContain(
      "connect-src 'self' http://localhost:4101 ws://localhost:4101;",
    );
    const { remotes } = (await shop.get("/composition.json", cookie)).json();
    expect(remotes.at(-1)).toMatchObject({ name: "mf-a", override: "http://localhost:4101", integrity: "" });
    expect((await shop.get("/home", "tt_cohort=0001")).headers["content-security-policy"]).not.toContain("localhost");
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
