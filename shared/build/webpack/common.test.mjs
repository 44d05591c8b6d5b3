/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "own-repository-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a remote beside an installed `shared` of version 1.0.0 with that greeting. @returns the built file */
function buildWith(greeting) {
  const shared = join(folder, "node_modules", "@thuot-tha", "shared");
  mkdirSync(shared, { recursive: true });
  writeFileSync(
    join(shared, "package.json"),
    '{ "name": "@thuot-tha/shared", "version": "1.0.0", "main": "index.js" }',
  );
  writeFileSync(join(shared, "index.js"), `exports.greeting = "${greeting}";`);
  writeFileSync(join(folder, "package.json"), '{ "name": "mf-gifts" }');
  writeFileSync(join(folder, "main.js"), 'console.log(require("@thuot-tha/shared").greeting);');
  const script = `
    import { common } from ${JSON.stringify(join(__dirname, "common.mjs"))};
    import { compile } from ${JSON.stringify(join(__dirname, "compile.mjs"))};
    const folder = ${JSON.stringify(folder)};
    const config = common({ root: folder, directory: folder, env: "node", output: folder + "/dist", name: "mf-gifts" });
    // As for a webpack that is installed in the same folder.
    const snapshot = { ...config.snapshot, managedPaths: [folder + "/node_modules/"] };
    await compile([{ ...config, snapshot, entry: "./main.js" }]);`;
  writeFileSync(join(folder, "build.mjs"), script);
  const { status, stderr } = spawnSync(process.execPath, [join(folder, "build.mjs")], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return readFileSync(join(folder, "dist", "main.js"), "utf8");
}

describe("the cache of builds", () => {
  it("compiles another archive of shared anew, also when its version is the same", () => {
    expect(buildWith("hello")).toContain("hello");
    expect(buildWith("goodbye")).toContain("goodbye");
  });
});
