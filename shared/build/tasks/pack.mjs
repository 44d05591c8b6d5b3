import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readJson, root, run, runTask } from "../workspace.mjs";
import { archiveVersion } from "./archive-version.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";

/** What a remote in its own repository installs: contracts, platform types and tooling; the release command line. */
const packed = ["shared", "edge"];

/** Runs a command in a folder. Throws when it fails. */
async function runIn(cwd, command, ...args) {
  if ((await run(command, args, { cwd })) !== 0) throw new Error("Nothing was packed; the lines above show why.");
}

/** Packs both as archives that package managers install, into `dist`. Their versions follow their content. */
await runTask(async () => {
  await install();
  await build(["edge"]);
  const { engines } = await readJson(join(root, "package.json"));
  const pack = (folder, target) =>
    runIn(folder, "npx", "--yes", `pnpm@${engines.pnpm}`, "pack", "--pack-destination", target);
  const target = join(root, "dist");
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  for (const name of packed) {
    const unpacked = await mkdtemp(join(tmpdir(), `${name}-`));
    // pnpm replaces workspace-only version specifiers by exact versions.
    await pack(join(root, name), unpacked);
    const [archive] = await readdir(unpacked);
    await runIn(unpacked, "tar", "-xzf", archive);
    const folder = join(unpacked, "package");
    const description = await readJson(join(folder, "package.json"));
    const version = await archiveVersion(folder);
    await writeFile(join(folder, "package.json"), `${JSON.stringify({ ...description, version }, null, 2)}\n`);
    await pack(folder, target);
    await rm(unpacked, { recursive: true });
  }
});
