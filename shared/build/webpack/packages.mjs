import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";

/** Folder of the package that code in a folder imports by a name, symlinks resolved; undefined where there is none. */
export function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = basename(folder) === "node_modules" ? join(folder, name) : join(folder, "node_modules", name);
    if (existsSync(found)) return realpathSync.native(found);
    if (dirname(folder) === folder) return undefined;
  }
}

export const describePackage = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

const closures = new Map();

/** The packages that code in a folder gets with one it imports, that one included: `name@version` by folder. */
export function closureOf(name, from) {
  const start = findPackage(name, from);
  if (!start) return new Map();
  const known = closures.get(start);
  if (known) return known;
  const found = new Map();
  const waiting = [start];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    const { name, version, dependencies, optionalDependencies } = describePackage(folder);
    found.set(folder, `${name}@${version}`);
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = findPackage(one, folder);
      if (next) waiting.push(next);
    }
  }
  closures.set(start, found);
  return found;
}

const owners = new Map();

/** The package that contains a folder. A package.json with only a `type`, as in CommonJS folders, makes no package. */
function ownerOf(folder) {
  if (!owners.has(folder)) {
    const name = existsSync(join(folder, "package.json")) && describePackage(folder).name;
    const above = dirname(folder);
    owners.set(folder, name ? { name, folder } : above === folder ? undefined : ownerOf(above));
  }
  return owners.get(folder);
}

/**
 * A file by its package and its path in it, as `@thuot-tha/shared/src/ui/index.ts`: the same wherever the package is.
 */
export function nameOfFile(file) {
  const owner = ownerOf(dirname(file));
  return owner ? [owner.name, ...relative(owner.folder, file).split(sep)].join("/") : file;
}
