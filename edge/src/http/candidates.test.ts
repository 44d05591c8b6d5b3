import { sharedSecret } from "../canary/load-tokens.ts";
import { readCounts } from "../canary/shared-counts.ts";
import { createStaffLinks } from "../canary/staff-links.ts";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { candidateId, candidateName, comparisonId } from "../releases/candidates.ts";
import { promoteCandidate, setWeight, withdrawCandidate } from "../releases/change-candidate.ts";
import { parseCohorts } from "../releases/cohorts.ts";
import { history, liveComposition } from "../releases/history.ts";
import { promote } from "../releases/promote.ts";
import { publish } from "../releases/publish.ts";
import { writeBuild } from "../testing/release.ts";
import { eventually, type RunningEdge, runningEdge, visitors, who } from "../testing/running-edge.ts";

let shop: RunningEdge;
afterEach(() => shop.close());

const stable = "shell 1.0.0, mf-a 1.0.0, mf-b 1.0.0";
const withA = "shell 1.0.0, mf-a 2.0.0, mf-b 1.0.0";
const withB = "shell 1.0.0, mf-a 1.0.0, mf-b 2.0.0";
const both = "shell 1.0.0, mf-a 2.0.0, mf-b 2.0.0";

const live = async () => {
  const composition = await liveComposition(shop.store);
  if (!composition) throw new Error("nothing is live");
  return composition;
};
const candidate = async (name: string) => {
  const found = (await live()).candidates.find((one) => candidateName(one) === name);
  if (!found) throw new Error(`${name} is no candidate`);
  return found;
};
const cookieOf = (cohort: number) => `tt_cohort=${String(cohort).padStart(4, "0")}`;
/** The cookie of a visitor who sees that candidate; without a name, of one who sees none. */
async function visitor(name?: string): Promise<string> {
  const { candidates } = await live();
  const seeing = (one: (typeof candidates)[number]) => parseCohorts(one.cohorts);
  if (name) return cookieOf([...seeing(await candidate(name))][0] ?? -1);
  const taken = candidates.map(seeing);
  const free = Array.from({ length: 10_000 }, (_, cohort) => cohort).find((one) => !taken.some((set) => set.has(one)));
  return cookieOf(free ?? -1);
}
const home = async (cookie: string) => (await shop.get("/home", cookie)).body;
const trackOf = async (cookie: string) => (await shop.get("/home", cookie)).headers["x-cohort"];
const show = (name: string, percent: number) =>
  promote(shop.store, [{ name, version: "2.0.0" }], who, { percent, check });

async function twoCandidates(env: Record<string, string> = {}, percent = 40) {
  shop = await runningEdge(env);
  await shop.publishAll("2.0.0");
  await show("mf-a", percent);
  await show("mf-b", percent);
  const [a, b, none] = [await visitor("mf-a"), await visitor("mf-b"), await visitor()];
  await eventually(() => trackOf(b), "mf-b");
  return { a, b, none };
}

describe("two candidates", () => {
  it("are each for their own visitors, whose documents are cached apart", async () => {
    const { a, b, none } = await twoCandidates({ PAGE_CACHE_SECONDS: "60" });
    for (const source of ["rendered", "cached"]) {
      for (const [cookie, expected, name] of [
        [a, withA, "mf-a"],
        [b, withB, "mf-b"],
        [none, stable, "stable"],
      ] as const) {
        const { body, headers } = await shop.get("/other", cookie);
        expect([body, headers["x-cohort"], headers["x-document"]]).toEqual([expected, name, source]);
      }
    }
    const sets = await Promise.all(
      [a, b, none].map(async (cookie) => (await shop.get("/composition.json", cookie)).json()),
    );
    expect(new Set(sets.map(({ set }) => set)).size).toBe(3);
    expect(sets.map((one) => one.cohort)).toEqual(["candidate", "candidate", "stable"]);
  });

  it("go on without each other: one grows and is withdrawn while the other stays", async () => {
    const { a, b } = await twoCandidates();
    await setWeight(shop.store, 45.5, who, { candidate: "mf-a" });
    await withdrawCandidate(shop.store, who, { candidate: "mf-a" });
    await eventually(() => home(a), stable);
    expect(await home(b)).toBe(withB);
  });

  it("become one set when one of them is for all", async () => {
    const { a, b, none } = await twoCandidates();
    await promoteCandidate(shop.store, who, { candidate: "mf-a", check });
    await eventually(() => home(none), withA);
    expect([await home(a), await home(b)]).toEqual([withA, both]);
  });

  it("are in the metrics, each with its share and evidence", async () => {
    await twoCandidates({}, 0.1);
    const metrics = async () => (await shop.get("/metrics")).body;
    expect(await metrics()).toContain('shop_candidate_percent{candidate="mf-a"} 0.1');
    await eventually(async () => (await metrics()).match(/shop_candidate_evidence\{.*kind="loads"\} 1/g)?.length, 2);
    await withdrawCandidate(shop.store, who, { candidate: "mf-a" });
    await eventually(async () => /candidate="mf-a"/.test(await metrics()), false);
    expect(await metrics()).toContain('shop_candidate_percent{candidate="mf-b"} 0.1');
  });
});

