import { matchRoute } from "@thuot-tha/shared/contracts";
import type { RemoteManifest } from "@thuot-tha/shared/contracts/remote";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import type { Page } from "playwright-core";
import type { Release } from "../../releases/read-release.ts";

/** A page or slot that failed to load. */
export interface Fault {
  remote: string;
  part: string;
  url: string;
  where: "on the server" | "in the browser";
  message: string;
}

interface Options {
  page: Page;
  /** Address of the edge that serves the set. */
  url: string;
  set: Release[];
  /** Names of the new releases. */
  changed: string[];
  /** Collects the faults found. */
  faults: Fault[];
  onProgress: (what: string) => void;
  /**
   * Time for each step: a page to load, to become ready, to take an event and to list its links, and the code of all
   * pages and slots of a remote. Long, because a busy machine is no fault of a release.
   */
  stepTimeoutMs?: number;
}

type RemoteRoute = RemoteManifest["routes"][number] & { remote: string };

const routeOf = (routes: RemoteRoute[], path: string): RemoteRoute | null => matchRoute(routes, path)?.route ?? null;

const start = homeRoute.path;

/**
 * Opens every page of the changed remotes (of all remotes when the shell changes), at addresses found by following the
 * shop's own links. Then loads the code of all their pages and slots, which covers pages behind a login. Stops at the
 * first fault.
 */
export async function crawl(given: Options): Promise<void> {
  const options = { stepTimeoutMs: 60_000, ...given };
  const { page, set, changed, faults, onProgress } = options;
  const routes = set.flatMap(({ manifest }): RemoteRoute[] =>
    (manifest.manifest?.routes ?? []).map((route) => ({ ...route, remote: manifest.name })),
  );
  const requested = new Set(routes.filter(({ remote }) => changed.includes("shell") || changed.includes(remote)));
  const loaded = new Set<string>();
  const fixed = routes.map(({ path }) => path).filter((path) => !path.includes(":"));
  const isRequested = (path: string) => {
    const route = routeOf(routes, path);
    return route !== null && requested.has(route);
  };
  const waiting = [start, ...fixed.filter((path) => path !== start && isRequested(path))];
  let hasOpenedMore = false;
  page.on("pageerror", (error) => faults.push(inBrowser("", new URL(page.url()).pathname, error.message)));

  for (let path = waiting.shift(); path !== undefined && faults.length === 0; path = waiting.shift()) {
    const route = routeOf(routes, path);
    onProgress(path);
    await open(options, path, route);
    if (faults.length > 0) return;
    if (route) requested.delete(route);
    for (const name of await loadParts(options)) loaded.add(name);
    if (faults.length > 0) return;
    const links = await linksOf(options, path, route);
    for (const link of links) if (isRequested(link) && !alreadyFor(waiting, routes, link)) waiting.push(link);
    // No requested route is linked from the pages seen so far; a few more pages are opened once to find links.
    if (waiting.length === 0 && requested.size > 0 && !hasOpenedMore) {
      hasOpenedMore = true;
      waiting.push(...fixed.slice(0, 3), ...links.filter((link) => routeOf(routes, link)).slice(0, 3));
    }
  }
  for (const name of changed) {
    if (name === "shell" || loaded.has(name) || faults.length > 0) continue;
    faults.push(inBrowser(name, "", "no page of the shop loads it"));
  }
}

const inBrowser = (remote: string, url: string, message: string): Fault => ({
  remote,
  part: "",
  url,
  where: "in the browser",
  message,
});

const alreadyFor = (waiting: string[], routes: RemoteRoute[], path: string): boolean =>
  waiting.some((one) => routeOf(routes, one) === routeOf(routes, path));

async function open(options: Required<Options>, path: string, route: RemoteRoute | null): Promise<void> {
  const { page, url, faults, stepTimeoutMs } = options;
  try {
    const answer = await page.goto(url + path, { timeout: stepTimeoutMs });
    await page.waitForSelector("html[data-ready]", { timeout: stepTimeoutMs, state: "attached" });
    // A pointer event triggers the code that is loaded on interaction.
    await within(stepTimeoutMs, page.mouse.move(1, 1), "it takes no event");
    if (answer && answer.status() >= 500)
      faults.push(inBrowser(route?.remote ?? "shell", path, `status ${answer.status()}`));
  } catch (error) {
    faults.push(inBrowser(route?.remote ?? "shell", path, (error as Error).message));
  }
}

/** Pathnames of the links in the open page. */
async function linksOf(options: Required<Options>, path: string, route: RemoteRoute | null): Promise<string[]> {
  const { page, faults, stepTimeoutMs } = options;
  try {
    const links = page.$$eval("a[href^='/']", (all) => all.map((one) => (one as HTMLAnchorElement).pathname));
    return await within(stepTimeoutMs, links, "it does not list its links");
  } catch (error) {
    faults.push(inBrowser(route?.remote ?? "shell", path, (error as Error).message));
    return [];
  }
}

interface Runtime {
  options: { remotes: { name: string }[] };
  loadRemote(id: string): Promise<{ default: Record<"page" | "slot", (name: string) => Promise<unknown>> }>;
}

/** Loads all code of the changed remotes that are in this page's composition. @returns their names */
async function loadParts({ page, set, changed, faults, stepTimeoutMs }: Required<Options>): Promise<string[]> {
  const names: string[] = [];
  for (const { manifest } of set) {
    if (!manifest.manifest || !changed.includes(manifest.name)) continue;
    const parts = [
      ...manifest.manifest.routes.map((one) => ["page", one.page] as const),
      ...manifest.manifest.slots.map((one) => ["slot", one.part] as const),
    ];
    const loading = page.evaluate(loadAll, { container: manifest.container, parts });
    const outcome = await within(stepTimeoutMs, loading, "its pages and slots do not load").catch(
      (error: Error) => error.message,
    );
    if (outcome === null) continue;
    names.push(manifest.name);
    if (outcome) faults.push(inBrowser(manifest.name, new URL(page.url()).pathname, outcome));
  }
  return names;
}

/**
 * Limits the wait, because Playwright has no timeout for code that loops or never settles. @param failure message after
 * the timeout
 */
async function within<T>(milliseconds: number, work: Promise<T>, failure: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`${failure} within ${milliseconds} ms`);
    timer = setTimeout(reject, milliseconds, error);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs in the page. @returns what failed; empty without a failure; null when the remote is not in the page's
 * composition
 */
async function loadAll({ container, parts }: { container: string; parts: (readonly ["page" | "slot", string])[] }) {
  const runtimes = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Runtime[] } }).__FEDERATION__
    .__INSTANCES__;
  const runtime = runtimes.find(({ options }) => options.remotes.some(({ name }) => name === container));
  if (!runtime) return null;
  for (const [kind, name] of parts) {
    try {
      const remote = (await runtime.loadRemote(`${container}/remote`)).default;
      await remote[kind](name);
    } catch (error) {
      return `the code of its ${kind} ${name} does not load: ${(error as Error).message}`;
    }
  }
  return "";
}
