/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./workspace.mjs";

const documents = [
  "README.md",
  ...readdirSync(root).map((folder) => join(folder, "README.md")),
  ...["docs", "docs/decisions"].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name))),
].filter((path) => path.endsWith(".md") && existsSync(join(root, path)));

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Links of a document to files of the repository whose file or heading does not exist. */
function brokenLinks(document) {
  const text = readFileSync(join(root, document), "utf8");
  return [...text.matchAll(/\]\((?!\w+:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([, path, anchor]) => {
    const target = path === "" ? join(root, document) : join(root, dirname(document), path);
    if (!existsSync(target)) return [`${document} → ${relative(root, target)}`];
    if (!anchor || !target.endsWith(".md")) return [];
    return anchorsOf(readFileSync(target, "utf8")).includes(anchor) ? [] : [`${document} → ${path}#${anchor}`];
  });
}

it("finds the files and headings to which documents link", () => {
  expect(documents).toContain("docs/for-operators.md");
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});
