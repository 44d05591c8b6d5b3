import { fileURLToPath } from "node:url";

const imports = /^import (?!type )[^;"]*from ("[^"]*\/locales\/[^"]*"|"[^"]*\.tsx");$/gm;

/**
 * Webpack loader for a remote's modules that render nothing: they accept changed components and texts, which fast
 * refresh puts on screen. Without it the page would reload, because `page.ts` imports both.
 */
export default function acceptComponentsAndTexts(source) {
  const files = [...source.matchAll(imports)].map(([, file]) => file);
  if (files.length === 0) return source;
  return `${source}\nimport.meta.webpackHot.accept([${files}], () => __react_refresh_utils__.enqueueUpdate(() => {}));\n`;
}

/** @param {string} directory the remote's folder */
export const hotImports = (directory) => ({
  test: (file) => file.startsWith(`${directory}/src/`) && file.endsWith(".ts"),
  enforce: "pre",
  loader: fileURLToPath(import.meta.url),
});
