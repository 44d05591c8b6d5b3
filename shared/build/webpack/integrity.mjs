import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";
import { integrityOf } from "./release.mjs";

const { Compilation, RuntimeGlobals, RuntimeModule, runtime, sources } = webpack;

const table = `${RuntimeGlobals.require}.integrity`;
const mark = (kind, id) => `@integrity ${kind} ${id}@`;
const marks = /@integrity (js|css) ([^@]+)@/g;

/** Integrity of every chunk that the entry may load, as marks until the chunks are written. */
class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super("integrity");
  }

  generate() {
    const chunks = [...this.chunk.getAllAsyncChunks()].map(({ id }) => id).sort();
    const of = (kind) => Object.fromEntries(chunks.map((id) => [id, mark(kind, id)]));
    return `${table} = ${JSON.stringify({ js: of("js"), css: of("css") })};`;
  }
}

const check = (kind, tag) => `
var hash = ${table} && ${table}.${kind}[chunkId];
if (hash) { ${tag}.integrity = hash; ${tag}.crossOrigin = "anonymous"; }`;

/**
 * A chain of trust: the composition holds the entry's hash, and the entry holds the hashes of its chunks. A chunk with
 * other bytes fails to load and never runs.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ChunkIntegrity", (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        "ChunkIntegrity",
        (source) => source + check("js", "script"),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        "ChunkIntegrity",
        (source, { tag }) => source + check("css", tag),
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap("ChunkIntegrity", (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        });
      // Names and contents of chunks are final, and nothing is compressed yet; entries are named by the composition.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2;
      compilation.hooks.processAssets.tap({ name: "ChunkIntegrity", stage }, () => fillIn(compilation));
    });
  }
}

function fillIn(compilation) {
  const fileOf = new Map();
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) fileOf.set(mark(file.endsWith(".css") ? "css" : "js", chunk.id), file);
  }
  const hashes = (text) =>
    text.replace(marks, (found) => {
      const file = fileOf.get(found);
      // The one in release.json, with which documents preload chunks: a script with another one is fetched twice.
      return file ? integrityOf(compilation.getAsset(file).source.buffer()) : "";
    });
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith(".js") || !source.source().includes("@integrity ")) continue;
    compilation.updateAsset(name, new sources.RawSource(hashes(source.source().toString())));
  }
}
