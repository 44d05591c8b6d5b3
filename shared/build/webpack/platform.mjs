import { readFileSync } from "node:fs";

/**
 * The platform: what the shell provides once and remotes carry no copy of. `eager` modules are in the shell's first
 * files; `lazy` ones are chunks of their own, so that a page pays for what it shows.
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

/** `import: false`: nothing is negotiated in the browser; the release gate checks the platform range instead. */
export const sharedByRemote = Object.fromEntries(
  platformModules.map((request) => [request, { import: false, singleton: true, requiredVersion: false }]),
);
