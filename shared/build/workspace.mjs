import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

// This file and all it imports use Node's own modules only, because it runs before anything is installed.

/** Whether this file is in a package that a remote in its own repository has installed. */
export const isInstalled = import.meta.url.includes("/node_modules/");

/** The workspace's folder; in a remote's own repository, the remote's. */
export const root = isInstalled ? process.cwd() : fileURLToPath(new URL("../..", import.meta.url));

/** Name of the package in a folder, such as mf-gifts. */
export const nameIn = (folder) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).name.replace("@thuot-tha/", "");

/** Every folder with a `remote.json`, the largest first: it takes the longest to build. */
export const remotes = readdirSync(root)
  .filter((name) => existsSync(join(root, name, "remote.json")))
  .sort((a, b) => pagesOf(b) - pagesOf(a) || (a < b ? -1 : 1));
function pagesOf(name) {
  const pages = join(root, name, "src", "pages");
  return existsSync(pages) ? readdirSync(pages).length : 0;
}

/** What is released to browsers, in the order of its weight. */
export const released = ["shell", ...remotes];
/** Packages that are built. The edge comes first, because builds ask its command line which versions a bucket has. */
export const built = ["edge", "shell", "api", ...remotes];

const color = process.stderr.isTTY ? (code, text) => `\u001b[${code}m${text}\u001b[0m` : (_, text) => text;
/** Shows progress. It goes to stderr, so that stdout holds only what a command answers, such as JSON. */
export const print = (text) => console.error(`${color(2, "thướt tha ·")} ${text}`);
export const warn = (text) => console.error(`${color(31, "thướt tha ·")} ${text}`);
export const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Does the work of a command of package.json. A failure is shown as one line, and ends the process with 1. */
export async function runTask(work) {
  try {
    await work();
  } catch (error) {
    warn(error.message);
    process.exitCode = 1;
  }
}

/** The descriptor of stderr, as `stdout` of a command whose output is progress. */
export const stderr = 2;

/** Runs a command with this terminal; resolves with its exit code. */
export function run(command, args, { env = {}, cwd = root, stdout = "inherit" } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ["inherit", stdout, "inherit"];
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a command once and shows its output only if it fails; resolves with its exit code. */
export function runQuietly(command, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } };
    const child = spawn(command, args, options);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Reads `.env` into the environment without overriding what is set. */
export function readEnvFile() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

export async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}

export async function writeText(file, text) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function* filesBelow(directory) {
  for (const entry of (await readdir(directory, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (["node_modules", "dist", ".data"].includes(entry.name)) continue;
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (!/\.(test\.(tsx?|mjs)|md)$/.test(entry.name)) yield path;
  }
}

/** SHA-256 over names and contents of everything below the places, tests and prose aside. */
export async function hashOf(...places) {
  const hash = createHash("sha256");
  for (const place of places) {
    const path = join(root, place);
    const files = /\.[a-z]+$/.test(place) ? [path] : filesBelow(path);
    for await (const file of files)
      hash
        .update(file.slice(root.length))
        .update("\0")
        .update(await readFile(file));
  }
  return hash.digest("hex");
}

/** The shop's data folder: database, pictures, releases. */
export const dataDirectory = () => resolve(root, process.env.DATA_DIR ?? ".data");
