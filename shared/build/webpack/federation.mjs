import { fileURLToPath } from "node:url";

/** Leaves out of federation's runtime what the shop's shell and remotes have no use for. See the loader. */
export const federationWithoutRest = {
  test: /[\\/](runtime-core[\\/]dist[\\/](core|helpers|remote[\\/]index|utils[\\/]load|plugins[\\/]snapshot[\\/]SnapshotHandler)|webpack-bundler-runtime[\\/]dist[\\/](index|init))\.js$/,
  loader: fileURLToPath(import.meta.url),
};

/**
 * Webpack loader: removes what federation's switches leave in, or have for the whole runtime only.
 * - The methods that load manifests, which releases do not have, or preload what they list, and so the modules that
 *   read a manifest.
 * - Entries that are modules of JavaScript or of SystemJS: those of releases are scripts.
 * - Remotes that a build names: the shell registers them at run time.
 * - The plugin that replaces shared modules by smaller builds of them.
 *
 * If a pattern no longer matches, what it removes is bundled, and the story `first-page-weight` fails.
 */
export default function withoutRest(source) {
  return source
    .replace(
      /^\tasync (?:loadRemoteSnapshotInfo|getManifestJson|loadManifestSnapshot|preloadRemote)\([\s\S]*?^\t\}\n/gm,
      "",
    )
    .replace(/^\t\tpreloadAssets,\n/m, "")
    .replace(/^\tif \((?:isEsmRemoteType\(type\)|type === "system")\) return load\w+\(\{[\s\S]*?^\t\}\);\n/gm, "")
    .replace(/^\tremotes: USE_REMOTE \? remotes : /m, "\tremotes: ")
    .replace(/^\tif \(USE_SHARED\) \{\n[\s\S]*?^\t\}\n/m, "");
}
