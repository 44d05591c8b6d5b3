import { compileFunction } from "node:vm";
import type { ReleaseManifest, ShellServer } from "@thuot-tha/shared/contracts/remote";
import { ownGlobals } from "./own-globals.ts";
import type { ReleaseFiles } from "./release-files.ts";
import type { ReleaseSet } from "./release-set.ts";

/** The server bundles of one composition, each evaluated once and released together. */
export interface Bundles {
  shell(): Promise<ShellServer>;
  /** The module a remote exposes. Rejects when its bundle is damaged or throws while starting. */
  remote(name: string): Promise<unknown>;
  /** The evaluated bundle of the same release beside the same shell, for reuse by a later composition. */
  evaluated(release: ReleaseManifest, shell: ReleaseManifest): Promise<unknown> | undefined;
}

const same = (a: ReleaseManifest | undefined, b: ReleaseManifest) => a?.version === b.version && a.source === b.source;

/** @param running bundles served now; those of unchanged releases are reused */
export function createBundles(files: ReleaseFiles, { releases }: ReleaseSet, running: Bundles[] = []): Bundles {
  const evaluated = new Map<string, Promise<unknown>>();
  const shellRelease = releases.get("shell");
  const globals = ownGlobals();

  for (const release of releases.values()) {
    const known = shellRelease && running.map((one) => one.evaluated(release, shellRelease)).find(Boolean);
    if (known) evaluated.set(release.name, known);
  }

  function once(name: string, platform: () => Promise<Record<string, unknown>>): Promise<unknown> {
    const known = evaluated.get(name);
    if (known) return known;
    const release = releases.get(name);
    const started = release
      ? platform().then((modules) => evaluate(files, release, modules, globals))
      : Promise.reject(new Error(`${name} is not part of the composition`));
    evaluated.set(name, started);
    return started;
  }

  const shell = () => once("shell", async () => ({})) as Promise<ShellServer>;
  return {
    shell,
    async remote(name) {
      const module = (await once(name, async () => (await shell()).platform)) as { default: unknown };
      return module.default;
    },
    evaluated: (release, itsShell) =>
      same(shellRelease, itsShell) && same(releases.get(release.name), release)
        ? evaluated.get(release.name)
        : undefined,
  };
}

async function evaluate(
  files: ReleaseFiles,
  release: ReleaseManifest,
  platform: Record<string, unknown>,
  globals: object,
): Promise<unknown> {
  const code = (await files.read(release, release.server)).toString();
  const handIn = (request: string): unknown => {
    if (request in platform) return platform[request];
    const builtin = process.getBuiltinModule(request);
    if (builtin) return builtin;
    throw new Error(`${release.name}@${release.version} imports ${request}, which the platform does not have`);
  };
  const module: { exports: unknown } = { exports: {} };
  const filename = `${release.name}@${release.version}/server.js`;
  const run = compileFunction(code, ["module", "exports", "require", "globalThis", "global"], { filename });
  run(module, module.exports, handIn, globals, globals);
  return module.exports;
}
