import type { ReleaseManifest } from "@thuot-tha/shared/contracts/remote";
import { LRUCache } from "lru-cache";
import { boundedReads } from "../releases/bounded-reads.ts";
import { readChecked } from "../releases/read-release.ts";
import type { ReleaseStore } from "../releases/store.ts";

const megabyte = 1024 * 1024;

/**
 * Files of releases, each checked against its manifest before it is first used. Files of live sets are read ahead and
 * held in memory, so that they stay available when the store fails.
 */
export interface ReleaseFiles {
  /** Reads, checks and holds every file of a release. Rejects when one is missing or differs from the manifest. */
  hold(release: ReleaseManifest): Promise<void>;
  /** Drops the files of all other releases from memory. */
  holdOnly(releases: Iterable<ReleaseManifest>): void;
  /** Rejects with TooManyReads when too many files of other releases are read. */
  read(release: ReleaseManifest, path: string): Promise<Buffer>;
  /** The held files of a release by integrity. */
  heldBy(release: ReleaseManifest): Map<string, Buffer>;
}

export function createReleaseFiles(store: ReleaseStore): ReleaseFiles {
  const held = new Map<string, Map<string, Buffer>>();
  const others = new LRUCache<string, Buffer>({ maxSize: 64 * megabyte, sizeCalculation: (bytes) => bytes.length + 1 });
  const inTurn = boundedReads("releases");
  const keyOf = ({ name, version, source }: ReleaseManifest) => `${name}@${version} ${source}`;

  return {
    async hold(release) {
      if (held.has(keyOf(release))) return;
      const files = release.files.map(async ({ path }) => [path, await readChecked(store, release, path)] as const);
      held.set(keyOf(release), new Map(await Promise.all(files)));
    },

    holdOnly(releases) {
      const needed = new Set([...releases].map(keyOf));
      for (const key of held.keys()) if (!needed.has(key)) held.delete(key);
    },

    async read(release, path) {
      const key = `${keyOf(release)} ${path}`;
      const known = held.get(keyOf(release))?.get(path) ?? others.get(key);
      if (known) return known;
      const bytes = await inTurn(() => readChecked(store, release, path));
      others.set(key, bytes);
      return bytes;
    },

    heldBy(release) {
      const bytes = held.get(keyOf(release));
      return new Map(
        release.files.flatMap(({ path, integrity }) => {
          const one = bytes?.get(path);
          return one ? [[integrity, one] as const] : [];
        }),
      );
    },
  };
}
