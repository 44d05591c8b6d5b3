import { fileURLToPath } from "node:url";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { common } from "../webpack/common.mjs";
import { ChunkIntegrityPlugin } from "../webpack/integrity.mjs";
import { remoteWeb } from "../webpack/web.mjs";

/** The version a build under development goes by. */
export const devVersion = "0.0.0-dev";

/** Quick to build and easy to read; no `eval`, which the shop's security policy forbids; no hashes of what changes anyway. */
const forDevelopment = (config) => ({
  ...config,
  mode: "development",
  devtool: "cheap-module-source-map",
  optimization: { ...config.optimization, minimize: false },
  plugins: config.plugins.filter((plugin) => !(plugin instanceof ChunkIntegrityPlugin)),
  cache: { ...config.cache, name: `${config.cache.name}-dev` },
});

/** A remote as the shop loads it, and the page on which it stands alone. */
export function devConfigurations(target) {
  const shop = { ...target, version: devVersion, output: `${target.output}/shop` };
  const alone = { ...target, version: devVersion, env: "web", output: `${target.output}/alone` };
  const base = common(alone);
  return [
    forDevelopment(remoteWeb(shop)),
    forDevelopment({
      ...base,
      name: `${target.name}:alone`,
      context: target.root,
      entry: fileURLToPath(new URL("stand-alone.tsx", import.meta.url)),
      output: { path: alone.output, filename: "alone.js", chunkFilename: "alone-[name].js", publicPath: "/alone/" },
      resolve: { ...base.resolve, alias: { "remote-under-development": target.directory } },
      cache: { ...base.cache, name: `${base.cache.name}-alone` },
      plugins: [
        new MiniCssExtractPlugin({ filename: "alone.css", chunkFilename: "alone-[name].css", ignoreOrder: true }),
      ],
    }),
  ];
}
