/**
 * The modules of a build that are left after webpack has dropped dead code, each by itself.
 *
 * @param {import("webpack").Compilation} compilation
 */
export function* liveModules({ chunkGraph, modules }) {
  for (const module of modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) > 0) yield* module.modules ?? [module];
  }
}

/** Whether an import is of something that is used. */
export const isLive = (moduleGraph, dependency) => moduleGraph.getConnection(dependency)?.isActive(undefined) !== false;
