import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import webpack from "webpack";
import { common } from "./common.mjs";

/** Copies files into the release unchanged, under their own names. */
const copied = (folder) => ({
  apply(compiler) {
    const { RawSource } = webpack.sources;
    compiler.hooks.thisCompilation.tap("copied", (compilation) => {
      compilation.hooks.processAssets.tapPromise("copied", async () => {
        compilation.contextDependencies.add(folder);
        for (const file of await readdir(folder)) {
          compilation.fileDependencies.add(join(folder, file));
          compilation.emitAsset(file, new RawSource(await readFile(join(folder, file))));
        }
      });
    });
  },
});

/** The service worker in one file, and files copied into the release: manifest, icons. */
export function shellWorker(target) {
  const base = common({ ...target, env: "web" });
  return {
    ...base,
    name: `${target.name}:worker`,
    target: ["webworker", "es2022"],
    entry: { sw: "./src/worker/worker.ts" },
    output: { ...base.output, filename: "[name].js" },
    plugins: [...base.plugins, copied(join(target.directory, "static"))],
    cache: { ...base.cache, name: `${target.name}-worker` },
  };
}
