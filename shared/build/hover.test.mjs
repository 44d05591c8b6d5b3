import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseStyles } from "../src/styles/index.ts";
import { remotes, root } from "./workspace.mjs";

/** The selectors with `:hover` that apply on touch screens too, where it persists after a tap. */
const persistent = (blocks) =>
  blocks.flatMap(({ prelude = "", blocks: inner = [], selectors = [] }) => [
    ...selectors.map(({ text }) => text).filter((text) => text.includes(":hover")),
    ...(prelude.includes("(hover: hover)") ? [] : persistent(inner)),
  ]);

const persistentIn = (css) => persistent(parseStyles(css.replace(/\/\*.*?\*\//gs, "")));

it("finds hover outside of its media query", () => {
  const css =
    ".a:hover { b: c; } @media (hover: hover) { .d:hover { b: c; } } @media print { .e a:hover, .f { b: c; } }";
  expect(persistentIn(css)).toEqual([".a:hover", ".e a:hover"]);
});

it.each(["shared", "shell", ...remotes])("%s shows nothing of a hover after a tap", (name) => {
  const folder = join(root, name, "src");
  const sheets = readdirSync(folder, { recursive: true }).filter((path) => /(?<!\.generated)\.css$/.test(path));
  const found = sheets.flatMap((path) =>
    persistentIn(readFileSync(join(folder, path), "utf8")).map((selector) => `${path}: ${selector}`),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
