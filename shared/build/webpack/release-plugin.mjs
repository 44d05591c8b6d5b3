import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import CompressionPlugin from "compression-webpack-plugin";
import webpack from "webpack";
import { compressors } from "./inputs.mjs";
import { describeRelease, globalWord } from "./release.mjs";

const { Compilation, WebpackError, sources } = webpack;
const plugin = "Release";

/**
 * Placeholder of the version in the output until all of it is built, because the version depends on the content, and
 * the content contains the version.
 */
export const versionMark = "VERSION0MARK";

const compressible = { exclude: /^server\.js$/, threshold: 0, minRatio: Number.POSITIVE_INFINITY };
const scripts = { ...compressible, test: /\.js$/ };
const text = { ...compressible, test: /\.(js|css|svg)$/ };
const styles = { ...compressible, test: /\.(css|svg)$/ };

/**
 * Brotli's mode, sizes of its blocks, codes of its distances. Which are smallest depends on the script, by up to 0.3 %.
 */
const blocks = [
  {},
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 17, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 17, [constants.BROTLI_PARAM_NPOSTFIX]: 3, [constants.BROTLI_PARAM_NDIRECT]: 16 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 18, [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 19, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
];
const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const brotli = promisify(brotliCompress);

/** Brotli's smallest form of a script, for the compression plugin. */
function smallestBrotli(input, _options, callback) {
  const forms = blocks.map((block) => brotli(input, { params: { ...quality, ...block } }));
  Promise.all(forms).then((results) => {
    callback(
      null,
      results.reduce((least, one) => (one.length < least.length ? one : least)),
    );
  }, callback);
}

/** Smaller forms of each file that travels as text. */
const compression = () => [
  new CompressionPlugin({ ...scripts, filename: "[path][base].br", algorithm: smallestBrotli }),
  new CompressionPlugin({
    ...styles,
    filename: "[path][base].br",
    algorithm: "brotliCompress",
    compressionOptions: { params: quality },
  }),
  new CompressionPlugin({
    ...text,
    filename: "[path][base].gz",
    algorithm: "gzip",
    compressionOptions: { level: 9 },
  }),
];

const isCompressed = (path) => /\.(br|gz)$/.test(path);

/**
 * Makes one release of the output of several compilers. Its `source` is a hash of the whole content with the
 * placeholder instead of the version, so that one version never has two contents.
 */
export class ReleasePlugin {
  #others = new Map();

  /**
   * @param {object} options
   * @param {string} options.name
   * @param {(source: string) => Promise<string>} options.version for a content
   * @param {(compilations: webpack.Compilation[]) => Promise<object>} options.describe what `release.json` says
   *   besides, from the browser's compilation and the others; `contracts` becomes a file of its own
   * @param {import("./inputs.mjs").InputsPlugin} options.inputs
   */
  constructor(options) {
    this.options = options;
  }

  /** The plugin for a compiler that adds files; the one that makes the release of them must depend on it. */
  adding() {
    return {
      apply: (compiler) => {
        for (const one of compression()) one.apply(compiler);
        this.options.inputs.apply(compiler);
        compiler.hooks.emit.tap(plugin, (compilation) => {
          this.#others.set(compiler.name, { compilation, files: filesOf(compilation) });
        });
      },
    };
  }

  /** Whether a file in the folder of the release is another compiler's. */
  isOthers = (path) => [...this.#others.values()].some(({ files }) => files.has(path));

  apply(compiler) {
    for (const one of compression()) one.apply(compiler);
    this.options.inputs.apply(compiler);
    const about = new WeakMap();
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const at = (stage, work) =>
        compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
          if (compilation.errors.length > 0) return;
          await work().catch((error) => compilation.errors.push(new WebpackError(error.message)));
        });
      // Names of files are final, and nothing is compressed yet.
      at(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1, async () => {
        about.set(compilation, await this.#nameVersion(compilation));
      });
      at(Compilation.PROCESS_ASSETS_STAGE_REPORT, async () => {
        const release = describeRelease({ ...about.get(compilation), files: this.#allFiles(compilation) });
        compilation.emitAsset("release.json", new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
      });
    });
    compiler.hooks.afterEmit.tapPromise(plugin, async (compilation) => {
      const { version, source } = about.get(compilation);
      await this.options.inputs.write({ version, source });
    });
  }

  #allFiles(compilation) {
    const others = [...this.#others.values()].flatMap(({ files }) => [...files]);
    return new Map([...others, ...filesOf(compilation)]);
  }

  /** Works out the version and writes it into the scripts. */
  async #nameVersion(compilation) {
    const others = [...this.#others.values()].map((one) => one.compilation);
    const { contracts, ...described } = await this.options.describe([compilation, ...others]);
    const about = { name: this.options.name, ...described };
    compilation.emitAsset("contracts.json", new sources.RawSource(JSON.stringify(contracts)));
    const source = sourceOf(this.#allFiles(compilation), about);
    const version = await this.options.version(source);
    for (const { name, source } of compilation.getAssets()) {
      const text = name.endsWith(".js") ? source.source().toString() : "";
      if (!text.includes(versionMark)) continue;
      const named = new sources.RawSource(text.replaceAll(versionMark, globalWord(version)));
      // The file's name is a hash from before the version was known: webpack must not take an earlier build's for it.
      compilation.updateAsset(name, named, (info) => ({ ...info, immutable: false }));
    }
    return { ...about, version, source };
  }
}

const filesOf = (compilation) => new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]));

function sourceOf(files, about) {
  const described = describeRelease({ ...about, version: versionMark, source: "", files: new Map() });
  const hash = createHash("sha256").update(JSON.stringify([described, compressors()]));
  for (const path of [...files.keys()].filter((path) => !isCompressed(path)).sort())
    hash.update(`\n${path} `).update(createHash("sha256").update(files.get(path)).digest("hex"));
  return hash.digest("hex");
}
