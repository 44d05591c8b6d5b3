import type { Composition } from "@thuot-tha/shared/contracts/remote";

/**
 * Where releases and compositions are kept. Releases are immutable and whole once their `release.json` is there;
 * compositions are immutable and numbered; one pointer says which is live.
 */
export interface ReleaseStore {
  /** Bytes of a release's file; null when there is none. */
  readFile(name: string, version: string, path: string): Promise<Buffer | null>;
  versions(name: string): Promise<string[]>;
  names(): Promise<string[]>;
  /** Makes a release appear, all of it or nothing. Rejects with ALREADY_PUBLISHED where that version exists. */
  addRelease(name: string, version: string, files: Map<string, Buffer>): Promise<void>;
  readComposition(revision: number): Promise<Composition | null>;
  /** Revisions there are, newest first. */
  revisions(): Promise<number[]>;
  /** Adds a composition unless its revision is taken: then CONFLICT. */
  addComposition(composition: Composition): Promise<void>;
  /** The live revision; null before the first promotion. */
  readLive(): Promise<number | null>;
  setLive(revision: number): Promise<void>;
}
