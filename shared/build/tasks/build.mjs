import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { built, print, readJson, root, runTask, seconds } from "../workspace.mjs";
import { install } from "./install.mjs";

/**
 * Builds the packages that have changed since their last build.
 * @returns {Promise<{ name: string, isNew: boolean }[]>} what was built, and whether its content is new
 */
export async function build(names = built) {
  const unknown = names.find((name) => !built.includes(name));
  if (unknown) throw new Error(`There is no package ${unknown} to build; there are ${built.join(", ")}.`);
  const [{ areCurrent }, { compile }, { versionFor }] = await Promise.all([
    import("../webpack/inputs.mjs"),
    import("../webpack/compile.mjs"),
    import("../version.mjs"),
  ]);
  const done = [];
  for (const name of names) {
    const directory = join(root, name);
    const stamp = () => readJson(join(directory, "dist", "build.json"));
    const before = await stamp();
    const isCurrent = areCurrent(before?.inputs, root);
    if (isCurrent && (!before.source || before.version === (await versionFor({ name, directory }, before.source))))
      continue;
    const started = performance.now();
    print(`building ${name} …`);
    await compile((await import(pathToFileURL(join(directory, "webpack.config.mjs")).href)).default);
    const after = await stamp();
    const isNew = !after.source || after.source !== before?.source || after.version !== before.version;
    done.push({ name, isNew });
    print(`built ${name} in ${seconds(started)}${isNew ? "" : "; its content is the same"}`);
  }
  return done;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runTask(async () => {
    await install();
    const done = await build(process.argv.length > 2 ? process.argv.slice(2) : undefined);
    if (done.length === 0) print("nothing has changed since the last build");
  });
}
