/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "..", "..");

describe("docs/walks.md", () => {
  it("names files that exist", () => {
    const paths = [...readFileSync(join(root, "docs/walks.md"), "utf8").matchAll(/^\d+\. `([^`]+)`/gm)].map(
      ([, path]) => path,
    );
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
