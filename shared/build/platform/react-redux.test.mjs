/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "react-redux-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const imported = (file) => JSON.stringify(join(__dirname, file));

describe("the platform's React Redux", () => {
  it("has hooks and the provider", () => {
    writeFileSync(
      join(folder, "build.mjs"),
      `import { createRequire } from "node:module";
      import { compile } from ${imported("../webpack/compile.mjs")};
      import { shellWeb } from ${imported("../webpack/web.mjs")};
      const directory = ${JSON.stringify(folder)};
      const { resolve } = shellWeb({ root: directory, directory, name: "shell", output: directory });
      await compile([{
        mode: "production", context: ${imported("../..")}, entry: { main: "react-redux" }, target: "node", resolve,
        output: { path: directory, filename: "main.cjs", library: { type: "commonjs-module" } },
      }]);
      console.log(JSON.stringify(Object.keys(createRequire(import.meta.url)("./main.cjs")).sort()));`,
    );
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "build.mjs")], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual(["Provider", "shallowEqual", "useDispatch", "useSelector", "useStore"]);
  });
});
