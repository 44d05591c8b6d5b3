/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-plugin-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Builds a script that contains the version, over the output of an earlier build.
 * @returns the scripts, by name
 */
function build(version) {
  const file = join(folder, "build.mjs");
  writeFileSync(
    file,
    `import { writeFileSync } from "node:fs";
     import { compile } from ${JSON.stringify(join(__dirname, "compile.mjs"))};
     import { ReleasePlugin, versionMark } from ${JSON.stringify(join(__dirname, "release-plugin.mjs"))};
     writeFileSync("main.js", "console.log('" + versionMark + "');");
     const release = new ReleasePlugin({
       name: "mf-gifts",
       version: async () => "${version}",
       describe: async () => ({ entry: "remoteEntry.js", parts: {}, contracts: {} }),
       inputs: { apply() {}, async write() {} },
     });
     const output = { path: ${JSON.stringify(join(folder, "dist"))}, filename: "[name].[contenthash:8].js" };
     await compile([{ mode: "production", context: ${JSON.stringify(folder)}, entry: "./main.js", output, plugins: [release] }]);`,
  );
  const { status, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const names = readdirSync(join(folder, "dist")).filter((name) => name.endsWith(".js"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, "dist", name), "utf8")]));
}

describe("ReleasePlugin", () => {
  it("rewrites a script when only the version in it has changed, which its name and size do not show", () => {
    const before = build("1.0.0");
    const [name] = Object.keys(before);
    expect(before).toEqual({ [name]: 'console.log("1_0_0");' });
    expect(build("1.1.0")).toEqual({ [name]: 'console.log("1_1_0");' });
  });
});
