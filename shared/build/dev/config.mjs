import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { withoutAntdStyles } from "../../src/ui/antd/without-styles.mjs";
import { common } from "../webpack/common.mjs";
import { ChunkIntegrityPlugin } from "../webpack/integrity.mjs";
import { belongsTo, platform, sharedByRemote } from "../webpack/platform.mjs";
import { StableNamesPlugin } from "../webpack/stable-names.mjs";
import { remoteWeb } from "../webpack/web.mjs";
import { hotImports } from "./hot-imports.mjs";

/** The version of a development build. */
export const devVersion = "0.0.0-dev";

/** Files keep their names, because hot updates find the files to replace by name. */
const styles = { filename: "[name].css", chunkFilename: "[name].css", ignoreOrder: true };

/**
 * Package-based names keep releases reproducible; in development, paths of this machine make errors easier to follow.
 */
const ofReleases = [ChunkIntegrityPlugin, MiniCssExtractPlugin, StableNamesPlugin];
const isOfReleases = (plugin) => ofReleases.some((one) => plugin instanceof one);

/** Quick to build and easy to read; no `eval`, which the shop's security policy forbids. */
const forDevelopment = (config, directory) => ({
  ...config,
  mode: "development",
  stats: "errors-only",
  devtool: "cheap-module-source-map",
  module: { ...config.module, rules: [...config.module.rules, hotImports(directory)] },
  output: { ...config.output, filename: "[name].js", chunkFilename: "[name].js", assetModuleFilename: "[name][ext]" },
  // One chunk per import(): a module's new import then leaves other chunks unchanged, which would otherwise need a
  // reload.
  optimization: { minimize: false, splitChunks: false },
  plugins: [
    ...config.plugins.filter((plugin) => !isOfReleases(plugin)),
    new MiniCssExtractPlugin(styles),
    withoutAntdStyles(),
    new ReactRefreshPlugin({ overlay: false }),
  ],
  cache: {
    ...config.cache,
    name: `${config.cache.name}-dev`,
    buildDependencies: { config: [...config.cache.buildDependencies.config, fileURLToPath(import.meta.url)] },
  },
});

/**
 * Whether a platform module renders. A remote under development bundles its own copy of those: fast refresh needs
 * React's development build, and a shop runs its production build. Other modules come from the shop, because both sides
 * exchange their values.
 */
const isRendering = (request) => /^(react|@thuot-tha\/shared\/(platform|ui))/.test(request);

const sharedInDevelopment = Object.fromEntries(
  Object.entries(sharedByRemote).filter(([request]) => !isRendering(request)),
);

const isStyleOfShop = (file) =>
  belongsTo("@thuot-tha/shared/ui", file) && !platform.lazy.some((request) => belongsTo(request, file));

/**
 * Leaves out the design system's styles, which the shop's first files contain: a second, later copy would override the
 * rules with which the shop's layout changes them.
 */
function withStylesOfShop({ module, ...config }) {
  const rules = module.rules.map((rule) => {
    if (rule.use?.[0] !== MiniCssExtractPlugin.loader) return rule;
    const [loader, ...others] = rule.use;
    const inShop = { test: isStyleOfShop, use: [{ loader, options: { emit: false } }, ...others] };
    return { test: rule.test, oneOf: [inShop, { use: rule.use }] };
  });
  return { ...config, module: { ...module, rules } };
}

/** A remote as the shop loads it, and the page that shows it alone. */
export function devConfigurations(options) {
  const target = {
    ...options,
    version: devVersion,
    env: "web",
    fastRefresh: true,
    output: join(options.directory, "dist/dev"),
  };
  const base = common(target);
  return [
    forDevelopment(withStylesOfShop(remoteWeb(target, sharedInDevelopment)), target.directory),
    forDevelopment(
      {
        ...base,
        name: `${target.name}:alone`,
        context: target.root,
        entry: { alone: fileURLToPath(new URL("stand-alone.tsx", import.meta.url)) },
        output: { path: join(target.output, "alone"), publicPath: "/alone/" },
        resolve: { ...base.resolve, alias: { "remote-under-development": target.directory } },
        cache: { ...base.cache, name: `${base.cache.name}-alone` },
      },
      target.directory,
    ),
  ];
}
