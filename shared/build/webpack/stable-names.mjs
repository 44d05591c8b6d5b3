import { createHash } from "node:crypto";
import { isAbsolute } from "node:path";
import { nameOfFile } from "./packages.mjs";

/** A module's name without the paths of this machine: packages and the paths in them, loaders included. */
const nameOf = (identifier) =>
  identifier
    .split(/([|!])/)
    .map((part) => (isAbsolute(part) ? nameOfFile(part) : part))
    .join("");

/** Federation's own modules get names from a hash of absolute paths; concatenated modules from their first module. */
function nameOfModule(module) {
  const name = (module.rootModule ?? module).identifier();
  if (name.startsWith("container entry ")) return "container";
  if (/[\\/]\.federation[\\/]entry\./.test(name)) return "federation";
  return nameOf(name);
}

const hashOf = (text) => createHash("sha256").update(text).digest();

/**
 * Names modules after their packages. By themselves they would be named after their places on this machine: the bytes
 * of a build would depend on the folder it is made in, and on how the packages are installed there.
 */
export class StableNamesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("StableNames", (compilation) => {
      const { chunkGraph, runtimeTemplate } = compilation;
      // It names modules in comments, and their variables where two have the same.
      const shortener = { shorten: (request) => request && nameOf(request) };
      compilation.requestShortener = shortener;
      runtimeTemplate.requestShortener = shortener;
      compilation.hooks.moduleIds.tap("StableNames", (modules) => nameModules([...modules], chunkGraph));
      // Before webpack names those chunks that have no name after the paths in them.
      compilation.hooks.beforeChunkIds.tap("StableNames", (chunks) => nameChunks([...chunks], chunkGraph));
    });
  }
}

/** Short numbers, as webpack's own, in a range twenty times as large. */
function nameModules(modules, chunkGraph) {
  const used = modules.filter((one) => one.needId && chunkGraph.getNumberOfModuleChunks(one) > 0);
  const named = used.map((module) => ({ module, name: nameOfModule(module) }));
  // Two versions of a package have the same names; their paths distinguish them.
  const key = ({ module, name }) => `${name}\0${module.identifier()}`;
  const range = 10 ** Math.max(3, Math.ceil(Math.log10(named.length * 20)));
  const assigned = new Set();
  for (const { module, name } of named.sort((a, b) => (key(a) < key(b) ? -1 : 1))) {
    let id = hashOf(name).readUInt32BE() % range;
    while (assigned.has(id)) id = (id + 1) % range;
    assigned.add(id);
    chunkGraph.setModuleId(module, id);
  }
}

function nameChunks(chunks, chunkGraph) {
  const assigned = new Set();
  for (const chunk of chunks) {
    if (chunk.name) continue;
    let text = [...chunkGraph.getChunkModulesIterable(chunk)].map(nameOfModule).sort().join("\n");
    const id = () => hashOf(text).toString("hex", 0, 6);
    while (assigned.has(id())) text += "\n";
    assigned.add(id());
    chunk.id = id();
    chunk.ids = [chunk.id];
  }
}
