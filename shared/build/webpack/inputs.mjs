import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { closureOf, describePackage, findPackage } from "./packages.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const shared = resolve(here, "../..");

/** Packages that affect a build's output without being part of it. */
export const tools = [
  "webpack",
  "@module-federation/enhanced",
  "@swc/core",
  "swc-loader",
  "css-loader",
  "mini-css-extract-plugin",
  "css-minimizer-webpack-plugin",
  "terser-webpack-plugin",
  "compression-webpack-plugin",
  "acorn",
  "jsonc-parser",
  "zod",
];

const inBuild = (file) => join(shared, "build", file);
const allIn = (folder) =>
  readdirSync(inBuild(folder))
    .filter((file) => !file.includes(".test."))
    .map((file) => inBuild(join(folder, file)));

/** Files of the tooling that affect a build's output. */
export const tooling = [
  ...["index.mjs", "version.mjs", "platform.json", "remote.schema.json"].map(inBuild),
  ...allIn("contracts"),
  ...allIn("webpack"),
  join(shared, "src/contracts/edge-paths.mjs"),
  join(shared, "src/contracts/define/path-pattern.mjs"),
  join(shared, "src/ui/antd/without-styles.mjs"),
];

/** What of a package.json decides how its files are found and built. */
const decisive = ["name", "version", "type", "main", "module", "browser", "exports", "imports", "sideEffects"];

const digest = (text) => createHash("sha256").update(text).digest("base64url");

const isSource = (file) => !/\.(test\.(tsx?|mjs)|md)$/.test(file);

/** The fingerprint of a path: a file's content, the names in a folder, or nothing. */
function fingerprint(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return "";
  if (stats.isDirectory()) return digest(readdirSync(path, { recursive: true }).filter(isSource).sort().join("\n"));
  if (basename(path) !== "package.json") return digest(readFileSync(path));
  const description = describePackage(dirname(path));
  return digest(JSON.stringify(decisive.map((field) => description[field])));
}

const fingerprintOfClosure = (name, from) => digest([...closureOf(name, from).values()].sort().join("\n"));

/** They come with Node and write the compressed files. */
export const compressors = () => `zlib ${process.versions.zlib}, brotli ${process.versions.brotli}`;

/** Folder of the package in `node_modules` that a file belongs to; undefined for a file of the workspace. */
const installedIn = (file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/][^\\/]*/.exec(file)?.[0];

function workspacePackageOf(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, "package.json"))) return folder;
  return undefined;
}

/**
 * Notes everything that compilers read: files of the workspace, places where they looked for one in vain, folders they
 * scanned, and packages. From the stamp it writes, a later run sees whether anything has changed, without building.
 */
export class InputsPlugin {
  #read = new Map();
  #since = Date.now();

  /**
   * @param {{ root: string, stamp: string, files: string[] }} options paths are noted relative to `root`; `files` shape
   *   the build too
   */
  constructor({ root, stamp, files }) {
    this.root = root;
    this.stamp = stamp;
    this.files = [...files, ...tooling];
  }

  apply(compiler) {
    compiler.hooks.compile.tap("Inputs", () => {
      this.#since = Math.min(this.#since, Date.now());
    });
    // Removes the stamp, so that it never describes an earlier build than the one beside it.
    compiler.hooks.emit.tapPromise("Inputs", () => rm(this.stamp, { force: true }));
    compiler.hooks.afterCompile.tap("Inputs", (compilation) => {
      if (compilation.compiler !== compiler) return;
      const { fileDependencies, contextDependencies, missingDependencies } = compilation;
      this.#read.set(compiler.name, {
        files: [...fileDependencies],
        others: [...contextDependencies, ...missingDependencies],
      });
    });
  }

  #isOwn = (path) => path.startsWith(this.root) && !path.includes("node_modules");

  /** Writes the stamp. @param {object} about facts about the build itself */
  async write(about) {
    await mkdir(dirname(this.stamp), { recursive: true });
    await writeFile(this.stamp, JSON.stringify({ ...about, inputs: this.#inputs() }));
  }

  /** @returns {Inputs | undefined} undefined when something was changed while it was built */
  #inputs() {
    const read = [...this.#read.values()];
    const files = new Set(this.files);
    const installed = new Set();
    for (const file of read.flatMap((one) => one.files)) {
      const folder = installedIn(file);
      if (folder) installed.add(folder);
      else if (this.#isOwn(file) && statSync(file, { throwIfNoEntry: false })?.isFile()) files.add(file);
    }
    for (const file of files) if (statSync(file).mtimeMs >= this.#since) return undefined;
    const others = read.flatMap((one) => one.others).filter(this.#isOwn);
    const imported = [...new Set([...files].map(workspacePackageOf))].flatMap((folder) => {
      const { dependencies, devDependencies } = describePackage(folder);
      const names = Object.keys({ ...dependencies, ...devDependencies });
      return names.filter((name) => installed.has(findPackage(name, folder))).map((name) => ({ name, folder }));
    });
    const packages = [...tools.map((name) => ({ name, folder: shared })), ...imported];
    return {
      paths: Object.fromEntries(
        [...files, ...others].sort().map((path) => [relative(this.root, path), fingerprint(path)]),
      ),
      packages: packages.map(({ name, folder }) => ({
        name,
        by: relative(this.root, folder),
        closure: fingerprintOfClosure(name, folder),
      })),
      compressors: compressors(),
    };
  }
}

/**
 * @typedef {object} Inputs
 * @property {Record<string, string>} paths the content at each path
 * @property {{ name: string, by: string, closure: string }[]} packages what each consisted of for the folder that
 * imports it
 * @property {string} compressors versions of those that Node brings
 */

/** Whether what a build has read is still the same. @param {Inputs | undefined} inputs */
export function areCurrent(inputs, root) {
  return (
    inputs !== undefined &&
    inputs.compressors === compressors() &&
    Object.entries(inputs.paths).every(([path, was]) => fingerprint(join(root, path)) === was) &&
    inputs.packages.every(({ name, by, closure }) => fingerprintOfClosure(name, join(root, by)) === closure)
  );
}
