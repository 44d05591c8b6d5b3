import { checkReleaseSet as check } from "../checks/release-set.ts";
import { history } from "../releases/history.ts";
import { promote } from "../releases/promote.ts";
import { publish } from "../releases/publish.ts";
import { writeBuild } from "../testing/release.ts";
import { eventually, type RunningEdge, runningEdge, visitors, who } from "../testing/running-edge.ts";

let shop: RunningEdge;
beforeEach(async () => {
  shop = await runningEdge({ RENDER_STALL_MS: "2000", RENDER_TIMEOUT_MS: "5000", RENDER_MEMORY_MB: "200" });
});
afterEach(() => shop.close());

/** Shows mf-a@2.0.0 with this server bundle to half of the shoppers. */
async function showCandidate(server: string): Promise<void> {
  await publish(shop.store, await writeBuild(shop.folder, "mf-a", { version: "2.0.0", server }));
  await promote(shop.store, [{ name: "mf-a", version: "2.0.0" }], who, { percent: 50, check });
  await eventually(async () => (await shop.get("/readyz")).json().revision, 2);
}

/** A module whose default export runs the code whenever the shell reads it for a document. */
const whenRendered = (code: string) => `Object.defineProperty(exports, "default", { get() { ${code} } });`;
const stable = "shell 1.0.0, mf-a 1.0.0, mf-b 1.0.0";

const whileRendering = {
  "a loop": [whenRendered("for (;;);"), /does not yield for 2000 ms, at \/home/],
  "a memory hog": [
    whenRendered(
      "const all = []; const take = () => { all.push(new Array(1e5).fill(0.5)); setTimeout(take, 1); }; take();",
    ),
    /uses more than/,
  ],
  "a hog of memory outside the heap": [
    whenRendered(
      "const all = []; const take = () => { all.push(Buffer.alloc(5e6, 1)); setTimeout(take, 1); }; take();",
    ),
    /uses more than 200 MB/,
  ],
  "an end of the process": [whenRendered("process.exit(0);"), /ends its process \(0\), at \/home/],
  "a promise that never settles": [
    whenRendered("return new Promise(() => {});"),
    /does not answer within \d+ ms, at \/home/,
  ],
  "a changed prototype": [
    whenRendered("Object.prototype.then = function () {}; return 'mf-a';"),
    /Object\.prototype\.then/,
  ],
  "a changed static member": [
    whenRendered("Object.assign = () => { throw new Error('changed'); }; return 'mf-a';"),
    /server code changes Object\.assign/,
  ],
  "an error outside of a rendering": [
    whenRendered("setTimeout(() => { throw new Error('too late'); });"),
    /throws outside of a rendering: too late/,
  ],
} satisfies Record<string, [string, RegExp]>;

const whileStarting = {
  "a loop": ["for (;;);", /are not evaluated within 5000 ms/],
  "an end of the process": ["process.exit(3);", /ends its process \(3\)/],
  "a changed prototype": ["Array.prototype.first = 1;", /mf-a@2\.0\.0 changes Array\.prototype\.first/],
  "a global of browsers": ["globalThis.document ??= { cookie: '' };", /mf-a@2\.0\.0 changes globalThis\.document/],
  "a replaced built-in": ["globalThis.Date = class {};", /mf-a@2\.0\.0 changes globalThis\.Date/],
  "a deleted method": ["delete Array.prototype.at;", /mf-a@2\.0\.0 changes Array\.prototype\.at/],
  "a change before it throws": [
    "JSON.parse = () => null; throw new Error('broken');",
    /mf-a@2\.0\.0 changes JSON\.parse/,
  ],
} satisfies Record<string, [string, RegExp]>;

/** The reason for which the edge has withdrawn the candidate. */
async function withdrawn(): Promise<string> {
  const nextShopper = async () => {
    await shop.get("/home", visitors.candidate);
    return (await shop.get("/readyz")).json().revision;
  };
  await eventually(nextShopper, 3);
  const [last] = await history(shop.store);
  expect(last).toMatchObject({ action: "withdraw", by: "edge" });
  expect((await shop.get("/home", visitors.candidate)).body).toBe(stable);
  return last?.why ?? "";
}

describe("server code of a candidate", () => {
  it.each(Object.entries(whileRendering))(
    "with %s in a rendering harms no other set, and is withdrawn",
    async (_, [server, reason]) => {
      await showCandidate(server);
      const met = [shop.get("/home", visitors.candidate)];
      for (const answer of [await shop.get("/home", visitors.stable), await shop.get("/healthz")]) {
        expect(answer.statusCode).toBe(200);
      }
      await Promise.all(met);
      const why = await withdrawn();
      expect(why).toMatch(reason);
      expect(why).toMatch(/new in it: mf-a@2\.0\.0$/);
      expect((await shop.get("/home", visitors.stable)).body).toBe(stable);
    },
  );

  it.each(Object.entries(whileStarting))(
    "with %s at its start is never served, and is withdrawn",
    async (_, [server, reason]) => {
      await publish(shop.store, await writeBuild(shop.folder, "mf-a", { version: "2.0.0", server }));
      await promote(shop.store, [{ name: "mf-a", version: "2.0.0" }], who, { percent: 50, check });
      expect((await shop.get("/home", visitors.candidate)).body).toBe(stable);
      expect(await withdrawn()).toMatch(reason);
    },
  );
});

describe("server code of a promotion to all", () => {
  it("that keeps breaking a limit is taken back", async () => {
    const now = { ...who, at: new Date() };
    const server = whenRendered("process.exit(0);");
    await publish(shop.store, await writeBuild(shop.folder, "mf-a", { version: "2.0.0", server }));
    await promote(shop.store, [{ name: "mf-a", version: "2.0.0" }], now, { check });
    const nextShopper = async () => {
      await shop.get("/home");
      return (await shop.get("/readyz")).json().revision;
    };
    await eventually(nextShopper, 3);
    expect((await history(shop.store))[0]).toMatchObject({
      action: "rollback",
      by: "edge",
      why: expect.stringMatching(
        /^the promotion broke a limit \d times: server code ends its process \(0\), at \/home/,
      ),
    });
    expect((await shop.get("/home")).body).toBe(stable);
  });
});
