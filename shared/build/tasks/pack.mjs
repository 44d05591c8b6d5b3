import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { readJson, root, run, warn } from "./workspace.mjs";

/** What a remote in its own repository installs: contracts, platform types and tooling; the release command line. */
const packed = ["shared", "edge"];

/** Packs both as archives that package managers install, into `dist`. */
try {
  await install();
  await build(["edge"]);
  const { engines } = await readJson(join(root, "package.json"));
  const target = join(root, "dist");
  await rm(target, { recursive: true, force: true });
  await mkdir(target);
  for (const name of packed) {
    // pnpm replaces workspace-only version specifiers by exact versions.
    const code = await run("npx", ["--yes", `pnpm@${engines.pnpm}`, "pack", "--pack-destination", target], {
      cwd: join(root, name),
    });
    if (code !== 0) throw new Error(`${name} could not be packed; the lines above show why.`);
  }
} catch (error) {
  warn(error.message);
  process.exitCode = 1;
}
