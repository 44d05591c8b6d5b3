/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(__dirname, "..", "..");

/** Paths of the tests that `npm test` runs in a package's folder. */
function testsOf(name, ...patterns) {
  const { status, stdout } = spawnSync("npm", ["test", "--silent", "--", ...patterns, "--listTests"], {
    cwd: join(root, name),
    encoding: "utf8",
  });
  expect(status).toBe(0);
  return stdout.split("\n").filter((line) => line.startsWith("/"));
}

describe("npm test in a package's folder", () => {
  it.each(["shared", "mf-membership", "api"])("runs the tests of %s and no others", (name) => {
    const tests = testsOf(name);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((path) => !path.startsWith(`${join(root, name)}/`))).toEqual([]);
  });

  it("runs only the tests whose path has the given words in it", () => {
    expect(testsOf("mf-membership", "Badge")).toEqual([join(root, "mf-membership/src/features/badge/Badge.test.tsx")]);
  });
});

describe("npm run build", () => {
  it("names the packages that there are, when it is asked for another", () => {
    const build = ["run", "--silent", "build", "--", "mf-nope"];
    const { status, stderr } = spawnSync("npm", build, { cwd: root, encoding: "utf8" });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining("There is no package mf-nope to build; there are edge, shell, api, mf-"),
    ]);
  });
});
