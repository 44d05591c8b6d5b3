import { createRequire } from "node:module";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";
import { withoutAntdStyles } from "../../src/ui/antd/without-styles.mjs";
import { common } from "./common.mjs";
import { federationWithoutRest } from "./federation.mjs";
import { ChunkIntegrityPlugin } from "./integrity.mjs";
import { belongsTo, platform, platformChunk, sharedByRemote, sharedByShell } from "./platform.mjs";
import { hooksOfReactRedux, platformImports } from "./platform-imports.mjs";
import { containerName } from "./release.mjs";
import { versionMark } from "./release-plugin.mjs";
import { exposedModule } from "./remote-module.mjs";
import { RemoteStylesPlugin } from "./remote-styles.mjs";
import { productionRouter, routerWithoutRest } from "./router.mjs";

// The federation plugin otherwise finds webpack by making it fail, which costs half a second of validation.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve("webpack");

/** Named chunks keep their names; others would otherwise be named after all of their modules. */
const chunkFile = (ending) => (chunk) =>
  chunk.chunk?.name ? `[name].[contenthash:8].${ending}` : `shared.[contenthash:12].${ending}`;

const optimization = { target: "web", disableSnapshot: true };

const containerOf = ({ name, version = versionMark }) => containerName(name, version);

export function browser(target) {
  const base = common({ ...target, env: "web" });
  return {
    ...base,
    output: {
      ...base.output,
      filename: "[name].[contenthash:8].js",
      chunkFilename: chunkFile("js"),
      // Milliseconds after which a chunk counts as failed, so that the shop's fallback takes over.
      chunkLoadTimeout: 15_000,
      assetModuleFilename: "[name].[contenthash:8][ext]",
      uniqueName: containerOf(target),
      // Found from the address the entry was loaded from: a release works wherever it is served.
      publicPath: "auto",
    },
    plugins: [
      ...base.plugins,
      // Leaves out code for servers, such as what search engines read of a page.
      new webpack.DefinePlugin({ "typeof window": JSON.stringify("object") }),
      new MiniCssExtractPlugin({
        filename: "[name].[contenthash:8].css",
        chunkFilename: chunkFile("css"),
        ignoreOrder: true,
      }),
      new ChunkIntegrityPlugin(),
    ],
    optimization: { ...base.optimization, chunkIds: "named" },
  };
}

/**
 * Federation's part of webpack's runtime comes from the shell; it would otherwise be half of a remote's entry. The
 * plugin has an option only for the core below it.
 */
const federationOfShell = ({ request }, done) =>
  /[\\/]webpack-bundler-runtime[\\/]dist[\\/]/.test(request) ? done(null, "var globalThis.shopFederation") : done();

/** A remote's browser build: one exposed module, nothing of the platform. */
export function remoteWeb(target, shared = sharedByRemote) {
  const base = browser(target);
  return {
    ...base,
    entry: {},
    externals: [federationOfShell],
    plugins: [
      ...base.plugins,
      new RemoteStylesPlugin(),
      new ModuleFederationPlugin({
        name: containerOf(target),
        filename: "remoteEntry.js",
        exposes: { "./remote": { import: exposedModule, name: "remote" } },
        shared,
        shareStrategy: "loaded-first",
        experiments: { optimization },
        dts: false,
        manifest: false,
      }),
    ],
  };
}

/** How the shell's files are divided: libraries, antd, and each lazy module of the platform. */
export const splitChunks = {
  cacheGroups: {
    // Rules of elements, not of classes: each document carries all of them, so browsers do not fetch this file.
    base: {
      test: /[\\/]shared[\\/]src[\\/]ui[\\/]styles[\\/]/,
      type: "css/mini-extract",
      chunks: "initial",
      name: "base",
      enforce: true,
      priority: 1,
    },
    // Libraries change less often than the shell, so their own file stays cached across its releases.
    vendor: { test: /[\\/]node_modules[\\/]/, chunks: "initial", name: "vendor", enforce: true },
    // One chunk of what the entry points over antd share: the shell's main file names each chunk with its hash.
    antd: {
      test: /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/,
      chunks: "async",
      minChunks: 2,
      name: "antd",
      enforce: true,
    },
    ...Object.fromEntries(
      platform.lazy.map((request) => [
        platformChunk(request),
        {
          test: (module) => belongsTo(request, module.nameForCondition?.() ?? ""),
          chunks: "async",
          name: platformChunk(request),
          enforce: true,
        },
      ]),
    ),
  },
};

/** The shell's browser build: the entry, and the platform it provides. */
export function shellWeb(target) {
  const base = browser(target);
  return {
    ...base,
    entry: { main: "./src/browser/main.ts" },
    resolve: { ...base.resolve, alias: { ...productionRouter(), ...hooksOfReactRedux } },
    module: { rules: [...base.module.rules, routerWithoutRest, federationWithoutRest, platformImports] },
    plugins: [
      ...base.plugins,
      withoutAntdStyles(),
      new ModuleFederationPlugin({
        name: "shell",
        shared: sharedByShell,
        shareStrategy: "loaded-first",
        runtimePlugins: [join(target.directory, "src/remotes/runtime-plugin.ts")],
        experiments: { optimization },
        dts: false,
        manifest: false,
      }),
    ],
    optimization: { ...base.optimization, splitChunks },
  };
}
