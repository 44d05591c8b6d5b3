/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "..", "..", "..");

/** A workspace that contains only the new remote; the rest is linked from this one. */
let workspace;
beforeEach(() => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  workspace = mkdtempSync(join(root, ".cache", "new-remote-"));
  for (const shared of ["shared", "node_modules"]) symlinkSync(join(root, shared), join(workspace, shared));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: workspace, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

const runModule = (code) => run(process.execPath, ["--input-type=module", "-e", code]);

const make = (name) =>
  runModule(
    `import { writeRemote } from ${JSON.stringify(join(root, "shared/build/tasks/new-remote.mjs"))};
     await writeRemote(${JSON.stringify(name)}, ${JSON.stringify(workspace)}).catch(({ message }) => { console.error(message); process.exit(1); });`,
  );

/** The routes and slots that a remote's folders declare. */
function declarationsOf(folder) {
  const { output } = runModule(
    `import { readRemote } from ${JSON.stringify(join(root, "shared/build/webpack/remote-folders.mjs"))};
     const { declared: { routes, slots } } = await readRemote(${JSON.stringify(folder)});
     console.log(JSON.stringify({ routes, slots }));`,
  );
  return JSON.parse(output);
}

describe("a new remote", () => {
  it("finds in shared the version of each package that a repository of its own installs", () => {
    const read = (path) => JSON.parse(readFileSync(join(root, "shared", path), "utf8"));
    const described = read("build/templates/repository/package.json.template");
    const shared = read("package.json");
    const named = Object.keys({ ...shared.dependencies, ...shared.devDependencies });
    expect(named).toEqual(
      expect.arrayContaining(Object.keys({ ...described.dependencies, ...described.devDependencies })),
    );
  });

  it("passes the type check, the linter and its own tests", () => {
    expect(make("mf-gift-cards")).toEqual({ status: 0, output: "" });
    const folder = join(workspace, "mf-gift-cards");
    symlinkSync(join(root, "mf-membership", "node_modules"), join(folder, "node_modules"));
    expect(declarationsOf(folder)).toEqual({
      routes: [{ page: "welcome", path: "/gift-cards", rendering: "server" }],
      slots: [{ slot: "gift-cards.greeting@1", part: "greeting", rendering: "server" }],
    });

    // The linter of this workspace refuses a dependency that no file imports; the DOM library is a peer of React's.
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const sources = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && /\.(tsx?|mjs)$/.test(one.name) && !one.parentPath.includes("node_modules"))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"));
    const isImported = (name) => sources.some((text) => text.includes(`"${name}`));
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isImported(name))).toEqual([
      "@testing-library/dom",
    ]);

    const bin = (name) => join(root, "node_modules", ".bin", name);
    expect(run(bin("tsc"), ["--noEmit", "-p", folder])).toEqual({ status: 0, output: "" });

    const rules = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
    writeFileSync(join(workspace, "biome.json"), JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }));
    expect(run(bin("biome"), ["check", "--error-on-warnings", "mf-gift-cards"])).toMatchObject({ status: 0 });

    const config = join(workspace, "jest.config.mjs");
    writeFileSync(
      config,
      `import base from ${JSON.stringify(join(root, "jest.config.mjs"))};
       const like = base.projects.find(({ displayName }) => displayName === "mf-membership");
       export default { ...like, displayName: "new", rootDir: ${JSON.stringify(folder)} };`,
    );
    const tested = run(bin("jest"), ["-c", config, "--maxWorkers=1"]);
    expect(tested.output).toContain("Tests:       3 passed, 3 total");
  });

  it.each(["gifts", "mf-", "mf-Gifts", "../mf-x", ""])("is not made under the name “%s”", (name) => {
    expect(make(name)).toMatchObject({ status: 1, output: expect.stringContaining("is not a name like mf-gifts") });
  });
});
