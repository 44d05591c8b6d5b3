/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

let folder;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "styles-")), "mf-gifts");
  mkdirSync(join(folder, "node_modules", "@thuot-tha"), { recursive: true });
  symlinkSync(join(__dirname, "..", ".."), join(folder, "node_modules", "@thuot-tha", "shared"));
  write("remote.json", '{ "name": "mf-gifts", "platform": "^2.0.0" }');
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

function write(name, text) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Builds a remote for browsers, whose page imports these stylesheets. @returns the errors */
function build(styles) {
  for (const [name, text] of Object.entries(styles)) write(`src/pages/gifts/${name}`, text);
  write(
    "src/pages/gifts/page.ts",
    `import { definePage } from "@thuot-tha/shared/platform";
    import { defineRoute } from "@thuot-tha/shared/contracts";
    ${Object.keys(styles)
      .map((name) => `import "./${name}";`)
      .join("\n")}
    export const giftsPage = definePage({ route: defineRoute("/gifts"), rendering: "client", Component: () => null });`,
  );
  const from = (names, file) => `import { ${names} } from ${JSON.stringify(join(__dirname, file))};`;
  write(
    "build.mjs",
    `${from("compile", "compile.mjs")} ${from("remoteWeb", "web.mjs")}
    const directory = ${JSON.stringify(folder)};
    const target = { root: directory, directory, name: "mf-gifts", version: "1.0.0", output: directory + "/dist" };
    await compile([{ ...remoteWeb(target), cache: false }]).catch(({ message }) => console.log(message));`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "build.mjs")], { encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout;
}

describe("stylesheets of a remote", () => {
  it("may have rules for states of the page around their own classes", () => {
    const form = ":global(html[data-ready]) .form button { color: red; } @media print { .form { display: none; } }";
    expect(build({ "Form.module.css": form })).toBe("");
  });

  it("fail the build where their rules would apply to other pages", () => {
    write("src/pages/gifts/imported.css", "header { display: none; }");
    const errors = build({
      "Element.module.css": "button { color: red; }",
      "Global.module.css": ":global(.form) { color: red; }",
      "plain.css": ".form { color: red; }",
      "Import.module.css": '@import "./imported.css"; .form { color: red; }',
    });
    expect(errors).toContain('Selector "button" is not pure');
    expect(errors).toContain('Selector ":global(.form)" is not pure');
    expect(errors).toContain("src/pages/gifts/plain.css would change every page");
    expect(errors).toContain(
      "src/pages/gifts/imported.css would change every page: make it a CSS module, imported.module.css, whose rules have a class",
    );
  });
});
