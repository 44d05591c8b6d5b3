import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(__dirname, "..", "..");

const refused = [
  ["mf-catalog/src/a.ts", "@thuot-tha/mf-account"],
  ["mf-catalog/src/b.ts", "@thuot-tha/shell"],
  ["mf-catalog/src/c.ts", "../../mf-account/src/remote.ts"],
  ["mf-catalog/src/d.ts", "../../shared/src/domain/index.ts"],
  ["mf-catalog/src/e.ts", "antd/es/button"],
  ["shell/src/a.ts", "@thuot-tha/mf-catalog"],
  ["shared/src/a.ts", "@thuot-tha/shell"],
  ["shared/src/session/a.ts", "@thuot-tha/shell"],
  ["api/src/a.ts", "@thuot-tha/shared/ui"],
  ["api/src/e.ts", "@thuot-tha/shared/build/postgres"],
  ["edge/src/a.ts", "@thuot-tha/shared/domain"],
  ["edge/src/d.ts", "@thuot-tha/shared/build/s3-server"],
  ["e2e/a.ts", "@thuot-tha/api"],
  ["e2e/b.ts", "@thuot-tha/shared/styles"],
];
const allowed = [
  ["mf-account/src/a.ts", "@thuot-tha/shared/ui/forms"],
  ["shell/src/b.ts", "@thuot-tha/shared/platform"],
  ["shared/src/ui/forms/b.ts", "antd/es/button"],
  ["shared/src/session/b.ts", "@thuot-tha/shared/platform"],
  ["shared/src/dates/b.ts", "@thuot-tha/shared/platform"],
  ["shared/src/loading/b.ts", "@thuot-tha/shared/ui"],
  ["shared/src/domain/order/b.ts", "@thuot-tha/shared/domain"],
  ["api/src/b.ts", "@thuot-tha/shared/domain"],
  ["api/src/c.ts", "@thuot-tha/shared/domain/order"],
  ["edge/src/b.ts", "@thuot-tha/shared/contracts/remote"],
  ["edge/src/c.ts", "@thuot-tha/shared/styles"],
  ["edge/src/e.ts", "@thuot-tha/shared/server/browser-args"],
  ["edge/src/e.test.ts", "@thuot-tha/shared/build/s3-server"],
  ["api/src/testing/a.ts", "@thuot-tha/shared/build/postgres"],
  ["api/bench/a.ts", "@thuot-tha/shared/build/postgres"],
  ["e2e/c.ts", "@thuot-tha/shared/build/browser"],
  ["e2e/d.mjs", "@thuot-tha/shared/server/browser-args"],
];

const importing = ([file, imported]) => [file, `import { x } from "${imported}";\n\nexport const y = x;\n`];

const work = "const work = async (): Promise<void> => {};\n";
const unawaited = (folder) => [`${folder}/unawaited.ts`, `${work}\nexport async function all() {\n  work();\n}\n`];
const awaited = (folder) => [`${folder}/awaited.ts`, `${work}\nexport async function all() {\n  await work();\n}\n`];

/** Those of the files at which one of the workspace's rules finds fault. */
function faulty(rule, files) {
  const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  try {
    const rules = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
    writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }));
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const biome = join(root, "node_modules", ".bin", "biome");
    const lint = ["lint", "--reporter=github", "--max-diagnostics=none", "."];
    const { stdout } = spawnSync(biome, lint, { cwd: folder, encoding: "utf8" });
    return [...stdout.matchAll(/title=lint\/([^,]+),file=([^,]+)/g)]
      .filter(([, broken]) => broken === rule)
      .map(([, , file]) => file.slice(file.indexOf("import-rules-")).split("/").slice(1).join("/"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("the import rules", () => {
  it("refuses every import around the entry points, and nothing else", () => {
    const found = faulty("style/noRestrictedImports", [...refused, ...allowed].map(importing));
    expect([...new Set(found)].sort()).toEqual(refused.map(([file]) => file).sort());
  });
});

describe("the rule of awaited promises", () => {
  it("refuses a call in a server whose failure would be lost, because nothing awaits it", () => {
    const servers = ["api/src/order", "edge/src/releases", "shared/src/server"];
    const found = faulty("nursery/noFloatingPromises", [...servers.map(unawaited), ...servers.map(awaited)]);
    expect(found.sort()).toEqual(servers.map((folder) => `${folder}/unawaited.ts`));
  });
});
