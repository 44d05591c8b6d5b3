import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import { type ApiRead, apiClient, isUnchanged } from "./api-client.ts";
import { createIsolatedCalls, RenderRefused } from "./isolated-calls.ts";
import { startProcessPool } from "./process-pool.ts";
import type { ReleaseFiles } from "./release-files.ts";
import { type ReleaseSet, releasePath } from "./release-set.ts";
import type { Bundles, CanonicalInput, RenderInput } from "./render-messages.ts";
import {
  type EncodedDocument,
  type RenderLimits,
  type RenderProcess,
  type RenderViolation,
  startRenderProcess,
} from "./render-process.ts";
import { createTurns } from "./turns.ts";

export interface RenderSettings extends RenderLimits {
  /** Address of the product API, the one address that server code reaches. */
  apiUrl: string;
  /** Number of processes of each set. */
  processes: number;
  /** Renderings of a set that may wait for their turn. */
  maxQueued: number;
}

interface Options {
  files: ReleaseFiles;
  set: ReleaseSet;
  settings: RenderSettings;
  /** Called when server code of the set breaks a limit after the start; its process is replaced. */
  onViolation: (violation: RenderViolation) => void;
}

/** Renders the documents of one set in processes of its own, so that its code cannot harm the edge or another set. */
export interface Renderer {
  /** Text of every inline script that a document may hold. */
  inlineScripts: readonly string[];
  /** Whether the shell's documents report with the token that they are sent with. */
  readsLoadToken: boolean;
  /**
   * Queues a rendering, and repeats it alone when its process breaks a limit. Rejects with `RenderRefused`, with
   * `RenderFailed`, and when its turn comes after the time-out.
   */
  render(input: Omit<RenderInput, "budget">, timeoutMs: number): Promise<EncodedDocument>;
  canonicalUrl(input: CanonicalInput): Promise<string>;
  /**
   * Whether a document with these reads would be rendered from the same answers. Rejects when the API does not answer,
   * or with a server error.
   */
  isUnchanged(reads: readonly ApiRead[]): Promise<boolean>;
  /** Runs work and keeps the processes alive for it, even when the set is no longer live. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Ends the processes once the last work has ended. */
  retire(): void;
  /** Ends the processes at once. */
  close(): void;
}

/**
 * Starts the processes of a set. Rejects with `RenderViolation` when its bundles cannot be evaluated within the limits.
 */
export async function createRenderer({ files, set, settings, onViolation }: Options): Promise<Renderer> {
  const requestApi = apiClient(settings.apiUrl, settings.timeoutMs);
  const startPool = (size: number) =>
    startProcessPool({
      size,
      start: async (onProcessViolation) =>
        startRenderProcess({
          bundles: await bundlesOf(files, set),
          limits: settings,
          requestApi,
          onViolation: onProcessViolation,
        }),
      onViolation,
    });
  const pool = await startPool(settings.processes);
  const isolated = createIsolatedCalls({
    startPool: () => startPool(1),
    onNotStarted: onViolation,
    maxQueued: settings.maxQueued,
    now: () => performance.now(),
  });
  const turns = createTurns();
  let works = 0;
  let retired = false;

  async function during<T>(work: () => Promise<T>): Promise<T> {
    works++;
    try {
      return await work();
    } finally {
      works--;
      if (retired && works === 0) close();
    }
  }

  function close(): void {
    pool.close();
    isolated.close();
  }

  return {
    inlineScripts: pool.first?.inlineScripts ?? [],
    readsLoadToken: pool.first?.readsLoadToken ?? false,
    async render(input, timeoutMs) {
      if (turns.waiting() >= settings.maxQueued) throw new RenderRefused(`${turns.waiting()} renderings wait`);
      const until = performance.now() + timeoutMs;
      const renderWith = (composition: LiveComposition) => async (process: RenderProcess) => {
        const budget = Math.floor(until - performance.now());
        if (budget <= 0) throw new Error(`no document could be rendered within ${timeoutMs} ms`);
        return process.render({ ...input, composition, budget });
      };
      return during(() =>
        isolated.run({ ...input, until }, renderWith, (work, route) => turns.run(route, () => pool.onLeastBusy(work))),
      );
    },
    canonicalUrl: (input) =>
      isolated.run(
        { ...input, until: performance.now() + settings.timeoutMs },
        (composition) => (process) => process.canonicalUrl({ ...input, composition }),
        pool.onLeastBusy,
      ),
    isUnchanged: (reads) => isUnchanged(requestApi, reads),
    during,
    retire() {
      retired = true;
      if (works === 0) close();
    },
    close,
  };
}

async function bundlesOf(files: ReleaseFiles, { releases }: ReleaseSet): Promise<Bundles> {
  const bundles: Bundles = { releases: [], styles: {}, integrity: {} };
  for (const release of releases.values()) {
    const { name, version, server } = release;
    const bundle = { name, version, code: (await files.read(release, server)).toString() };
    // Remotes take their platform from the shell.
    if (name === "shell") bundles.releases.unshift(bundle);
    else bundles.releases.push(bundle);
    for (const { path, integrity } of release.files) {
      const address = releasePath(release, path);
      bundles.integrity[address] = integrity;
      if (!path.endsWith(".css")) continue;
      const style = (await files.read(release, path)).toString();
      bundles.styles[address] = withAbsoluteUrls(style, (target) => releasePath(release, target));
    }
  }
  return bundles;
}

/** Relative URLs in a stylesheet become absolute, because the document inlines its text. */
const withAbsoluteUrls = (style: string, absolute: (target: string) => string): string =>
  style.replace(
    /url\((?!["']?(?:data:|\/|https?:))["']?([^)"']+)["']?\)/g,
    (_, target: string) => `url(${absolute(target)})`,
  );
