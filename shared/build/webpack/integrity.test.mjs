/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "integrity-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds an entry with a lazy chunk, as remotes are built. @returns the files, by name */
function build() {
  writeFileSync(join(folder, "main.js"), 'import(/* webpackChunkName: "later" */ "./later.js").then(console.log);');
  writeFileSync(join(folder, "later.js"), 'export default "later";');
  const script = `
    import { compile } from ${JSON.stringify(join(__dirname, "compile.mjs"))};
    import { ChunkIntegrityPlugin } from ${JSON.stringify(join(__dirname, "integrity.mjs"))};
    await compile([{
      mode: "production", context: ${JSON.stringify(folder)}, entry: "./main.js", target: ["web", "es2022"],
      output: { path: ${JSON.stringify(join(folder, "dist"))}, filename: "[name].js", chunkFilename: "[name].[contenthash:8].js" },
      optimization: { chunkIds: "named", minimize: false }, plugins: [new ChunkIntegrityPlugin()],
    }]);`;
  const file = join(folder, "build.mjs");
  writeFileSync(file, script);
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const output = join(folder, "dist");
  return Object.fromEntries(readdirSync(output).map((name) => [name, readFileSync(join(output, name), "utf8")]));
}

describe("ChunkIntegrityPlugin", () => {
  it("writes the hash of each chunk's final bytes into the entry, and makes browsers check it", () => {
    const files = build();
    const chunk = Object.keys(files).find((name) => name.startsWith("later."));
    const hash = `sha384-${createHash("sha384").update(files[chunk]).digest("base64")}`;
    expect(files["main.js"]).toContain(hash);
    expect(files["main.js"]).toContain("script.integrity = hash");
    expect(files["main.js"]).not.toContain("@integrity");
  });
});
