import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Text by which a suite opens a database, listens on a port or starts a process. */
const server =
  /testing\/(?:shop|database|server-database|api-process|identity-server|running-edge|stores|operators)\.ts"|build\/s3-server"|"node:(?:child_process|http|net|worker_threads)"|@electric-sql\/pglite"|\bopenInMemory\b|\bstartRenderProcess\b/;

/**
 * @param {string} directory a package's folder
 * @returns {{ path: string, text: string }[]} its test suites
 */
const suites = (directory) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.test\.tsx?$/.test(name) && !parentPath.includes("node_modules"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Paths of the suites whose text matches a pattern. */
export const suitesWith = (pattern, directory) =>
  suites(directory)
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path);

/** Paths of the integration tests of a package: they open a database, listen on a port or start a process. */
export const integrationTests = (directory) => suitesWith(server, directory);
