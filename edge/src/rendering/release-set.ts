import type {
  ChosenSet,
  LiveComposition,
  LiveRemote,
  PartFiles,
  ReleaseManifest,
} from "@thuot-tha/shared/contracts/remote";
import { readSet } from "../releases/check-chosen.ts";
import { setId } from "../releases/set-id.ts";
import type { ReleaseStore } from "../releases/store.ts";

/** What a set is for its visitors: `stable`, or the name of a candidate (`candidateName`). */
export type Track = string;
export const stableTrack: Track = "stable";

/** A track as browsers see it, without a candidate's name. */
export const browserTrack = (track: Track) => (track === stableTrack ? "stable" : "candidate");

/** A set of releases that is read and ready to serve. */
export interface ReleaseSet {
  id: string;
  revision: number;
  track: Track;
  releases: Map<string, ReleaseManifest>;
  /** Bytes of each `release.json`, by integrity. */
  descriptions: Map<string, Buffer>;
  /** The composition that browsers receive for this set. */
  browser: LiveComposition;
}

/** Address of a release's file. */
export const releasePath = ({ name, version }: Pick<ReleaseManifest, "name" | "version">, path: string): string =>
  `/r/${name}/${version}/${path}`;

/** Reads the manifests of a set's releases. Rejects when one is missing or its integrity differs. */
export async function readReleaseSet(
  store: ReleaseStore,
  chosen: ChosenSet,
  revision: number,
  track: Track,
): Promise<ReleaseSet> {
  const read = await readSet(store, chosen);
  const releases = new Map(read.map(({ manifest }) => [manifest.name, manifest]));
  const shell = releases.get("shell");
  if (!shell) throw new Error(`revision ${revision} has no shell`);
  const remotes = [...releases.values()].filter(({ name }) => name !== "shell").map(toLiveRemote);
  const id = setId(chosen);
  return {
    id,
    revision,
    track,
    releases,
    descriptions: new Map(read.map(({ integrity, bytes }) => [integrity, bytes])),
    browser: {
      revision,
      set: id,
      cohort: browserTrack(track),
      shell: { version: shell.version, parts: absoluteParts(shell) },
      remotes,
    },
  };
}

/** The same releases under another revision or on another track. */
export const servedAs = (set: ReleaseSet, revision: number, track: Track): ReleaseSet => ({
  ...set,
  revision,
  track,
  browser: { ...set.browser, revision, cohort: browserTrack(track) },
});

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
    Object.entries(release.parts).map(([part, { scripts, styles, platform }]) => [
      part,
      { scripts: absolute(scripts), styles: absolute(styles), platform },
    ]),
  );
}
