import { join } from "node:path";
import { findPackage } from "./packages.mjs";

/**
 * React Router's package serves its development build, warnings and all, to every bundler. The production build beside it
 * is the same code without them.
 */
export const productionRouter = (directory) => {
  const dom = findPackage("react-router-dom", directory);
  return { "react-router$": join(findPackage("react-router", dom), "dist/production/index.mjs") };
};

/** Lets go of what the shop does not use of React Router: half of the one file it is. See the loader. */
export const routerWithoutRest = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: new URL(import.meta.url).pathname,
};

/**
 * Webpack loader: marks as pure what the module makes at its top level, which a minifier must otherwise keep for the effect
 * it could have. Where it matches nothing any more the router is whole again, and a story, `first-page-weight`, tells.
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
