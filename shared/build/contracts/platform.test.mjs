/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const build = pathToFileURL(join(__dirname, "..")).href;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "platform-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const platform = {
  "node_modules/days/package.json": '{ "name": "days", "version": "1.0.0", "type": "module", "main": "index.js" }',
  "node_modules/days/index.js": "export const today = 1; export const addDays = 2; export default 3;",
  "node_modules/view/package.json": '{ "name": "view", "version": "1.0.0", "main": "index.js" }',
  "node_modules/view/index.js": "exports.draw = 1;",
  "node_modules/form/package.json": '{ "name": "form", "version": "1.0.0", "main": "index.js" }',
  "node_modules/form/index.js": "module.exports = globalThis.anything();",
};

/** What this build of federation shares, as the shell provides it or as a remote imports it. */
function read(what, main) {
  for (const [path, text] of Object.entries({ ...platform, "src/main.ts": main })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const shared = what === "platformUses" ? { import: false, requiredVersion: false } : { eager: true };
  writeFileSync(
    join(folder, "build.mjs"),
    `import { common } from "${build}/webpack/common.mjs";
     import { compile } from "${build}/webpack/compile.mjs";
     import { ${what} } from "${build}/contracts/platform.mjs";
     import { createRequire } from "node:module";
     const { ModuleFederationPlugin } = createRequire("${build}/webpack/web.mjs")("@module-federation/enhanced/webpack");
     const base = common({ root: ${JSON.stringify(folder)}, directory: ${JSON.stringify(folder)}, name: "mf-a", env: "web", output: ${JSON.stringify(join(folder, "dist"))}, version: "1" });
     const one = ${JSON.stringify(shared)};
     const federation = new ModuleFederationPlugin({ name: "mf_a", shared: { days: one, view: one, form: one }, dts: false, manifest: false });
     const { stats } = await compile([{ ...base, entry: "./src/main.ts", plugins: [...base.plugins, federation] }]);
     console.log(JSON.stringify(${what}(stats[0].compilation)));`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "build.mjs")], { encoding: "utf8" });
  if (!stdout.startsWith("{")) throw new Error(stderr);
  return JSON.parse(stdout);
}

describe("the platform in contracts.json", () => {
  it("has the names that live code of a remote imports", () => {
    const main = `
      import days, { addDays, today } from "days";
      import * as view from "view";
      const dead = () => today;
      window.page = [days, addDays, view.draw];
      import("form").then(({ send }) => window.page.push(send));`;
    expect(read("platformUses", main)).toEqual({ days: ["addDays", "default"], form: ["send"], view: ["draw"] });
  });

  it("has the shell's exports, and null for those that webpack does not know", () => {
    const main = 'import "days"; import "view"; import("form");';
    expect(read("platformExports", main)).toEqual({
      days: ["addDays", "default", "today"],
      form: null,
      view: ["default", "draw"],
    });
  });
});
