/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const shared = join(__dirname, "..", "..");
const operations = join(shared, "src", "contracts", "operations");

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "operations-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds an entry with the settings of every release. @returns webpack's messages, and the code it has made */
function build(entry, env = "web") {
  writeFileSync(join(folder, "main.ts"), entry);
  const output = join(folder, "dist");
  const script = `
    import { common } from ${JSON.stringify(join(__dirname, "common.mjs"))};
    import { compile } from ${JSON.stringify(join(__dirname, "compile.mjs"))};
    const target = ${JSON.stringify({ root: folder, directory: folder, env, output, name: "a", version: "1" })};
    await compile([{ ...common(target), entry: "./main.ts", cache: false }]);`;
  const file = join(folder, "build.mjs");
  writeFileSync(file, script);
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  return { stderr, code: status === 0 ? readFileSync(join(output, "main.js"), "utf8") : "" };
}

const entry = `
  import { createOrder } from ${JSON.stringify(join(operations, "order", "create-order.ts"))};
  import { listProducts } from ${JSON.stringify(join(operations, "catalogue", "list-products.ts"))};
  document.body.append(...[createOrder, listProducts].map((one) => JSON.stringify(one)));`;

describe("operations in a release", () => {
  it.each(["web", "node"])("cost their method, path and access, and no schema comes along: %s", (env) => {
    const { stderr, code } = build(entry, env);
    expect(stderr).toBe("");
    expect(code).toContain("/v2/product/list");
    expect(code).toContain('method:"POST",path:"/v2/order",access:"customer"');
    for (const text of ["zod", "safeParse", "idempotency", "date-from", "trending_sale", "Hãy chọn", "Orders lines"]) {
      expect(code).not.toContain(text);
    }
    expect(code.length).toBeLessThan(600);
  });

  it.each([
    ["export const most = 3;", "most is none"],
    ["export default 3;", "no other export"],
    ["export function helper() {}", "it exports something else"],
    ["const path = '/v2'; export const a = defineOperation({ method: 'GET', path });", "path must be a literal"],
  ])("are refused in a file that holds more than them: %s", (code, reason) => {
    mkdirSync(join(folder, "contracts", "operations", "thing"), { recursive: true });
    writeFileSync(join(folder, "contracts", "operations", "thing", "list.ts"), code);
    const { stderr } = build('import "./contracts/operations/thing/list.ts";');
    expect(stderr).toContain("list.ts");
    expect(stderr).toContain(reason);
  });
});
