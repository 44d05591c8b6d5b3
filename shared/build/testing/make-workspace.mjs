import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { tools } from "../webpack/inputs.mjs";
import { closureOf } from "../webpack/packages.mjs";
import { root } from "../workspace.mjs";

/** Copies a folder as hard links, which is quick; its files resolve modules from the copy. */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Makes a workspace with `shared` and the packages that builds need in it, and nothing else. */
export function makeWorkspace(folder) {
  const shared = join(root, "shared");
  for (const path of tools.flatMap((name) => [...closureOf(name, shared).keys()])) {
    // The package's folder in pnpm's store, with links to its dependencies.
    const stored = path.slice(0, path.lastIndexOf("node_modules"));
    const target = join(folder, relative(root, stored));
    if (!existsSync(target)) linkTree(stored, target);
  }
  cpSync(shared, join(folder, "shared"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== "dist" && !/node_modules[\\/](\.cache|\.federation)/.test(path),
  });
}

/** Lets a remote of the workspace import `shared`. */
export function installShared(remote) {
  const scope = join(remote, "node_modules", "@thuot-tha");
  mkdirSync(scope, { recursive: true });
  symlinkSync(join(dirname(remote), "shared"), join(scope, "shared"));
}
