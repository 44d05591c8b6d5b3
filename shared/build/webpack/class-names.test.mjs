/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { className } from "./class-names.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "class-names-"));
  for (const name of ["mf-a", "mf-b"]) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, "package.json"), JSON.stringify({ name }));
    writeFileSync(join(root, name, "card.module.css"), ".card{animation:rise 1s}.card .name{}@keyframes rise{}");
    writeFileSync(join(root, name, "tile.module.css"), ".name{}");
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const named = (file, local) => className({ resourcePath: join(root, file) }, "", local);

describe("className", () => {
  it("numbers the names of a file, which share their beginning", () => {
    const names = ["card", "name", "rise"].map((local) => named("mf-a/card.module.css", local));
    expect(names.map((one) => one.slice(5))).toEqual(["0", "1", "2"]);
    expect(new Set(names.map((one) => one.slice(0, 5))).size).toBe(1);
    expect(names[0]).toMatch(/^[a-z][a-z0-9]{4}0$/);
  });

  it("distinguishes files and packages", () => {
    const files = ["mf-a/card.module.css", "mf-a/tile.module.css", "mf-b/card.module.css"];
    expect(new Set(files.map((file) => named(file, "name").slice(0, 5))).size).toBe(3);
  });
});
