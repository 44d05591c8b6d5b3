import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import federation from "@module-federation/webpack-bundler-runtime/bundler";
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";
import { scriptTimeout } from "../timeouts.ts";

declare global {
  /** Federation's part of webpack's runtime, which remotes are built against (`shared/build/webpack/web.mjs`). */
  var shopFederation: typeof federation | undefined;
}

const { bundlerRuntime, runtime } = federation as Required<typeof federation>;

/**
 * Federation for all remotes. Each remote gets its own instance, because the runtime's own `init` would make the last
 * remote's instance the one the shell loads with.
 */
const forRemotes = {
  ...federation,
  // The shell exposes nothing, so its build leaves `initContainerEntry` out.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  runtime: {
    ...runtime,
    init: (options: Parameters<typeof runtime.init>[0]) =>
      runtime.getInstance(({ name }) => name === options.name) ?? runtime.createInstance(options),
  },
} as typeof federation;

/** Integrity of every entry that may load, by absolute address. Other entries do not load. */
export const entryIntegrity = new Map<string, string>();

/** Takes the place of an integrity for a developer's own build, which changes during work. */
export const ownBuild = "own build";

/**
 * Provides the federation runtime to remotes, which bundle none, and loads their entries with the composition's
 * integrity: an entry without one, or with other bytes, fails.
 */
export default function shopRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: "shop-runtime",
    beforeInit(args) {
      globalThis.shopFederation ??= forRemotes;
      return args;
    },
    createScript({ url }) {
      const integrity = entryIntegrity.get(url);
      if (!integrity) throw new Error(`${url} is not part of the composition`);
      const script = document.createElement("script");
      script.src = url;
      if (integrity !== ownBuild) script.integrity = integrity;
      script.crossOrigin = "anonymous";
      script.async = true;
      return { script, timeout: scriptTimeout };
    },
  };
}
