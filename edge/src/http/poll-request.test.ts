import type { FastifyInstance } from "fastify";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { listEdges, reportEdge } from "../releases/edge-reports.ts";
import { promote } from "../releases/promote.ts";
import { rollback } from "../releases/rollback.ts";
import { eventually, type RunningEdge, runningEdge } from "../testing/running-edge.ts";

let shop: RunningEdge;
beforeEach(async () => {
  shop = await runningEdge({ LIVE_INTERVAL_MS: "3600000" });
});
afterEach(() => shop.close());

const now = () => ({ by: "an", why: "", at: new Date() });
const revision = (edge: FastifyInstance) => async () => (await shop.get("/readyz", "", edge)).json().revision;
const addresses = async () => (await listEdges(shop.store, new Date())).map(({ address }) => address);

/** Two edges that listen, and have published their addresses. */
async function twoEdges(): Promise<FastifyInstance[]> {
  const edges = [shop.edge, await shop.another()];
  for (const edge of edges) await edge.listen({ port: 0, host: "127.0.0.1" });
  await eventually(async () => (await addresses()).filter((one) => one !== null).length, 2);
  return edges;
}

describe("edges that never poll", () => {
  it("switch when a command has put a set live, and when it is rolled back", async () => {
    const edges = await twoEdges();
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), now(), { check });
    for (const edge of edges) await eventually(revision(edge), 2);
    await rollback(shop.store, undefined, now(), { check });
    for (const edge of edges) await eventually(revision(edge), 3);
  });

  it("are notified although another edge cannot be reached", async () => {
    const [edge] = await twoEdges();
    await reportEdge(shop.store, "gone", { revision: 1, trouble: null, address: "http://127.0.0.1:1" });
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), now(), { check });
    await eventually(revision(edge!), 2);
  });

  it("poll when requested without a token", async () => {
    await shop.publishAll("2.0.0");
    await promote(shop.store, shop.all("2.0.0"), now(), { check });
    expect(await revision(shop.edge)()).toBe(1);
    expect((await shop.edge.inject({ method: "POST", url: "/ops/look" })).statusCode).toBe(204);
    await eventually(revision(shop.edge), 2);
  });
});
