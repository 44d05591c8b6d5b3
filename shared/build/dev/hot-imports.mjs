const imports = /^import (?!type )[^;"]*from ("[^"]*\/locales\/[^"]*"|"[^"]*\.tsx");$/gm;

/**
 * Webpack loader for a remote's modules that draw nothing: they go on with other components and words, which what is on
 * screen gets by fast refresh. Without it the page would load again, because `page.ts` imports both.
 */
export default function acceptWhatDraws(source) {
  const files = [...source.matchAll(imports)].map(([, file]) => file);
  if (files.length === 0) return source;
  return `${source}\nimport.meta.webpackHot.accept([${files}], () => __react_refresh_utils__.enqueueUpdate(() => {}));\n`;
}

/** @param {string} directory the remote's folder */
export const hotImports = (directory) => ({
  test: (file) => file.startsWith(`${directory}/src/`) && file.endsWith(".ts"),
  enforce: "pre",
  loader: new URL(import.meta.url).pathname,
});
