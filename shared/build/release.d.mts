import type { PartFiles, ReleaseManifest, RemoteManifest } from "../src/contracts/remote/manifest.ts";

export interface ReleaseInput {
  name: string;
  version: string;
  source: string;
  directory: string;
  parts: Record<string, PartFiles>;
  entry: string;
  manifest?: RemoteManifest;
  compressed?: boolean;
}

export function writeRelease(input: ReleaseInput): Promise<ReleaseManifest>;

/** `sha384-…`, as browsers know it. */
export function integrityOf(content: string | Uint8Array): string;
