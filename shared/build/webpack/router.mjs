import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPackage } from "./packages.mjs";

/**
 * React Router's package serves its development build, warnings and all, to every bundler. The production build beside
 * it is the same code without them.
 */
export const productionRouter = () => {
  const dom = findPackage("react-router-dom", import.meta.dirname);
  return { "react-router$": join(findPackage("react-router", dom), "dist/production/index.mjs") };
};

/** Removes the half of React Router's single file that the shop does not use. See the loader. */
export const routerWithoutRest = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: fileURLToPath(import.meta.url),
};

/**
 * Webpack loader: marks the module's top-level calls as pure, because a minifier must otherwise keep them for possible
 * side effects. If the pattern no longer matches, the router is bundled whole, and the story `first-page-weight` fails.
 */
export default function withPureTopLevel(source) {
  return (
    source
      // Names for developer tools.
      .replace(/^\w+\.displayName = .*;$/gm, "")
      .replace(/^(var \w+ = )(?=\w+\.(?:createContext|forwardRef|memo)\()/gm, "$1/* @__PURE__ */ ")
      .replace(
        /^var (\w+) = (class extends [\s\S]*?^\});\n\1\.contextType = (\w+);$/gm,
        "var $1 = /* @__PURE__ */ (() => Object.assign($2, { contextType: $3 }))();",
      )
  );
}
