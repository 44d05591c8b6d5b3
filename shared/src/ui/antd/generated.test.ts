/** @jest-environment node */
import { type ExecFileSyncOptions, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the generator would write now, by file name. It is an ES module for plain Node, so it runs there. */
const fresh = (): Record<string, string> => {
  const script =
    'import("./generate.mjs").then(({ styleSheets }) => process.stdout.write(JSON.stringify(styleSheets())))';
  const options: ExecFileSyncOptions = { cwd: __dirname, stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 24 };
  return JSON.parse(execFileSync(process.execPath, ["-e", script], options).toString());
};

describe("the generated style sheets", () => {
  it("are what `node shared/src/ui/antd/generate.mjs` writes", () => {
    for (const [name, css] of Object.entries(fresh())) {
      expect({ name, fresh: readFileSync(join(__dirname, name), "utf8") === css }).toEqual({ name, fresh: true });
    }
  });
});
