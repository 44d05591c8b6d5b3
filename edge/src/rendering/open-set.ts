import type { ChosenSet } from "@thuot-tha/shared/contracts/remote";
import type { ReleaseStore } from "../releases/store.ts";
import type { ReleaseFiles } from "./release-files.ts";
import { type ReleaseSet, readReleaseSet, type Track } from "./release-set.ts";
import { RenderViolation } from "./render-process.ts";
import { createRenderer, type Renderer, type RenderSettings } from "./renderer.ts";

/** A set that is served: its verified releases, and the processes that render its documents. */
export interface Live {
  set: ReleaseSet;
  renderer: Renderer;
}

export interface SetOptions {
  store: ReleaseStore;
  files: ReleaseFiles;
  rendering: RenderSettings;
  /** Called when server code of a set breaks a limit. */
  onViolation: (set: ReleaseSet, violation: RenderViolation) => void;
}

/** Reads and verifies the releases of a set, holds their files, and starts its processes. */
export async function openSet(
  { store, files, rendering, onViolation }: SetOptions,
  chosen: ChosenSet,
  revision: number,
  track: Track,
): Promise<Live> {
  const set = await readReleaseSet(store, chosen, revision, track);
  await Promise.all([...set.releases.values()].map((release) => files.hold(release)));
  // Bundles are evaluated before the set goes live, so that the first shopper does not wait.
  try {
    const onSetViolation = (violation: RenderViolation) => onViolation(set, violation);
    return { set, renderer: await createRenderer({ files, set, settings: rendering, onViolation: onSetViolation }) };
  } catch (error) {
    if (error instanceof RenderViolation) onViolation(set, error);
    throw error;
  }
}
