import { join } from "node:path";
import { readEnvFile, root, run, runTask } from "../workspace.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";

/** The commands of the shop's staff, from a checkout: builds the API first when its sources have changed. */
await runTask(async () => {
  await install();
  readEnvFile();
  await build(["api"]);
  process.exitCode = await run(process.execPath, [join(root, "api", "dist", "admin.js"), ...process.argv.slice(2)]);
});
