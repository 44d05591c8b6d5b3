import { fileURLToPath } from "node:url";
import { platform, platformModules } from "./platform.mjs";

/**
 * Fills the modules of `build/platform`, so that `platform.json` is the one list of the platform: `imports` imports
 * what the shell provides to browsers, lazy modules as chunks of their own; `modules` exports all of it for remotes'
 * server bundles.
 */
export const platformImports = {
  test: /[\\/]build[\\/]platform[\\/](imports|modules)\.mjs$/,
  loader: fileURLToPath(import.meta.url),
};

/** The platform's React Redux has hooks only, because `connect` is most of the package. */
export const hooksOfReactRedux = {
  "react-redux$": fileURLToPath(new URL("../platform/react-redux.mjs", import.meta.url)),
};

const quoted = JSON.stringify;

/** Webpack loader. */
export default function filled() {
  return this.resourcePath.endsWith("imports.mjs") ? importsOf(platform) : modulesOf(platformModules);
}

export const importsOf = ({ eager, lazy }) =>
  [
    ...eager.map((name) => `import ${quoted(name)};`),
    `export const lazy = [${lazy.map((name) => `() => import(${quoted(name)})`).join(", ")}];`,
  ].join("\n");

export const modulesOf = (names) =>
  [
    ...names.map((name, index) => `import * as m${index} from ${quoted(name)};`),
    `export const platform = { ${names.map((name, index) => `${quoted(name)}: m${index}`).join(", ")} };`,
  ].join("\n");
