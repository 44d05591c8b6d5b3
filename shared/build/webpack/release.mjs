import { createHash } from "node:crypto";
import { platform, platformChunk } from "./platform.mjs";

/** Text that is valid in the name of a global. */
export const globalWord = (text) => text.replace(/[^A-Za-z0-9]/g, "_");

/** Name of the global a release registers itself under: with the version, so that two versions can meet in one page. */
export const containerName = (name, version) => globalWord(`${name}_${version}`);

export const integrityOf = (bytes) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/**
 * The `release.json` of a release.
 * @param {Map<string, Buffer>} files all of its files, by path
 */
export function describeRelease({ name, version, source, parts, entry, manifest, files }) {
  return {
    name,
    version,
    source,
    platform: platform.version,
    entry,
    container: containerName(name, version),
    server: "server.js",
    files: [...files.keys()].sort().map((path) => {
      const bytes = files.get(path);
      return { path, bytes: bytes.length, integrity: integrityOf(bytes) };
    }),
    parts,
    ...(manifest ? { manifest } : {}),
  };
}

const filesOfChunks = (chunks) => {
  const files = [...chunks].flatMap((chunk) => [...chunk.files]);
  return {
    scripts: files.filter((file) => file.endsWith(".js")),
    styles: files.filter((file) => file.endsWith(".css")),
  };
};

/** Lazy platform modules that the chunks import. */
function platformUsed(compilation, chunks) {
  const used = new Set();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const key = module.type === "consume-shared-module" && module.options?.shareKey;
      if (platform.lazy.includes(key)) used.add(platformChunk(key));
    }
  }
  return [...used].sort();
}

/** What each page and slot of a remote needs, from the chunks named after them. */
export function partsOfRemote(compilation, manifest) {
  const exposed = [...compilation.chunks].filter((chunk) => chunk.name === "remote");
  const names = [
    ...manifest.routes.map(({ page }) => `page-${page}`),
    ...manifest.slots.map(({ part }) => `slot-${part}`),
  ];
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const chunks = new Set([...exposed, ...compilation.namedChunkGroups.get(name).chunks]);
      return [name, { ...filesOfChunks(chunks), platform: platformUsed(compilation, chunks) }];
    }),
  );
}

/** The shell's first files, and each lazy platform module's. */
export function partsOfShell(compilation) {
  const parts = { main: { ...filesOfChunks(compilation.entrypoints.get("main").chunks), platform: [] } };
  for (const request of platform.lazy) {
    const name = platformChunk(request);
    const named = [...compilation.chunks].filter((chunk) => chunk.name === name);
    // An entry point includes the chunks of its libraries, except those that every page has loaded already.
    const groups = named.flatMap((chunk) => [...chunk.groupsIterable]);
    const chunks = new Set(groups.flatMap((group) => group.chunks).filter((chunk) => !chunk.canBeInitial()));
    parts[name] = { ...filesOfChunks(chunks), platform: [] };
  }
  return parts;
}
