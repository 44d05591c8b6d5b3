import { join } from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { withoutAntdStyles } from "../../src/ui/antd/without-styles.mjs";
import { nameIn, root } from "../workspace.mjs";
import { ChunkIntegrityPlugin } from "./integrity.mjs";
import { monolithRemotes } from "./monolith-remotes.mjs";
import { productionRouter, routerWithoutRest } from "./router.mjs";
import { browser, splitChunks } from "./web.mjs";

/**
 * The browser's code of shell and remotes as one build without federation, to measure what federation costs. Each
 * remote and each page is a chunk of its own. It loads no styles, because documents carry those of the first view.
 *
 * @param {object} options
 * @param {string} options.output folder of the files
 * @param {string} options.publicPath address of the files
 * @param {string[]} options.remotes names of the remotes' folders
 * @returns {import("webpack").Configuration}
 */
export function monolith({ output, publicPath, remotes }) {
  const shell = join(root, "shell");
  const base = browser({ root, directory: shell, name: nameIn(shell), version: "monolith", output });
  return {
    ...base,
    name: "monolith",
    entry: { main: "./src/browser/main.ts" },
    output: { ...base.output, publicPath, clean: true },
    resolve: { ...base.resolve, alias: productionRouter() },
    module: { rules: [...base.module.rules, routerWithoutRest, monolithRemotes(remotes)] },
    plugins: [
      ...base.plugins.filter((one) => !(one instanceof ChunkIntegrityPlugin || one instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: "[name].[contenthash:8].css", ignoreOrder: true, runtime: false }),
      withoutAntdStyles(),
    ],
    optimization: { ...base.optimization, splitChunks },
    cache: false,
  };
}
