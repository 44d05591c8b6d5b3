import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import * as runtimeCore from "@module-federation/runtime-core";
import federation from "@module-federation/webpack-bundler-runtime/bundler";
import { initContainerEntry } from "@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js";

declare global {
  /** What remotes are built against: federation's part of webpack's runtime (`shared/build/webpack/web.mjs`). */
  var shopFederation: typeof federation | undefined;
  /** What remotes of platform 2.0 are built against: they carry the part above, and none of this one. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

const { bundlerRuntime, runtime } = federation as Required<typeof federation>;

/**
 * Federation for all remotes. Each gets an instance of its own: the runtime's own `init` would make the last of them the
 * one that the shell loads remotes with.
 */
const forRemotes = {
  ...federation,
  // The shell exposes nothing, for which its build leaves `initContainerEntry` out.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  runtime: {
    ...runtime,
    init: (options: Parameters<typeof runtime.init>[0]) =>
      runtime.getInstance(({ name }) => name === options.name) ?? runtime.createInstance(options),
  },
} as typeof federation;

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
      globalThis.shopFederation ??= forRemotes;
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
