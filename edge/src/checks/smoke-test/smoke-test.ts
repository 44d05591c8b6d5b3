import type { ChosenSet } from "@thuot-tha/shared/contracts/remote";
import { browserArgs } from "@thuot-tha/shared/server/browser-args";
import type { Browser } from "playwright-core";
import { createEdge } from "../../app.ts";
import { type EdgeConfig, readConfig } from "../../config.ts";
import { ReleaseRefused } from "../../releases/errors.ts";
import type { Release } from "../../releases/read-release.ts";
import type { ReleaseStore } from "../../releases/store.ts";
import { crawl, type Fault } from "./crawl.ts";
import { findBrowser } from "./find-browser.ts";
import { pinnedStore } from "./pinned-store.ts";

interface Options {
  store: ReleaseStore;
  env: Record<string, string | undefined>;
  /** Address of a running shop, or of its API, that provides the data. */
  shop: string;
  onProgress: (what: string) => void;
}

const goOn = "or go on without loading the pages with --no-browser";
/** Containers have little shared memory. */
const args = [...browserArgs, "--disable-dev-shm-usage"];

/** Settings of the edge that serves the set. Its pictures come from the shop's store. */
export function smokeTestConfig(env: Options["env"], shop: string, cwd: string): EdgeConfig {
  const { DATA_DIR, MEDIA_STORE, MEDIA_DIR, S3_ENDPOINT, S3_REGION } = env;
  const own = {
    DATA_DIR,
    MEDIA_STORE,
    MEDIA_DIR,
    S3_ENDPOINT,
    S3_REGION,
    PAGE_CACHE_SECONDS: "0",
    LOG_LEVEL: "silent",
  };
  return { ...readConfig(own, cwd), apiUrl: shop, releaseCopy: null, takesBack: false };
}

/**
 * The last check of the gate: an edge serves the whole set from the data of a running shop, renders it on the server
 * and opens it in a browser. Every page and slot of the changed remotes must load without a failure.
 */
export async function smokeTest(set: Release[], changed: ChosenSet, { store, env, shop, onProgress }: Options) {
  const executablePath = await findBrowser(env);
  if (!executablePath) {
    throw new ReleaseRefused(
      "BROWSER",
      `There is no browser on this machine to load the pages with: install Chromium, name it in CHROMIUM_PATH, ${goOn}.`,
    );
  }
  await mustAnswer(shop);
  const chosen = Object.fromEntries(
    set.map(({ manifest, integrity }) => [manifest.name, { version: manifest.version, integrity }]),
  );
  const faults: Fault[] = [];
  const edge = await createEdge({
    config: smokeTestConfig(env, shop, process.cwd()),
    store: pinnedStore(store, chosen),
    onFailure: ({ remote, part, url, error }) =>
      faults.push({ remote, part, url, where: "on the server", message: String((error as Error)?.message ?? error) }),
    onReport: ({ who, part, kind, message }) =>
      kind !== "contract" && faults.push({ remote: who, part: part ?? "", url: "", where: "in the browser", message }),
  });
  const { chromium } = await import("playwright-core");
  let browser: Browser | undefined;
  try {
    await edge.listen({ host: "127.0.0.1", port: 0 });
    browser = await chromium.launch({ executablePath, args });
    const address = edge.server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    await crawl({ page: await browser.newPage(), url, set, changed: Object.keys(changed), faults, onProgress });
  } finally {
    await browser?.close();
    await edge.close();
  }
  const worst = faults.find(({ remote }) => remote in changed) ?? faults[0];
  if (worst) throw refused(worst, set);
}

async function mustAnswer(shop: string): Promise<void> {
  const ready = await fetch(new URL("/readyz", shop), { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (ready?.ok) return;
  throw new ReleaseRefused(
    "BROWSER",
    `No shop answers at ${shop} whose data the pages could be loaded with: start it, name another with --shop <address>, ${goOn}.`,
  );
}

function refused({ remote, part, url, where, message }: Fault, set: Release[]): ReleaseRefused {
  const version = set.find(({ manifest }) => manifest.name === remote)?.manifest.version;
  const release = version ? `${remote}@${version}` : remote;
  const place = [part && `its ${part}`, url && `at ${url}`].filter(Boolean).join(" ");
  return new ReleaseRefused(
    "PAGES",
    `${release} does not come up ${where}${place ? ` (${place})` : ""}: ${message.split("\n")[0]}. Mend it and publish a new version, ${goOn}.`,
  );
}
