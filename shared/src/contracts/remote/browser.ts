import type { PartFiles, RemoteManifest } from "./manifest.ts";

/** What a browser is told of one live remote. Addresses are absolute paths. */
export interface LiveRemote {
  name: string;
  version: string;
  entry: string;
  container: string;
  integrity: string;
  /** Preload lists per part, as absolute paths. */
  parts: Record<string, PartFiles>;
  routes: RemoteManifest["routes"];
  slots: RemoteManifest["slots"];
  events: RemoteManifest["events"];
}

/** `/composition.json`, and the same inside every document: the releases that are live for this shopper. */
export interface LiveComposition {
  revision: number;
  shell: { version: string; parts: Record<string, PartFiles> };
  remotes: LiveRemote[];
}
