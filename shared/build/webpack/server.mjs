import { createRequire } from "node:module";
import { join } from "node:path";
import webpack from "webpack";
import { common } from "./common.mjs";
import { copied } from "./copied.mjs";
import { platformModules } from "./platform.mjs";
import { platformImports } from "./platform-imports.mjs";
import { exposedModule } from "./remote-module.mjs";

const require = createRequire(import.meta.url);

/** One self-contained file the edge evaluates. `external` requests are handed in by the edge. */
function serverBundle(target, entry, externals) {
  const base = common({ ...target, env: "node" });
  return {
    ...base,
    entry: { server: entry },
    output: { ...base.output, filename: "server.js", library: { type: "commonjs2" } },
    externals,
    plugins: [...base.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { ...base.optimization, minimize: false },
  };
}

/** A remote on the server: its platform imports come from the shell's bundle of the same composition. */
export const remoteServer = (target) =>
  serverBundle(target, exposedModule, [
    ({ request }, done) => (platformModules.includes(request) ? done(null, `commonjs ${request}`) : done()),
  ]);

/** The script that every document carries, as the text of a function. */
const inlineScript = {
  test: /start-scripts\.ts$/,
  enforce: "post",
  use: {
    loader: require.resolve("swc-loader"),
    options: {
      swcrc: false,
      configFile: false,
      minify: true,
      jsc: { target: "es2022", minify: { mangle: true, compress: true } },
    },
  },
};

/** The shell on the server: renders documents and provides the platform to the remotes. */
export function shellServer(target) {
  const base = serverBundle(target, "./src/server/main.ts", []);
  return { ...base, module: { rules: [...base.module.rules, platformImports, inlineScript] } };
}

/**
 * A program of the workspace (the API, the edge): its own sources in one file per entry, and one for each part that is
 * imported later; packages stay external. `data`: folders that it reads while it runs, by their name beside its files.
 */
export function program(target, entries, data) {
  const base = common({ ...target, env: "node", withSchemas: true });
  return {
    ...base,
    entry: entries,
    // webpack 5.110 drops the exports of a module that it takes from its cache, when the output is a module (ADR 0002).
    cache: false,
    experiments: { outputModule: true },
    output: {
      ...base.output,
      filename: "[name].js",
      chunkFilename: "[name].js",
      module: true,
      library: { type: "module" },
      clean: true,
    },
    plugins: [
      ...base.plugins,
      ...Object.entries(data).map(([name, folder]) => copied(join(target.directory, folder), name)),
    ],
    // Static imports stay static; dynamic imports stay dynamic.
    externalsType: "module-import",
    externals: [
      ({ request }, done) =>
        /^(node:|[a-z@])/.test(request) && !request.startsWith("@thuot-tha/")
          ? done(null, `module-import ${request}`)
          : done(),
    ],
    optimization: { ...base.optimization, minimize: false },
  };
}
