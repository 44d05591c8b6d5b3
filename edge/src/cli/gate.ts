import { checkOperations } from "../checks/contracts/operations.ts";
import { checkReleaseSet } from "../checks/release-set.ts";
import type { CheckSet } from "../releases/check-chosen.ts";
import type { Options } from "./options.ts";

interface Gate {
  options: Pick<Options, "no-api" | "no-browser">;
  /** Address of a running shop, or of its API, that provides the data. */
  shop: string;
  /** Where the browser and the data folder are. */
  env: Record<string, string | undefined>;
  onProgress: (what: string) => void;
}

/** All checks for releases that are not live yet. */
export function gateCheck({ options, shop, env, onProgress }: Gate): CheckSet {
  return async (store, set, changed) => {
    await checkReleaseSet(store, set);
    // Releases that are live already call the API successfully, so only new releases are compared.
    const next = set.filter(({ manifest }) => manifest.name in changed);
    if (!options["no-api"]) await checkOperations(store, next, shop);
    if (options["no-browser"]) return;
    // The smoke test loads an edge and a browser, so it is imported only when needed; rollbacks stay fast.
    const { smokeTest } = await import(/* webpackChunkName: "gate" */ "../checks/smoke-test/smoke-test.ts");
    await smokeTest(set, changed, { store, env, shop, onProgress });
  };
}
