import { fileURLToPath } from "node:url";

/** Leaves out of federation's core what reads manifests, which releases do not have. See the loader. */
export const federationWithoutManifests = {
  test: /[\\/]runtime-core[\\/]dist[\\/](core|helpers|remote[\\/]index|plugins[\\/]snapshot[\\/]SnapshotHandler)\.js$/,
  loader: fileURLToPath(import.meta.url),
};

/**
 * Webpack loader: removes the methods that load manifests, or preload what they list. Federation's switches leave them
 * in, and with them the modules that read a manifest. If the pattern no longer matches, these are bundled, and the
 * story `first-page-weight` fails.
 */
export default function withoutManifests(source) {
  return source
    .replace(
      /^\tasync (?:loadRemoteSnapshotInfo|getManifestJson|loadManifestSnapshot|preloadRemote)\([\s\S]*?^\t\}\n/gm,
      "",
    )
    .replace(/^\t\tpreloadAssets,\n/m, "");
}
