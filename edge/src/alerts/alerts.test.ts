import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { withdrawCandidate } from "../releases/change-candidate.ts";
import { promote } from "../releases/promote.ts";
import { rollback } from "../releases/rollback.ts";
import { eventually, type RunningEdge, runningEdge, who } from "../testing/running-edge.ts";
import { createAlerts } from "./alerts.ts";

let shop: RunningEdge;
let received: Record<string, unknown>[];
let refusals: number;
const hook = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    if (refusals > 0) {
      refusals--;
      response.writeHead(503).end();
      return;
    }
    received.push(JSON.parse(body));
    response.writeHead(204).end();
  });
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  hook.closeAllConnections();
  await new Promise((resolve) => hook.close(resolve));
});
beforeEach(() => {
  received = [];
  refusals = 0;
});
afterEach(() => shop.close());

/** What was received about releases. A busy machine may also report a slow store. */
const ofReleases = () => received.filter(({ event }) => event === "withdrawal" || event === "rollback");
const sentences = () => received.map(({ text }) => text);

describe("the webhook", () => {
  it("is notified once of a withdrawal and of a rollback, also with two edges", async () => {
    shop = await runningEdge({ ALERT_WEBHOOK_URL: url });
    const other = await shop.another();
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), who, { percent: 10, check });
    await withdrawCandidate(shop.store, { ...who, why: "slow" });
    await rollback(shop.store, 1, { ...who, by: "minh" }, { check });
    for (const edge of [shop.edge, other]) {
      await eventually(async () => (await shop.get("/readyz", "", edge)).json().revision, 4);
    }
    await eventually(async () => ofReleases().length, 2);
    await shop.edge.close();
    await other.close();
    expect(ofReleases()).toHaveLength(2);
    expect(ofReleases()).toEqual(
      expect.arrayContaining([
        {
          event: "withdrawal",
          revision: 3,
          set: { shell: "1.0.0", "mf-a": "1.0.0", "mf-b": "1.0.0" },
          reason: "mf-a+mf-b+shell withdrawn: slow",
          by: "an",
          at: "2026-12-01T00:00:00.000Z",
          text: "Revision 3, withdrawal by an: mf-a+mf-b+shell withdrawn: slow",
        },
        expect.objectContaining({ event: "rollback", revision: 4, reason: "back to revision 1", by: "minh" }),
      ]),
    );
  });

  it("is notified of a damaged store, and of its recovery", async () => {
    shop = await runningEdge({ ALERT_WEBHOOK_URL: url, STORE_CHECK_INTERVAL_MS: "5" });
    await shop.store.objects.put("compositions/2.json", Buffer.from("half"));
    const damage = "damaged: revision 2 (stable) is not served";
    const isDamage = ({ event, reason }: (typeof received)[number]) =>
      event === "store-trouble" && String(reason).includes(damage);
    await eventually(async () => received.some(isDamage), true);
    await shop.store.objects.remove("compositions/2.json");
    await rollback(shop.store, 1, who, { check });
    await eventually(async () => received.some(({ event }) => event === "store-well"), true);
  });

  it("is retried while it refuses, and abandoned after six tries", async () => {
    shop = await runningEdge();
    const lost: string[] = [];
    const onLost = (what: string) => void lost.push(what);
    const alerts = createAlerts({ url, store: shop.store, now: () => who.at, retryMs: 1, onLost });
    refusals = 5;
    await alerts.alert("store-trouble", "full: It is full.");
    expect([sentences(), lost]).toEqual([[expect.stringContaining("full: It is full.")], []]);
    refusals = 6;
    await alerts.alert("store-trouble", "missing: It is gone.");
    expect([received.length, lost]).toEqual([1, [expect.stringContaining("missing: It is gone.")]]);
  });

  describe("of two edges after a rollback", () => {
    const sentence = "Revision 2, rollback by an: back to revision 1";
    /** Alerts of an edge that knows the first revision, and what they have lost. */
    async function alertsOf(options: { url: string; retryMs: number }) {
      const lost: string[] = [];
      const onLost = (what: string) => void lost.push(what);
      const alerts = createAlerts({ store: shop.store, now: () => who.at, onLost, ...options });
      await alerts.follow(1);
      return { ...alerts, lost };
    }
    const isMarked = () => shop.store.objects.has("alerts/2.json");
    beforeEach(async () => {
      shop = await runningEdge();
      await rollback(shop.store, 1, who, { check });
    });

    it("is notified by the second, when the first cannot reach it", async () => {
      const first = await alertsOf({ url: "http://127.0.0.1:1", retryMs: 10 });
      const second = await alertsOf({ url, retryMs: 10 });
      const tried = first.follow(2);
      await eventually(isMarked, true);
      await second.follow(2);
      await tried;
      expect([sentences(), first.lost, second.lost]).toEqual([[sentence], [sentence], []]);
    });

    it("is notified by the second alone, when the first was killed after its claim", async () => {
      await shop.store.objects.create("alerts/2.json", Buffer.from("{}\n"));
      const second = await alertsOf({ url, retryMs: 1 });
      await second.follow(2);
      const third = await alertsOf({ url, retryMs: 1 });
      await third.follow(2);
      expect([sentences(), second.lost, third.lost]).toEqual([[sentence], [], []]);
    });

    it("is left to the second, when the first stops before it is received", async () => {
      const first = await alertsOf({ url, retryMs: 60_000 });
      refusals = 2;
      void first.follow(2);
      await eventually(async () => refusals, 1);
      expect(await isMarked()).toBe(true);
      await first.stop();
      expect([await isMarked(), first.lost]).toEqual([false, [sentence]]);
    });
  });
});
