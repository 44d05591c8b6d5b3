/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { archiveVersion } from "./archive-version.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "archive-"));
  mkdirSync(join(folder, "one", "src"), { recursive: true });
  writeFileSync(join(folder, "one", "package.json"), '{ "version": "1.0.0" }');
  writeFileSync(join(folder, "one", "src", "ui.ts"), "export {};");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the version of an archive", () => {
  it("follows the content of its files and their names", async () => {
    const version = await archiveVersion(join(folder, "one"));
    expect(version).toMatch(/^1\.0\.0-sha[0-9a-f]{12}$/);
    const other = join(folder, "other");
    cpSync(join(folder, "one"), other, { recursive: true });
    expect(await archiveVersion(other)).toBe(version);
    writeFileSync(join(other, "src", "ui.ts"), "export { };");
    const changed = await archiveVersion(other);
    writeFileSync(join(other, "src", "ui.ts"), "export {};");
    writeFileSync(join(other, "src", "more.ts"), "");
    expect(new Set([version, changed, await archiveVersion(other)]).size).toBe(3);
  });
});
