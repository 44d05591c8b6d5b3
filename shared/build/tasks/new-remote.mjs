import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled, print, readJson, root, run, runTask, writeText } from "../workspace.mjs";

const inShared = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Writes a remote that works: a page, a slot, a slice, and tests of them.
 *
 * @param {string} name like mf-gifts
 * @param {string} into folder that the remote's own is made in
 * @returns its folder
 */
export async function writeRemote(name, into = root) {
  checkName(name);
  const folder = join(into, name);
  if (existsSync(folder)) throw new Error(`${name} is there already.`);
  await writeTemplates(["remote", "workspace"], name, folder);
  return folder;
}

/** Writes a remote into a folder where this package is installed, and keeps the folder's other files. */
async function writeRepository(name, folder) {
  checkName(name);
  if (existsSync(join(folder, "remote.json"))) throw new Error("There is a remote in this folder already.");
  const file = join(folder, "package.json");
  const before = await readJson(file);
  await writeTemplates(["remote", "repository"], name, folder);
  const described = await readJson(file);
  const own = await readJson(inShared("package.json"));
  const versions = { ...own.devDependencies, ...own.dependencies };
  for (const field of ["dependencies", "devDependencies"]) {
    const exact = Object.keys(described[field]).map((one) => {
      if (!versions[one]) throw new Error(`shared/package.json names no version of ${one}.`);
      return [one, versions[one]];
    });
    // This package among them, by the way it was installed.
    described[field] = { ...before?.[field], ...Object.fromEntries(exact) };
  }
  await writeText(file, `${JSON.stringify(described, null, 2)}\n`);
}

function checkName(name) {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is not a name like mf-gifts.`);
}

async function writeTemplates(templates, name, folder) {
  const { version } = await readJson(inShared("build/platform.json"));
  const path = name.slice(3);
  const words = {
    name,
    path,
    camel: path.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
    title: path.charAt(0).toUpperCase() + path.slice(1).replaceAll("-", " "),
    platform: version,
  };
  for (const template of templates.map((one) => inShared(`build/templates/${one}`))) {
    for (const entry of await readdir(template, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const source = join(entry.parentPath, entry.name);
      const target = join(folder, relative(template, source).replace(/\.template$/, ""));
      if (existsSync(target) && entry.name !== "package.json.template") continue;
      const text = (await readFile(source, "utf8")).replace(/__([a-z]+)__/g, (_, word) => words[word]);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runTask(async () => {
    const name = process.argv[2] ?? "";
    if (isInstalled) {
      await writeRepository(name, root);
      print(`${name} is made: install its packages, then npm test, then npm run dev`);
    } else {
      await writeRemote(name);
      const { engines } = await readJson(join(root, "package.json"));
      const install = ["install", "--no-frozen-lockfile", "--reporter=append-only"];
      if ((await run("npx", ["--yes", `pnpm@${engines.pnpm}`, ...install])) !== 0) {
        throw new Error(`${name} is made, but its packages could not be installed; install them before npm run dev.`);
      }
      print(`${name} is made: npm run unit -- --selectProjects ${name}, then npm run dev -- ${name}`);
    }
  });
}
