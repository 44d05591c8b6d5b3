import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { root } from "./folders.ts";

/** A workspace with one remote, whose sources a story may change. */
export interface RemoteCopy {
  folder: string;
  /**
   * Replaces text in a file of the remote.
   * @returns how to restore it
   */
  edit(file: string, from: string, to: string): Promise<() => Promise<void>>;
  add(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

export async function copyRemote(remote: string): Promise<RemoteCopy> {
  await mkdir(join(root, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(root, ".cache", "team-"));
  for (const path of [remote, "shared", "package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"])
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => basename(source) !== "dist",
    });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const at = (file: string) => join(folder, remote, file);
  return {
    folder,
    async edit(file, from, to) {
      const text = await readFile(at(file), "utf8");
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(at(file), text.replace(from, to));
      return () => writeFile(at(file), text);
    },
    async add(file, text) {
      await mkdir(join(at(file), ".."), { recursive: true });
      await writeFile(at(file), text);
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
