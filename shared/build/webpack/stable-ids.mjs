/**
 * Names the modules that federation makes: their own names hold the absolute path of the workspace, and would make the
 * bytes of a build depend on the folder it is made in.
 */
export class StableIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("StableIds", (compilation) => {
      compilation.hooks.beforeModuleIds.tap("StableIds", (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (name.startsWith("container entry ")) compilation.chunkGraph.setModuleId(module, "container");
          else if (/[\\/]\.federation[\\/]entry\./.test(name)) compilation.chunkGraph.setModuleId(module, "federation");
        }
      });
    });
  }
}