describe("a candidate that cannot be served", () => {
  it("leaves its visitors the stable set, and the other candidate its own", async () => {
    shop = await runningEdge({ AUTO_ABORT: "off" });
    await shop.publishAll("2.0.0");
    const build = await writeBuild(shop.folder, "mf-a", { version: "3.0.0", server: "process.exit(3);" });
    await publish(shop.store, build);
    await promote(shop.store, [{ name: "mf-a", version: "3.0.0" }], who, { percent: 40, check });
    await show("mf-b", 40);
    const [a, b] = [await visitor("mf-a"), await visitor("mf-b")];
    await eventually(() => home(b), withB);
    expect(await home(a)).toBe(stable);
  });
});

describe("evidence", () => {
  const crash = { kind: "crash", who: "mf-a", version: "2.0.0", revision: 3, message: "broken" };
  async function visit(cookie: string, address: string, reported: object): Promise<void> {
    const headers = { cookie, "x-forwarded-for": address };
    const { headers: sent } = await shop.edge.inject({ url: "/home", headers });
    const load = / load;desc="(.*)"$/.exec(String(sent["server-timing"]))?.[1];
    const { set } = (await shop.get("/composition.json", cookie)).json();
    await shop.edge.inject({ method: "POST", url: "/telemetry", payload: { ...reported, set, load }, headers });
  }

  it("withdraws the candidate that it is against, and the other goes on", async () => {
    const { a, b, none } = await twoCandidates();
    for (let i = 0; i < 40; i++) {
      await visit(none, `10.0.${i}.1`, { kind: "boot" });
      await visit(b, `10.1.${i}.1`, { kind: "boot" });
      await visit(a, `10.2.${i}.1`, crash);
    }
    await eventually(() => trackOf(a), "stable");
    await eventually(async () => (await live()).revision, 4);
    const [last] = await history(shop.store);
    expect(last?.why).toMatch(/^mf-a withdrawn: the candidate does worse: \d+ of \d+ loads failed/);
    expect((await live()).candidates.map(candidateName)).toEqual(["mf-b"]);
    expect(await trackOf(b)).toBe("mf-b");
  });

  it("withdraws both when both do worse", async () => {
    const { a, b, none } = await twoCandidates();
    for (let i = 0; i < 40; i++) {
      await visit(none, `10.0.${i}.1`, { kind: "boot" });
      for (const [cookie, network] of [
        [a, 1],
        [b, 2],
      ] as const)
        await visit(cookie, `10.${network}.${i}.1`, crash);
    }
    await eventually(async () => (await live()).candidates.length, 0);
    expect((await live()).revision).toBe(5);
  });

  it("of a candidate counts the stable set from its own start", async () => {
    shop = await runningEdge({ AUTO_ABORT: "off" });
    await shop.publishAll("2.0.0");
    await show("mf-a", 40);
    await eventually(async () => trackOf(await visitor("mf-a")), "mf-a");
    for (let i = 0; i < 3; i++) await visit(await visitor(), `10.0.${i}.1`, crash);
    await show("mf-b", 40);
    await eventually(async () => trackOf(await visitor("mf-b")), "mf-b");
    await visit(await visitor(), "10.0.0.1", crash);
    const stableLoads = async (name: string) => {
      const { stable } = await live();
      return JSON.stringify((await readCounts(shop.store, comparisonId(stable, await candidate(name)))).stable.loads);
    };
    await eventually(() => stableLoads("mf-a"), '{"trials":4,"failures":4}');
    await eventually(() => stableLoads("mf-b"), '{"trials":1,"failures":1}');
  });
});

