import type { ReleaseManifest } from "@thuot-tha/shared/contracts/remote";
import { LRUCache } from "lru-cache";
import { readChecked } from "../releases/read-release.ts";
import type { ReleaseStore } from "../releases/store.ts";

const megabyte = 1024 * 1024;

/**
 * Files of releases, each checked against its release before it is first used. Those of live sets are read at once and
 * held: whatever happens in the store, what was verified goes on being served.
 */
export interface ReleaseFiles {
  /** Reads and checks every file of a release and keeps them. Rejects when one is missing or not what was published. */
  hold(release: ReleaseManifest): Promise<void>;
  /** Lets go of what is held of all other releases. */
  holdOnly(releases: Iterable<ReleaseManifest>): void;
  read(release: ReleaseManifest, path: string): Promise<Buffer>;
}

export function createReleaseFiles(store: ReleaseStore): ReleaseFiles {
  const held = new Map<string, Map<string, Buffer>>();
  const others = new LRUCache<string, Buffer>({ maxSize: 64 * megabyte, sizeCalculation: (bytes) => bytes.length + 1 });
  const keyOf = ({ name, version, source }: ReleaseManifest) => `${name}@${version} ${source}`;

  return {
    async hold(release) {
      if (held.has(keyOf(release))) return;
      const files = release.files.map(async ({ path }) => [path, await readChecked(store, release, path)] as const);
      held.set(keyOf(release), new Map(await Promise.all(files)));
    },

    holdOnly(releases) {
      const kept = new Set([...releases].map(keyOf));
      for (const key of held.keys()) if (!kept.has(key)) held.delete(key);
    },

    async read(release, path) {
      const key = `${keyOf(release)} ${path}`;
      const known = held.get(keyOf(release))?.get(path) ?? others.get(key);
      if (known) return known;
      const bytes = await readChecked(store, release, path);
      others.set(key, bytes);
      return bytes;
    },
  };
}
