import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { buildChanged } from "./build-changed.ts";
import { template } from "./folders.ts";
import { type Network, networkTo } from "./network.ts";
import { runApi } from "./run-api.ts";
import { runEdge } from "./run-edge.ts";
import { type RunningShop, runShop, unhurried } from "./run-shop.ts";

/** Short enough for stories that wait for them; the health check counts any number of shoppers. */
const releaseSettings = { PAGE_CACHE_SECONDS: "1", HEALTH_INTERVAL_MS: "500", HEALTH_FAILURES_PER_ADDRESS: "1000" };

export async function freshShop(
  use: (shop: RunningShop) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "shop-"));
  await cp(template, data, { recursive: true });
  const shop = await runShop(data, { ...unhurried, ...env });
  await use(shop);
  await shop.stop();
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
}

/** An edge with its own releases in front of another shop's data: it may change what is live, and starts fast. */
async function freshEdge(
  { url, data }: RunningShop,
  use: (shop: RunningShop) => Promise<void>,
  env: Record<string, string>,
): Promise<void> {
  const own = await mkdtemp(join(tmpdir(), "edge-"));
  await cp(join(template, "releases"), join(own, "releases"), { recursive: true });
  const edge = await runEdge(own, url, {
    ...releaseSettings,
    ALLOW_OVERRIDES: "on",
    MEDIA_STORE: join(data, "media"),
    ...env,
  });
  await use({ ...edge, data: own });
  await edge.stop();
  await rm(own, { recursive: true, force: true, maxRetries: 5 });
}

/** A shop with API and edge as separate processes. */
export interface SplitShop extends RunningShop {
  /** Replaces the running API by another build, at the same address. */
  replaceApi(workspace: string): Promise<void>;
}

async function splitShop(use: (shop: SplitShop) => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "shop-"));
  await cp(template, data, { recursive: true });
  let api = await runApi(data);
  const edge = await runEdge(data, api.url, releaseSettings);
  const replaceApi = async (workspace: string) => {
    await api.stop();
    api = await runApi(data, { workspace, port: new URL(api.url).port });
  };
  await use({ url: edge.url, data, stop: edge.stop, replaceApi });
  await edge.stop();
  await api.stop();
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
}

async function buildAndRemove(use: (build: typeof buildChanged) => Promise<void>): Promise<void> {
  const workspaces: string[] = [];
  await use(async (...args) => {
    const workspace = await buildChanged(...args);
    workspaces.push(workspace);
    return workspace;
  });
  for (const workspace of workspaces) await rm(workspace, { recursive: true, maxRetries: 5 });
}

/**
 * `shop`: one running shop for each worker. `ownEdge`: the same with its own releases, for a story that changes what is
 * live; `edgeSettings` are its settings. `ownShop`: a whole one for a story that stops parts; `ownSplitShop`: one whose
 * API can be replaced. `network`: a proxy to `shop`, which can fail; without the service worker, so that failures show
 * at once. `buildChanged`: builds packages with a change, until the story's end.
 */
export const test = base.extend<
  {
    ownShop: RunningShop;
    ownSplitShop: SplitShop;
    ownEdge: RunningShop;
    edgeSettings: Record<string, string>;
    network: Network;
    buildChanged: typeof buildChanged;
  },
  { shop: RunningShop }
>({
  network: async ({ shop }, use) => {
    const network = await networkTo(shop.url);
    await use(network);
    await network.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixtures from the first parameter's pattern
  shop: [async ({}, use) => freshShop(use), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownShop: async ({}, use) => freshShop(use, releaseSettings),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownSplitShop: async ({}, use) => splitShop(use),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  buildChanged: async ({}, use) => buildAndRemove(use),
  edgeSettings: [{}, { option: true }],
  ownEdge: async ({ shop, edgeSettings }, use) => freshEdge(shop, use, edgeSettings),
  baseURL: async ({ shop }, use) => use(shop.url),
});

export { expect } from "@playwright/test";
export type { RunningShop } from "./run-shop.ts";
