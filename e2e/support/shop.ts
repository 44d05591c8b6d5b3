import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { template } from "./folders.ts";
import { type Network, networkTo } from "./network.ts";
import { type RunningShop, runShop } from "./run-shop.ts";

async function freshShop(use: (shop: RunningShop) => Promise<void>, env: Record<string, string> = {}): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "shop-"));
  await cp(template, data, { recursive: true });
  // Stories are not about speed: a machine that is busy still draws pages on the server.
  const shop = await runShop(data, { RENDER_BUDGET_MS: "8000", ...env });
  await use(shop);
  await shop.stop();
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * `shop`: one running shop for each worker. `ownShop`: one for a single story that changes what is live or stops parts. `network`: the
 * way to `shop`, which can break; without the service worker, so that it is felt at once.
 */
export const test = base.extend<{ ownShop: RunningShop; network: Network }, { shop: RunningShop }>({
  network: async ({ shop }, use) => {
    const network = await networkTo(shop.url);
    await use(network);
    await network.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixtures from the first parameter's pattern
  shop: [async ({}, use) => freshShop(use), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownShop: async ({}, use) =>
    freshShop(use, { PAGE_CACHE_SECONDS: "1", HEALTH_INTERVAL_MS: "500", HEALTH_FAILURES_PER_ADDRESS: "1000" }),
  baseURL: async ({ shop }, use) => use(shop.url),
});

export { expect } from "@playwright/test";
export type { RunningShop } from "./run-shop.ts";
