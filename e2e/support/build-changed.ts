import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, realpath, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { root } from "./folders.ts";

export interface Change {
  /** Folder in `changes/` whose files overlay the sources, by their paths in the workspace. */
  files: string;
  /** By file: a text that occurs once, and its replacement. */
  edits: Record<string, readonly (readonly [before: string, after: string])[]>;
  /** Version of the built packages. */
  version: string;
}

/**
 * Builds packages from changed sources as their team would, in a copy outside the checkout.
 * @returns the folder of the copy, with the builds in `<package>/dist`
 */
export async function buildChanged(packages: readonly string[], { files, edits, version }: Change): Promise<string> {
  const workspace = await realpath(await mkdtemp(join(tmpdir(), "changed-")));
  await symlink(join(root, "node_modules"), join(workspace, "node_modules"));
  for (const name of ["shared", ...packages]) {
    // Links into node_modules lead to the packages that are installed in the checkout.
    const filter = (path: string) => !["dist", ".cache", ".federation"].includes(basename(path));
    await cp(join(root, name), join(workspace, name), { recursive: true, verbatimSymlinks: true, filter });
  }
  await cp(join(root, "e2e", "changes", files), workspace, { recursive: true });
  for (const [file, changes] of Object.entries(edits)) {
    for (const [before, after] of changes) await edit(join(workspace, file), before, after);
  }
  await Promise.all(
    packages.map(async (name) => {
      const folder = join(workspace, name);
      const description = join(folder, "package.json");
      const about = JSON.parse(await readFile(description, "utf8"));
      await writeFile(description, JSON.stringify({ ...about, version }));
      const webpack = join(root, "node_modules", "webpack-cli", "bin", "cli.js");
      await promisify(execFile)(process.execPath, [webpack, "--no-cache"], { cwd: folder });
    }),
  );
  return workspace;
}

async function edit(file: string, before: string, after: string): Promise<void> {
  const parts = (await readFile(file, "utf8")).split(before);
  if (parts.length !== 2) throw new Error(`${file} does not hold once: ${before}`);
  await writeFile(file, parts.join(after));
}
