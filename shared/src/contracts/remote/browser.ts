import type { PartFiles, RemoteManifest } from "./manifest.ts";

/** One live remote as the browser sees it. Addresses are absolute paths. */
export interface LiveRemote {
  name: string;
  version: string;
  entry: string;
  container: string;
  integrity: string;
  /** Preload lists per page and slot content, as absolute paths. */
  parts: Record<string, PartFiles>;
  routes: RemoteManifest["routes"];
  slots: RemoteManifest["slots"];
  events: RemoteManifest["events"];
  /** Origin of a developer's own build that replaces the release in this browser only. */
  override?: string;
}

/** `/composition.json`, and the same inside every document: the releases that are live for this shopper. */
export interface LiveComposition {
  revision: number;
  /** Id of the set: equal for the same releases in any revision. */
  set?: string;
  /** Whether this shopper sees a candidate. */
  cohort?: "stable" | "candidate";
  shell: { version: string; parts: Record<string, PartFiles> };
  remotes: LiveRemote[];
}

/** Settings of a deployment for browsers. */
export interface ShopSettings {
  /** Container of the tag manager; without one no consent is requested and no third-party script loads. */
  gtmId: string | null;
  /** Whether the developers' panel and pages are enabled. */
  devTools: boolean;
}