describe("a candidate for staff only", () => {
  async function withStaff() {
    shop = await runningEdge();
    await shop.publishAll("2.0.0");
    await show("mf-a", 0);
    await eventually(async () => (await shop.get("/readyz")).json().revision, 2);
    const secret = await sharedSecret(shop.store);
    const links = createStaffLinks(() => secret);
    const id = candidateId(await candidate("mf-a"));
    const linkUntil = (milliseconds: number) => links.issue(id, new Date(Date.now() + milliseconds));
    return { linkUntil };
  }
  const follow = (word: string) =>
    shop.edge.inject({ url: `/home?a=1&staff=${word}`, headers: { accept: "text/html", cookie: visitors.stable } });

  it("is shown in a browser that follows its link, until the visitor leaves it or it ends", async () => {
    const { linkUntil } = await withStaff();
    expect(await home(visitors.stable)).toBe(stable);
    const followed = await follow(linkUntil(60_000));
    expect([followed.statusCode, followed.headers.location]).toEqual([302, "/home?a=1"]);
    const [, proof] =
      /^(tt_staff=[\w-]{43}); Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/.exec(
        String(followed.headers["set-cookie"]),
      ) ?? [];
    const cookie = `${visitors.stable}; ${proof}`;
    expect(await home(cookie)).toBe(withA);
    expect((await shop.get("/composition.json", cookie)).json()).toMatchObject({ cohort: "candidate" });
    expect(String((await shop.get("/home?staff=off", cookie)).headers["set-cookie"])).toMatch(
      /tt_staff=;.*Expires=Thu, 01 Jan 1970/,
    );
    await setWeight(shop.store, 0.01, who);
    await eventually(async () => (await shop.get("/readyz")).json().revision, 3);
    expect(await home(cookie)).toBe(withA);
    await withdrawCandidate(shop.store, who);
    await eventually(() => home(cookie), stable);
  });

  it("counts no report of staff", async () => {
    const { linkUntil } = await withStaff();
    const proof = /tt_staff=[\w-]+/.exec(String((await follow(linkUntil(60_000))).headers["set-cookie"]))?.[0];
    const timing = async (cookie: string) => (await shop.get("/home", cookie)).headers["server-timing"];
    expect(await timing(`${visitors.stable}; ${proof}`)).toMatch(/^sent;dur=\d+$/);
    expect(await timing(visitors.stable)).toMatch(/ load;desc=/);
  });

  it("counts documents of navigations only: none that a browser prefetches or a worker stores", async () => {
    shop = await runningEdge();
    const timing = async (headers: Record<string, string>) =>
      (await shop.edge.inject({ url: "/home", headers })).headers["server-timing"];
    expect(await timing({ "sec-fetch-mode": "navigate" })).toMatch(/ load;desc=/);
    expect(await timing({ "sec-fetch-mode": "navigate", "sec-purpose": "prefetch" })).toBeUndefined();
    expect(await timing({ "sec-fetch-mode": "cors" })).toBeUndefined();
  });

  it("awaits hydration of browsers that have sent their cohort back, and not of the others, which may be robots", async () => {
    shop = await runningEdge();
    const isAwaited = async (cookie: string) =>
      / load;desc="\d+\.s([01])\./.exec(String((await shop.get("/home", cookie)).headers["server-timing"]))?.[1];
    expect([await isAwaited(""), await isAwaited(visitors.stable)]).toEqual(["0", "1"]);
  });

  it("has a link that reports when it has expired, or belongs to no live candidate", async () => {
    const { linkUntil } = await withStaff();
    const expired = await follow(linkUntil(-1000));
    expect([expired.statusCode, expired.headers["set-cookie"]]).toEqual([403, undefined]);
    expect(expired.body).toContain("Liên kết xem thử này đã hết hạn. Bạn xin người vận hành một liên kết mới nhé.");
    const forged = await follow(`${linkUntil(60_000).slice(0, -1)}!`);
    expect(forged.statusCode).toBe(403);
    expect(forged.body).toContain("Liên kết xem thử này không đúng, hoặc bản thử của nó đã kết thúc.");
    const word = linkUntil(60_000);
    await withdrawCandidate(shop.store, who);
    await eventually(async () => (await follow(word)).statusCode, 403);
    expect(await home(`${visitors.stable}; tt_staff=guessed`)).toBe(stable);
  });
});
