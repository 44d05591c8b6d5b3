import { readFileSync } from "node:fs";

/**
 * The platform: modules that the shell provides once and remotes do not bundle. `eager` modules are in the shell's
 * first files; `lazy` ones are their own chunks, so that a page loads only what it shows.
 */
export const platform = JSON.parse(readFileSync(new URL("../platform.json", import.meta.url), "utf8"));

export const platformModules = [...platform.eager, ...platform.lazy];

/** Chunk name of a lazy platform module, e.g. `ui-forms`. */
export const platformChunk = (request) => request.replace("@thuot-tha/shared/", "").replaceAll("/", "-");

/** Whether a module's file belongs to a lazy platform module. */
export const belongsTo = (request, file) =>
  file.includes(
    request.startsWith("@thuot-tha/shared/")
      ? `${request.replace("@thuot-tha/shared/", "/shared/src/")}/`
      : `/node_modules/${request}/`,
  );

const provided = (eager) => ({ singleton: true, eager, version: platform.version, requiredVersion: false });

export const sharedByShell = Object.fromEntries([
  ...platform.eager.map((request) => [request, provided(true)]),
  ...platform.lazy.map((request) => [request, provided(false)]),
]);

/** `import: false`: browsers negotiate no versions; the release gate checks the platform range instead. */
export const sharedByRemote = Object.fromEntries(
  platformModules.map((request) => [request, { import: false, singleton: true, requiredVersion: false }]),
);
