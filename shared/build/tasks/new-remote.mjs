import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { readJson, root, run, say, warn } from "./workspace.mjs";

const template = fileURLToPath(new URL("../templates/remote", import.meta.url));

/**
 * Writes a remote that works: a page, a slot, a slice, and tests of them.
 *
 * @param {string} name like mf-gifts
 * @param {string} into folder that the remote's own is made in
 * @returns its folder
 */
export async function writeRemote(name, into = root) {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is not a name like mf-gifts.`);
  const folder = join(into, name);
  if (existsSync(folder)) throw new Error(`${name} is there already.`);
  const { version } = await readJson(fileURLToPath(new URL("../platform.json", import.meta.url)));
  const path = name.slice(3);
  const words = {
    name,
    path,
    camel: path.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
    title: path.charAt(0).toUpperCase() + path.slice(1).replaceAll("-", " "),
    platform: version,
  };
  for (const entry of await readdir(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(folder, relative(template, source).replace(/\.template$/, ""));
    const text = (await readFile(source, "utf8")).replace(/__([a-z]+)__/g, (_, word) => words[word]);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const name = process.argv[2] ?? "";
    await writeRemote(name);
    const { engines } = await readJson(join(root, "package.json"));
    await run("npx", ["--yes", `pnpm@${engines.pnpm}`, "install", "--no-frozen-lockfile", "--reporter=append-only"]);
    say(`${name} is made: npm run unit -- --selectProjects ${name}, then npm run dev -- ${name}`);
  } catch (error) {
    warn(error.message);
    process.exitCode = 1;
  }
}
