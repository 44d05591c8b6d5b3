import { createRequire } from "node:module";
import { join } from "node:path";
import CssMinimizerPlugin from "css-minimizer-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import TerserPlugin from "terser-webpack-plugin";
import { className } from "./class-names.mjs";
import { tooling } from "./inputs.mjs";
import { operationsWithoutSchemas } from "./operations.mjs";
import { remoteModule } from "./remote-module.mjs";
import { StableNamesPlugin } from "./stable-names.mjs";

const require = createRequire(import.meta.url);

/** Oldest browsers served: two and a half years back, when the last of them got `AbortSignal.any` and `popover`. */
const browsers = ["chrome 116", "edge 116", "firefox 125", "safari 17.4"];

const source = (env, fastRefresh) => ({
  test: /\.[cm]?tsx?$/,
  use: {
    loader: require.resolve("swc-loader"),
    options: {
      // Nothing outside decides how a module is built.
      swcrc: false,
      configFile: false,
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic", development: fastRefresh, refresh: fastRefresh } },
        ...(env === "node" ? { target: "es2022" } : {}),
      },
      ...(env === "web" ? { env: { targets: browsers } } : {}),
    },
  },
});

const css = (env) => ({
  test: /\.css$/,
  use: [
    ...(env === "web" ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: require.resolve("css-loader"),
      options: {
        modules: {
          auto: /\.module\.css$/,
          // Each rule has a class of its module.
          mode: "pure",
          getLocalIdent: className,
          exportOnlyLocals: env === "node",
          namedExport: false,
          exportLocalsConvention: "asIs",
        },
      },
    },
  ],
});

/**
 * Settings every bundle of the workspace has.
 *
 * @param {{
 *   root: string, directory: string, env: "web" | "node", output: string, name: string, withSchemas?: boolean,
 *   fastRefresh?: boolean
 * }} target `withSchemas`: it validates what operations carry, as a server does; `fastRefresh`: React's development
 *   build can replace its components while they are on screen
 * @returns {import("webpack").Configuration}
 */
export function common({ root, directory, env, output, name, withSchemas = false, fastRefresh = false }) {
  return {
    name: `${name}:${env}`,
    mode: "production",
    context: directory,
    devtool: false,
    target: env === "web" ? ["web", "es2022"] : "node20",
    output: { path: output },
    resolve: { extensions: [".ts", ".tsx", ".mjs", ".js", ".json"], roots: [] },
    module: {
      rules: [
        source(env, fastRefresh),
        ...(withSchemas ? [] : [operationsWithoutSchemas]),
        remoteModule,
        css(env),
        { test: /\.(svg|png)$/, type: "asset/resource" },
        // The shell's first files name each font.
        { test: /\.woff2$/, type: "asset/resource", generator: { filename: "[contenthash:8][ext]" } },
      ],
    },
    plugins: [new StableNamesPlugin()],
    optimization: {
      moduleIds: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { ecma: 2022, passes: 3 } },
          extractComments: false,
        }),
        new CssMinimizerPlugin({ minimizerOptions: { preset: ["default", { discardComments: { removeAll: true } }] } }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: "error" },
    stats: "errors-warnings",
    // Otherwise webpack takes an installed package for the one before it, where another archive has the same version.
    snapshot: { unmanagedPaths: [/[\\/]node_modules[\\/]@thuot-tha[\\/]shared[\\/]/] },
    cache: {
      type: "filesystem",
      cacheDirectory: join(root, ".cache", "webpack"),
      name: `${name}-${env}`,
      buildDependencies: { config: tooling.filter((file) => file.endsWith(".mjs")) },
    },
  };
}
