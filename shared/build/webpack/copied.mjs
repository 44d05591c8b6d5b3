import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import webpack from "webpack";

/** Copies a folder's files into the output unchanged, under their own names, or in a folder `to`. */
export const copied = (folder, to = "") => ({
  apply(compiler) {
    const { RawSource } = webpack.sources;
    compiler.hooks.thisCompilation.tap("copied", (compilation) => {
      compilation.hooks.processAssets.tapPromise("copied", async () => {
        compilation.contextDependencies.add(folder);
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        for (const entry of entries.filter((one) => one.isFile())) {
          const file = join(entry.parentPath, entry.name);
          compilation.fileDependencies.add(file);
          compilation.emitAsset(join(to, relative(folder, file)), new RawSource(await readFile(file)));
        }
      });
    });
  },
});
