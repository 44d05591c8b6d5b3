import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findPostgres } from "../testing/postgres.mjs";
import { hasRadosgw } from "../testing/radosgw.mjs";
import { print, readJson, root, run, seconds, warn } from "../workspace.mjs";
import { build } from "./build.mjs";
import { e2e } from "./e2e.mjs";
import { install } from "./install.mjs";

const bin = (name) => join(root, "node_modules", ".bin", name);
const counts = { passed: 0, failed: 0 };

/** The Node that images run on (.nvmrc); the npm package `node` brings its program. */
const activeLts = ["npx", "--yes", "--package", "node@26.10.0", "--", "node"];

/** All checks, ordered so that cheap ones fail first. */
const steps = [
  ["lint, types and production build", sources],
  ["unit and component tests", unit],
  ["stories in a browser, and a short fuzz", stories],
  ...(process.env.CI ? [["the servers' unit tests on the active LTS of Node", unitOnActiveLts]] : []),
];

/** The build leaves a core idle for half of its time, in which sources are checked. */
async function sources() {
  const [isChecked] = await Promise.all([check(), build()]);
  return isChecked;
}

async function check() {
  if ((await run(bin("biome"), ["check", "--error-on-warnings", "."])) !== 0) return false;
  if ((await run(bin("knip"), ["--no-progress"])) !== 0) return false;
  return (await run(bin("tsc"), ["--noEmit", "-p", "."])) === 0;
}

async function hasActiveLts() {
  const [command, ...args] = activeLts;
  return (await run(command, [...args, "--version"])) === 0;
}

/**
 * The API is tested on PostgreSQL, where the machine has it; CI tests it on the embedded database on the active LTS.
 */
async function unit() {
  const hasPostgres = findPostgres() !== undefined;
  if (!hasPostgres) warn("no PostgreSQL on this machine: the API is tested on the embedded database only");
  if (!hasRadosgw()) warn("no radosgw on this machine: stores in a bucket are tested on a stand-in only");
  const isTestedElsewhere = hasPostgres && (!process.env.CI || (await hasActiveLts()));
  return jest([process.execPath], isTestedElsewhere ? ["--ignoreProjects", "api"] : []);
}

/** CI ends a run after 90 minutes, which a slow machine needs for the rest. */
const latestStart = 60 * 60_000;

async function unitOnActiveLts() {
  if (performance.now() - started > latestStart) {
    warn("there is no time for the tests on the active LTS of Node, and for the API's on the embedded database");
    return true;
  }
  if (await hasActiveLts()) return jest(activeLts, ["--selectProjects", "shared", "api", "edge"]);
  warn("the active LTS of Node cannot be fetched here: its tests are left out");
  return true;
}

/** Runs Jest with a Node and counts its tests. */
async function jest([command, ...before], args = []) {
  const outputFile = join(root, ".cache", "unit.json");
  // Jest does not create the folder of its output file.
  await mkdir(dirname(outputFile), { recursive: true });
  const program = join(root, "node_modules", "jest", "bin", "jest.js");
  const code = await run(command, [...before, program, ...args, "--json", `--outputFile=${outputFile}`]);
  const result = await readJson(outputFile);
  counts.passed += result?.numPassedTests ?? 0;
  counts.failed += (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  return code === 0;
}

async function stories() {
  const { code, passed, failed } = await e2e();
  counts.passed += passed;
  counts.failed += failed;
  return code === 0;
}

const started = performance.now();
try {
  await install();
  for (const [name, step] of steps) {
    const from = performance.now();
    print(name);
    if (!(await step())) throw new Error(`${name} failed`);
    print(`${name}: done in ${seconds(from)}`);
  }
  print(`all of it in ${seconds(started)}`);
} catch (error) {
  warn(error.message);
  counts.failed ||= 1;
  process.exitCode = 1;
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
