/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stable-names-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sources = {
  "package.json": '{ "name": "mf-gifts" }',
  "src/main.js": 'import("./one.js"); import("./two.js"); import("bows");',
  "src/one.js": 'import { tie } from "bows/tie.js"; import { all } from "bows/cjs/all.js"; console.log(1, tie, all);',
  "src/two.js": 'import { tie } from "bows/tie.js"; import { all } from "ribbons"; console.log(2, tie, all);',
  "node_modules/ribbons/package.json": '{ "name": "ribbons", "main": "index.js" }',
  "node_modules/ribbons/index.js": 'import { all } from "bows/cjs/all.js"; export { all };',
  // Another version of a package that is imported directly too.
  "node_modules/ribbons/node_modules/bows/package.json": '{ "name": "bows" }',
  "node_modules/ribbons/node_modules/bows/cjs/all.js": "exports.all = [2];",
};
const bows = {
  "package.json": '{ "name": "bows", "main": "index.js" }',
  "index.js": 'import { tie } from "./knot.js"; import { all } from "./cjs/all.js"; console.log(tie, all);',
  "knot.js": "export const tie = () => 1;",
  "tie.js": "export const tie = () => 2;",
  "cjs/package.json": '{ "type": "commonjs" }',
  "cjs/all.js": "exports.all = [1];",
};

function write(at, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), text);
  }
}

/**
 * Builds a package that imports another, installed at a path in its `node_modules`. @returns the files, by name
 */
function build(name, installed) {
  const directory = join(folder, name);
  write(directory, sources);
  write(join(directory, "node_modules", installed), bows);
  if (installed !== "bows")
    symlinkSync(join(directory, "node_modules", installed), join(directory, "node_modules/bows"));
  const script = `
    import { compile } from ${JSON.stringify(join(__dirname, "compile.mjs"))};
    import { StableNamesPlugin } from ${JSON.stringify(join(__dirname, "stable-names.mjs"))};
    await compile([{
      mode: "production", context: ${JSON.stringify(directory)}, entry: "./src/main.js", target: ["web", "es2022"],
      output: { path: ${JSON.stringify(join(directory, "dist"))}, filename: "[name].js", chunkFilename: "[id].[contenthash:8].js" },
      optimization: { chunkIds: "named", moduleIds: false, minimize: false, splitChunks: { minSize: 0, chunks: "all" } },
      plugins: [new StableNamesPlugin()],
    }]);`;
  writeFileSync(join(directory, "build.mjs"), script);
  const { status, stderr } = spawnSync(process.execPath, [join(directory, "build.mjs")], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const output = join(directory, "dist");
  return Object.fromEntries(readdirSync(output).map((file) => [file, readFileSync(join(output, file), "utf8")]));
}

describe("StableNamesPlugin", () => {
  it("makes the same bytes wherever a package and what it imports are installed", () => {
    const files = build("gifts", "bows");
    for (const text of [";// bows/knot.js", "= [1];", "= [2];"])
      expect(Object.values(files).join("\n")).toContain(text);
    expect(build("somewhere/else", ".pnpm/bows@file+..+archives+bows-1.0.0.tgz/node_modules/bows")).toEqual(files);
  });
});
