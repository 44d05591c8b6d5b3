import { join } from "node:path";
import { readEnvFile, released, root, run, runTask } from "../workspace.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";

/**
 * The release command line with one addition for workspaces: `publish` first builds the package when its sources have
 * changed.
 */
const [command, ...rest] = process.argv.slice(2);
await runTask(async () => {
  await install();
  readEnvFile();
  const named = command === "publish" ? rest.filter((name) => released.includes(name)) : [];
  await build(["edge", ...named]);
  process.exitCode = await run(process.execPath, [join(root, "edge", "dist", "ops.js"), ...process.argv.slice(2)]);
});
