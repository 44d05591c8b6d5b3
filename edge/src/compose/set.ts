import type { LiveComposition, LiveRemote, PartFiles, ReleaseManifest } from "@thuot-tha/shared/contracts/remote";
import { liveComposition } from "../releases/promote.ts";
import { readRelease } from "../releases/read-release.ts";
import type { ReleaseStore } from "../releases/store.ts";

/** A composition, read and ready to serve. */
export interface ReleaseSet {
  revision: number;
  releases: Map<string, ReleaseManifest>;
  /** The same as a browser is told it. */
  browser: LiveComposition;
}

/** Address of a release's file. */
export const releasePath = ({ name, version }: Pick<ReleaseManifest, "name" | "version">, path: string): string =>
  `/r/${name}/${version}/${path}`;

/** The set that is live now; null before the first promotion. */
export async function readLiveSet(store: ReleaseStore): Promise<ReleaseSet | null> {
  const composition = await liveComposition(store);
  if (!composition) return null;
  const releases = new Map<string, ReleaseManifest>();
  for (const [name, { version, integrity }] of Object.entries(composition.stable)) {
    releases.set(name, (await readRelease(store, name, version, integrity)).manifest);
  }
  const shell = releases.get("shell");
  if (!shell) throw new Error(`revision ${composition.revision} has no shell`);
  const remotes = [...releases.values()].filter(({ name }) => name !== "shell").map(toLiveRemote);
  return {
    revision: composition.revision,
    releases,
    browser: {
      revision: composition.revision,
      shell: { version: shell.version, parts: absoluteParts(shell) },
      remotes,
    },
  };
}

function toLiveRemote(release: ReleaseManifest): LiveRemote {
  const { name, version, container, entry, manifest, files } = release;
  return {
    name,
    version,
    container,
    entry: releasePath(release, entry),
    integrity: files.find(({ path }) => path === entry)?.integrity ?? "",
    parts: absoluteParts(release),
    routes: manifest?.routes ?? [],
    slots: manifest?.slots ?? [],
    events: manifest?.events ?? { emits: [], consumes: [] },
  };
}

function absoluteParts(release: ReleaseManifest): Record<string, PartFiles> {
  const absolute = (paths: string[]) => paths.map((path) => releasePath(release, path));
  return Object.fromEntries(
    Object.entries(release.parts).map(([part, { scripts, styles, platform, fonts }]) => [
      part,
      { scripts: absolute(scripts), styles: absolute(styles), platform, fonts: absolute(fonts) },
    ]),
  );
}
