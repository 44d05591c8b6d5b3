import { emptyTally, lostAvatars, rentAndPay } from "../../steps/cluster-shopper.ts";
import { type Cluster, clusterPrograms, startCluster } from "../../support/cluster.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { expect, test } from "../../support/shop.ts";

const programs = clusterPrograms();
/** Shoppers in all, and how many are in the shop at a time; milliseconds for which the bucket is unreachable. */
const shoppers = Number(process.env.CLUSTER_SHOPPERS ?? 18);
const atATime = 6;
const awayMs = Number(process.env.CLUSTER_AWAY_MS ?? 2_000);

type Trouble = (cluster: Cluster, until: (orders: number) => Promise<void>) => Promise<void>;

async function newRelease(cluster: Cluster, version: string): Promise<void> {
  await cluster.ops("publish", "--from", await nextRelease("mf-catalog", { version }));
}

/** Failures of the cluster, one after another, while shoppers rent and pay. */
const troubles: Record<string, Trouble> = {
  "an API is killed": async ({ apis: [api] }, until) => {
    await api?.kill();
    await until(1);
    await api?.start();
  },
  "an edge is killed": async ({ edges: [edge] }, until) => {
    await edge?.kill();
    await until(1);
    await edge?.start();
  },
  "PostgreSQL restarts": ({ database }) => database.restart(),
  "the bucket is away": async ({ bucket }, until) => {
    bucket.refuse(503, "ServiceUnavailable");
    const back = Date.now() + awayMs;
    await until(1);
    await expect.poll(() => Date.now(), { timeout: awayMs + 10_000 }).toBeGreaterThan(back);
    bucket.revive();
  },
  "a release is swapped": async (cluster) => {
    await newRelease(cluster, "98.0.0");
    await cluster.ops("promote", "mf-catalog@98.0.0", "--no-browser");
  },
  "a candidate is withdrawn": async (cluster, until) => {
    await newRelease(cluster, "98.0.1");
    await cluster.ops("promote", "mf-catalog@98.0.1", "--canary", "50", "--no-browser");
    await until(1);
    await cluster.ops("withdraw");
  },
};

test("a cluster loses nothing it has confirmed, whatever fails while shoppers rent and pay", async ({ playwright }) => {
  test.skip(!programs, "PostgreSQL or HAProxy is not on this machine");
  test.setTimeout(900_000);
  if (!programs) return;
  const cluster = await startCluster(programs);
  try {
    const tally = emptyTally();
    let next = 0;
    let isOver = false;
    async function queue(): Promise<void> {
      // Shoppers keep coming until the last trouble is over.
      while (next < shoppers || !isOver) {
        const request = await playwright.request.newContext({ baseURL: cluster.url });
        await rentAndPay(request, next++, tally);
        await request.dispose();
      }
    }
    async function trouble(): Promise<void> {
      const until = async (orders: number) => {
        const enough = tally.orders.length + orders;
        await expect.poll(() => tally.orders.length, { timeout: 300_000 }).toBeGreaterThanOrEqual(enough);
      };
      await until(1);
      for (const [name, happen] of Object.entries(troubles))
        await test.step(name, async () => {
          await happen(cluster, until);
          await until(2);
        });
      isOver = true;
    }
    const started = Date.now();
    await Promise.all([trouble(), ...Array.from({ length: atATime }, queue)]);

    expect(tally.brokenPages).toEqual([]);
    expect(tally.pages).toBeGreaterThanOrEqual(3 * shoppers);
    expect(tally.brokenPictures).toEqual([]);
    expect(tally.pictures).toBeGreaterThan(0);
    expect(tally.avatars).not.toEqual([]);
    expect(await lostAvatars(tally, cluster.url)).toEqual([]);
    const confirmed = await cluster.column("SELECT id FROM orders WHERE status = 'CONFIRMED'");
    expect(confirmed.sort()).toEqual([...tally.orders].sort());
    expect(await cluster.column("SELECT id FROM orders WHERE status <> 'CONFIRMED'")).toEqual([]);
    const twice = `SELECT one.id FROM bookings one JOIN bookings other
      ON one.unit_id = other.unit_id AND one.id <> other.id AND one.blocked && other.blocked
      WHERE one.status = 'live' AND other.status = 'live'`;
    expect(await cluster.column(twice)).toEqual([]);
    const history = await cluster.ops("history");
    expect(history).toMatch(/withdraw.*mf-catalog@98\.0\.0/s);
    if (process.env.CLUSTER_SHOPPERS) {
      const { orders, avatars, brokenPages, brokenPictures, ...counts } = tally;
      const seconds = Math.round((Date.now() - started) / 1000);
      console.table([{ shoppers: next, orders: orders.length, avatars: avatars.length, ...counts, seconds }]);
    }
  } finally {
    await cluster.stop();
  }
});
