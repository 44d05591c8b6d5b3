import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = join(__dirname, "..", "..", "..");

/** The file that a package's script runs, and its first arguments. */
function scriptOf(folder: string, name: string) {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const [program, file = "", ...words] = String(scripts[name]).split(" ");
  return { program, file: resolve(root, folder, file), words };
}

describe("the scripts of this package", () => {
  const task = { program: "node", file: resolve(root, "shared/build/tasks/admin.mjs") };

  it("run admin commands as the workspace's script does, with its settings and data folder", () => {
    expect(scriptOf(".", "admin")).toEqual({ ...task, words: [] });
    expect(scriptOf("api", "admin")).toEqual({ ...task, words: [] });
  });

  it("move an order by `pnpm --filter api order <code> deliver`", () => {
    expect(scriptOf("api", "order")).toEqual({ ...task, words: ["order"] });
  });
});
