import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { remotes, root } from "./workspace.mjs";

/** A style sheet without the rules for pointers that hover. */
const withoutHover = (sheet) => sheet.replace(/^( *)@media \(hover: hover\) \{\n[\s\S]*?\n\1\}$/gm, "");

/** Style sheets written by hand; those of antd are generated. */
const sheets = ["shell", "shared", ...remotes].flatMap((name) =>
  readdirSync(join(root, name, "src"), { recursive: true })
    .filter((path) => path.endsWith(".css") && !path.endsWith(".generated.css"))
    .map((path) => join(name, "src", path)),
);

it("finds a hover style that a tap would leave behind", () => {
  expect(withoutHover("@media (hover: hover) {\n  a:hover {\n    top: 0;\n  }\n}\nb:hover {\n}\n")).toContain(":hover");
  expect(withoutHover("@media (hover: hover) {\n  a:hover {\n    top: 0;\n  }\n}\n")).not.toContain(":hover");
});

it("hover styles apply only where a pointer hovers, because a tap keeps :hover on touch screens", () => {
  const others = sheets.filter((path) => withoutHover(readFileSync(join(root, path), "utf8")).includes(":hover"));
  expect(others).toEqual([]);
});
