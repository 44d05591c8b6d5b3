import { createServer } from "node:net";
import { runningEdge } from "../../testing/running-edge.ts";

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe("the metrics", () => {
  it("are served on their own port when one is set, and not on the shop's", async () => {
    const port = await freePort();
    const shop = await runningEdge({ METRICS_PORT: String(port), HOST: "127.0.0.1" });
    expect((await shop.get("/metrics")).body).not.toContain("shop_live_revision");
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await metrics.text()).toContain("shop_live_revision 1");
    expect((await fetch(`http://127.0.0.1:${port}/home`)).status).toBe(404);
    await shop.close();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow("fetch failed");
  });

  it("are served on the shop's port otherwise", async () => {
    const shop = await runningEdge();
    expect((await shop.get("/metrics")).body).toContain("shop_live_revision 1");
    await shop.close();
  });
});
