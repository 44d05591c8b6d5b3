import { isLive, liveModules } from "./live.mjs";

/** The module of the platform that one of a browser's build stands for; federation gives it at run time. */
const platformName = (module) =>
  module?.type === "consume-shared-module" ? /** @type {any} */ (module).options.shareKey : undefined;

/**
 * What the code of a remote imports of the platform, as webpack lists it after dropping dead code.
 *
 * @param {import("webpack").Compilation} compilation the browser's
 * @returns {Record<string, string[]>} names by module, in a fixed order; a module that is used as a whole has none
 */
export function platformUses(compilation) {
  const uses = new Map();
  for (const module of liveModules(compilation)) {
    for (const dependency of [module, ...(module.blocks ?? [])].flatMap(({ dependencies = [] }) => dependencies)) {
      const found = importOf(compilation.moduleGraph, dependency);
      if (found) uses.set(found.module, new Set([...(uses.get(found.module) ?? []), ...found.names]));
    }
  }
  return sorted([...uses].map(([module, names]) => [module, [...names].sort()]));
}

/** The names that a dependency takes from a module of the platform, also through files that only pass them on. */
function importOf(moduleGraph, dependency) {
  const target = moduleGraph.getModule(dependency);
  if (!target || !isLive(moduleGraph, dependency)) return null;
  const module = platformName(target);
  if (dependency.type === "import()") {
    return module && { module, names: (dependency.referencedExports ?? []).map(([name]) => name) };
  }
  if (dependency.type !== "harmony import specifier") return null;
  const [name] = dependency.getIds(moduleGraph);
  if (module) return { module, names: name ? [name] : [] };
  const isOfPlatform = (one) => Boolean(platformName(one));
  const passed = name && moduleGraph.getExportInfo(target, name).findTarget(moduleGraph, isOfPlatform);
  return passed ? { module: platformName(passed.module), names: passed.export?.slice(0, 1) ?? [] } : null;
}

/**
 * What the shell provides of the platform.
 *
 * @param {import("webpack").Compilation} compilation the browser's
 * @returns {Record<string, string[] | null>} exports by module, in a fixed order; null where webpack does not know
 *   them, as of some CommonJS
 */
export function platformExports({ moduleGraph, modules }) {
  const found = [...modules].filter(platformName).map((module) => {
    const [fallback] = [module, ...module.blocks].flatMap(({ dependencies }) => dependencies);
    const provided = moduleGraph.getModule(fallback);
    const exports = moduleGraph.getExportsInfo(provided);
    if (exports.otherExportsInfo.provided !== false) return [platformName(module), null];
    const names = [...exports.orderedExports].filter((one) => one.provided).map(({ name }) => name);
    // CommonJS as a whole is the default export.
    if (provided.getExportsType(moduleGraph, false) !== "namespace") names.push("default");
    return [platformName(module), [...new Set(names)].sort()];
  });
  return sorted(found);
}

const sorted = (entries) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
