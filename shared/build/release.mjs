import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { platform, platformChunk } from "./webpack/platform.mjs";

const compress = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Name of the global a release registers itself under: with the version, so that two versions can meet in one page. */
export const containerName = (name, version) => `${name}_${version}`.replace(/[^A-Za-z0-9]/g, "_");

export const integrityOf = (bytes) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** Writes each file that travels as text in its smaller forms, too. */
async function compressAll(directory) {
  for (const file of await readdir(directory)) {
    if (!/\.(js|css|svg)$/.test(file) || file === "server.js") continue;
    const bytes = await readFile(join(directory, file));
    await Promise.all(
      Object.entries(compress).map(async ([ending, pack]) =>
        writeFile(join(directory, `${file}.${ending}`), await pack(bytes)),
      ),
    );
  }
}

/**
 * Hashes every file and writes `release.json`: a release is whole once it is there.
 *
 * @param compressed whether its text is compressed first; browsers get it as it is otherwise
 */
export async function writeRelease({ directory, compressed = true, ...about }) {
  const { name, version, source, parts, entry, manifest } = about;
  if (compressed) await compressAll(directory);
  const files = [];
  for (const path of (await readdir(directory)).sort()) {
    const bytes = await readFile(join(directory, path));
    files.push({ path, bytes: bytes.length, integrity: integrityOf(bytes) });
  }
  const release = {
    name,
    version,
    source,
    platform: platform.version,
    entry,
    container: containerName(name, version),
    server: "server.js",
    files,
    parts,
    ...(manifest ? { manifest } : {}),
  };
  await writeFile(join(directory, "release.json"), `${JSON.stringify(release, null, 2)}\n`);
  return release;
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
    // With a door come the chunks of libraries it stands on, but not what every page has loaded already.
    const groups = named.flatMap((chunk) => [...chunk.groupsIterable]);
    const chunks = new Set(groups.flatMap((group) => group.chunks).filter((chunk) => !chunk.canBeInitial()));
    parts[name] = { ...filesOfChunks(chunks), platform: [] };
  }
  return parts;
}
