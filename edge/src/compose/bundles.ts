import { compileFunction } from "node:vm";
import type { ReleaseManifest, ShellServer } from "@thuot-tha/shared/contracts/remote";
import type { ReleaseFiles } from "./files.ts";
import type { ReleaseSet } from "./set.ts";

/** The server bundles of one composition, evaluated once each and let go together with it. */
export interface Bundles {
  shell(): Promise<ShellServer>;
  /** The module a remote exposes. Rejects when its bundle is damaged or throws while starting. */
  remote(name: string): Promise<unknown>;
}

export function createBundles(files: ReleaseFiles, { releases }: ReleaseSet): Bundles {
  const evaluated = new Map<string, Promise<unknown>>();

  function once(name: string, platform: () => Promise<Record<string, unknown>>): Promise<unknown> {
    const known = evaluated.get(name);
    if (known) return known;
    const release = releases.get(name);
    const started = release
      ? platform().then((modules) => evaluate(files, release, modules))
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
  };
}

async function evaluate(
  files: ReleaseFiles,
  release: ReleaseManifest,
  platform: Record<string, unknown>,
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
  compileFunction(code, ["module", "exports", "require"], { filename })(module, module.exports, handIn);
  return module.exports;
}
