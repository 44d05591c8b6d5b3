/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "..", "..");
const tooling = (folder, file) => JSON.stringify(join(folder, "shared/build", file));

let base;
beforeAll(() => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  base = mkdtempSync(join(root, ".cache", "reproducible-"));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/**
 * Runs a script that may use `shared/build` of a workspace.
 * @returns what it passes to `done`
 */
function run(script, folder = root) {
  // A file: workers that a build starts are given the command line of their parent.
  const file = join(base, "script.mjs");
  writeFileSync(file, `const done = (value) => console.log("\\n" + JSON.stringify(value ?? null));\n${script}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: join(folder, ".data") },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split("\n").at(-1));
}

const newRemote = (workspace, name) =>
  run(
    `import { writeRemote } from ${tooling(workspace, "tasks/new-remote.mjs")};
     import { installShared } from ${tooling(root, "testing/make-workspace.mjs")};
     installShared(await writeRemote(${JSON.stringify(name)}, ${JSON.stringify(workspace)})); done();`,
  );

function newWorkspace(...path) {
  const folder = join(base, ...path);
  run(
    `import { makeWorkspace } from ${tooling(root, "testing/make-workspace.mjs")};
     makeWorkspace(${JSON.stringify(folder)}); done();`,
  );
  newRemote(folder, "mf-gifts");
  return folder;
}

const build = (workspace) =>
  run(`import { build } from ${tooling(workspace, "tasks/build.mjs")}; done(await build(["mf-gifts"]));`, workspace);

function releaseIn(workspace) {
  const folder = join(workspace, "mf-gifts/dist/release");
  return Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "base64")]));
}

const sourceIn = (workspace) =>
  JSON.parse(readFileSync(join(workspace, "mf-gifts/dist/release/release.json"), "utf8")).source;

function edit(file, [from, to]) {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

describe("a build", () => {
  it("depends on nothing but what is in it", () => {
    const one = newWorkspace("one");
    expect(build(one)).toEqual([{ name: "mf-gifts", isNew: true }]);
    const release = releaseIn(one);
    expect(Object.keys(release)).toEqual(expect.arrayContaining(["remoteEntry.js", "server.js", "release.json"]));

    // The same sources in a folder at another depth: the same bytes.
    const two = newWorkspace("at", "another", "depth");
    build(two);
    expect(releaseIn(two)).toEqual(release);

    // Changes outside the package: another remote, an event, a dependency of another package, the platform.
    newRemote(one, "mf-other");
    writeFileSync(
      join(one, "shared/src/contracts/events/gift.ts"),
      `import { defineEvent } from "@thuot-tha/shared/contracts";
       import * as z from "@thuot-tha/shared/schema";
       export const giftWrapped = defineEvent({ id: "gift.wrapped@1", kind: "event", owner: "mf-other", payload: z.object({}) });`,
    );
    edit(join(one, "shared/package.json"), ['"dependencies": {', '"dependencies": {\n    "left-pad": "1.3.0",']);
    appendFileSync(join(one, "shared/src/ui/index.ts"), "\nexport const added = 1;\n");
    expect(build(one)).toEqual([]);

    // What is in it: another content, and back, by way of a cache.
    const words = join(one, "mf-gifts/src/locales/vi/welcome.ts");
    const before = sourceIn(one);
    edit(words, ["Xin chào", "Chào mừng"]);
    expect(build(one)).toEqual([{ name: "mf-gifts", isNew: true }]);
    expect(sourceIn(one)).not.toBe(before);
    edit(words, ["Chào mừng", "Xin chào"]);
    expect(build(one)).toEqual([{ name: "mf-gifts", isNew: true }]);
    expect(releaseIn(one)).toEqual(release);
  }, 900_000);
});
