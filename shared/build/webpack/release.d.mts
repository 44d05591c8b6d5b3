import type { PartFiles, ReleaseManifest, RemoteManifest } from "../../src/contracts/remote/manifest.ts";

export interface BuiltRelease {
  name: string;
  version: string;
  source: string;
  parts: Record<string, PartFiles>;
  entry: string;
  manifest?: RemoteManifest;
  /** By path. */
  files: Map<string, Uint8Array>;
}

/** What `release.json` says of it. */
export function describeRelease(release: BuiltRelease): ReleaseManifest;

/** `sha384-…`, as browsers know it. */
export function integrityOf(content: string | Uint8Array): string;
