import { existsSync } from "node:fs";
import { join } from "node:path";
import { hashOf, isInstalled, print, readJson, root, run, seconds, stderr, writeText } from "../workspace.mjs";
import { isSupported } from "./supported-node.mjs";

const stamp = join(root, "node_modules", ".installed.json");

/**
 * Installs missing or changed dependencies of the workspace, with the exact pnpm version it names; through npx where
 * that pnpm is not installed.
 */
export async function install() {
  if (isInstalled) return;
  const { engines } = await readJson(join(root, "package.json"));
  if (!isSupported(process.versions.node, engines.node)) {
    throw new Error(`This is Node ${process.versions.node}; the lines ${engines.node} are supported.`);
  }
  const lock = await hashOf("pnpm-lock.yaml", "pnpm-workspace.yaml");
  if (existsSync(join(root, "shared", "node_modules")) && (await readJson(stamp))?.lock === lock) return;
  const started = performance.now();
  print("installing packages");
  const pnpm = ["--yes", `pnpm@${engines.pnpm}`, "install", "--frozen-lockfile", "--reporter=append-only"];
  const code = await run("npx", pnpm, { stdout: stderr });
  if (code !== 0) throw new Error("Packages could not be installed; the lines above show why.");
  await writeText(stamp, JSON.stringify({ lock }));
  print(`packages installed in ${seconds(started)}`);
}
