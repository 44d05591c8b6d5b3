import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

/** Modules that run in Node without being bundled. */
const folders = ["shared/build", "e2e/bench", "api/bench"];

it("tools find their own files in a checkout whose path has spaces or diacritics", () => {
  const modules = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /(?<!\.test)\.(mjs|ts)$/.test(name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  expect(modules.length).toBeGreaterThan(50);
  // The path of a URL is percent-encoded.
  const encoded = modules.filter((file) =>
    /new URL\([^)]*import\.meta\.url\)\.pathname/.test(readFileSync(file, "utf8")),
  );
  expect(encoded).toEqual([]);
});
