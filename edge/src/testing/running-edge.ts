import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { diskObjects } from "@thuot-tha/shared/server";
import { createEdge } from "../app.ts";
import { checkReleaseSet as check } from "../checks/release-set.ts";
import { serveCommands } from "../cli/serve-commands.ts";
import { readConfig } from "../config.ts";
import { promote } from "../releases/promote.ts";
import { publish } from "../releases/publish.ts";
import { type ReleaseStore, releaseStore } from "../releases/store.ts";
import { temporaryFolder, writeBuild } from "./release.ts";

/** A minimal shell that prints its version and that of every remote. */
const shellServer = (version: string) => `
exports.platform = {};
exports.inlineScripts = [];
exports.readsLoadToken = true;
exports.render = async ({ composition, loadRemote }) => {
  const failures = [];
  const said = await Promise.all(composition.remotes.map(({ name }) => loadRemote(name).catch((error) => failures.push({ remote: name, part: "page", error }) && "none")));
  return { status: 200, html: ["shell ${version}", ...said].join(", "), failures, complete: failures.length === 0 };
};`;
const remoteServer = (name: string, version: string) => `exports.default = "${name} ${version}";`;

export const who = { by: "an", why: "", at: new Date("2026-12-01T00:00:00Z") };

/**
 * Cookies of two cohorts: candidates of these tests at 50 %, since `who.at`, are for the first and not for the second.
 */
export const visitors = { candidate: "tt_cohort=0000", stable: "tt_cohort=0002" };

/** Starts an edge over a store in which a shell, mf-a and mf-b of version 1.0.0 are live; returns helpers for tests. */
export async function runningEdge(env: Record<string, string> = {}) {
  const folder = await temporaryFolder();
  // The API makes the folder of pictures.
  await mkdir(join(folder.path, "media"));
  const api = createServer((_, response) => response.end("api")).listen(0, "127.0.0.1");
  await new Promise((resolve) => api.once("listening", resolve));
  const objects = diskObjects(join(folder.path, "releases"));
  const store = releaseStore(objects);
  const names = ["shell", "mf-a", "mf-b"];

  async function publishAll(version: string, broken: string[] = []): Promise<void> {
    for (const name of names) {
      const code = name === "shell" ? shellServer(version) : remoteServer(name, version);
      const server = broken.includes(name) ? "throw new Error('broken');" : code;
      await publish(store, await writeBuild(folder.path, name, { version, server }));
    }
  }
  const all = (version: string) => names.map((name) => ({ name, version }));
  const start = (settings: Record<string, string> = {}, over?: ReleaseStore) =>
    createEdge({
      store: over,
      serveCommands,
      config: readConfig(
        {
          DATA_DIR: folder.path,
          LOG_LEVEL: "silent",
          API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
          PAGE_CACHE_SECONDS: "0",
          LIVE_INTERVAL_MS: "5",
          HEALTH_INTERVAL_MS: "5",
          // On a busy machine a store may answer late without any trouble.
          STORE_SLOW_MS: "60000",
          ...env,
          ...settings,
        },
        folder.path,
      ),
    });

  await publishAll("1.0.0");
  await promote(store, all("1.0.0"), who, { check });
  const edge = await start();
  const edges = [edge];

  return {
    edge,
    store,
    folder: folder.path,
    publishAll,
    all,
    /** Starts another edge over the same store. @param over the store as this edge sees it */
    async another(settings: Record<string, string> = {}, over?: ReleaseStore) {
      const other = await start(settings, over);
      edges.push(other);
      return other;
    },
    async get(url: string, cookie = "", from = edge) {
      const headers = { "accept-encoding": "identity", ...(cookie ? { cookie } : {}) };
      return from.inject({ url, headers });
    },
    async close(): Promise<void> {
      for (const one of edges) await one.close();
      api.closeAllConnections();
      await new Promise((resolve) => api.close(resolve));
      await folder.remove();
    },
  };
}

export type RunningEdge = Awaited<ReturnType<typeof runningEdge>>;

/** How long a state may take to come on a busy machine; less than Jest's timeout, so that the last answer is shown. */
const timeoutMs = 120_000;

/** Polls until the answer is as expected; fails with the last one. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const end = performance.now() + timeoutMs;
  let last = await read();
  while (last !== expected && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    last = await read();
  }
  expect(last).toEqual(expected);
}
