import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import * as runtimeCore from "@module-federation/runtime-core";

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** Integrity of every entry that may be loaded, by absolute address. Whatever is not in here does not load. */
export const entryIntegrity = new Map<string, string>();

/** In the place of an integrity: a developer's own build, which changes while it is worked on. */
export const ownBuild = "own build";

/**
 * Provides the federation runtime to remotes, which carry none of their own, and loads their entries with the integrity
 * the composition gives: an entry that nobody vouched for, or whose bytes differ, fails.
 */
export default function shopRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: "shop-runtime",
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
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
      return { script, timeout: 15_000 };
    },
  };
}
