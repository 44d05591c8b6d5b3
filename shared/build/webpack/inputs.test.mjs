/** @jest-environment node */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { tooling } from "./inputs.mjs";

const build = join(__dirname, "..");

/** A module and all that it imports by a relative path. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(/ from "(\.[\w./-]+\.mjs)";$/gm))
    withImports(join(dirname(file), path), found);
  return found;
}

describe("the inputs of a build", () => {
  it("include every file of the tooling that it runs, but for what finds folders and versions", () => {
    const run = [...withImports(join(build, "index.mjs"))];
    const left = run.filter((file) => !tooling.includes(file)).map((file) => relative(build, file));
    expect(left.sort()).toEqual(["workspace.mjs"]);
  });
});
