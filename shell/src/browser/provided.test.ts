import { readFileSync } from "node:fs";
import { join } from "node:path";

const platform: { eager: string[]; lazy: string[] } = JSON.parse(
  readFileSync(join(__dirname, "../../../shared/build/platform.json"), "utf8"),
);
const textOf = (path: string) => readFileSync(join(__dirname, path), "utf8");
const imports = (text: string) =>
  [...text.matchAll(/(?:from |import |import\()"([^"]+)"/g)].map(([, request]) => request);

describe("the platform", () => {
  it("is imported whole by the shell's browser build: webpack provides nothing else", () => {
    const shell = [
      "./services.ts",
      "../layout/LayoutRoot.tsx",
      "../remotes/mount.tsx",
      "../store/create-store.ts",
      "../layout/Header.tsx",
      "./provided.ts",
    ];
    const imported = new Set(shell.flatMap((file) => imports(textOf(file))));
    const jsxOnly = ["react"];
    expect([...platform.eager, ...platform.lazy].filter((one) => !imported.has(one) && !jsxOnly.includes(one))).toEqual(
      [],
    );
  });

  it("is handed whole to the remotes' server bundles", () => {
    const imported = new Set(imports(textOf("../server/main.ts")));
    expect([...platform.eager, ...platform.lazy].filter((one) => !imported.has(one))).toEqual([]);
  });
});
