import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { dataDirectory, readJson, root } from "./workspace.mjs";

/**
 * The version to release a content under: the package's own, unless it is published with other content. Then it is a
 * development version named after the content, because a published release is immutable.
 */
export async function versionFor({ name, directory }, source) {
  const { version } = await readJson(join(directory, "package.json"));
  const published = await publishedSource(name, version);
  return published === undefined || published === source ? version : `${version}-dev.${source.slice(0, 8)}`;
}

/** Source of a published release in the store that the settings name; undefined when it is not published. */
async function publishedSource(name, version) {
  const { RELEASE_STORE, RELEASES_DIR } = process.env;
  const store = RELEASE_STORE ?? RELEASES_DIR ?? join(dataDirectory(), "releases");
  if (store.includes("://")) return sourceInBucket(`${name}@${version}`);
  return (await readJson(join(resolve(root, store), "remotes", name, version, "release.json")))?.source;
}

/** Reads it from the release command line, which the edge's build contains. A remote's own repository has none. */
async function sourceInBucket(release) {
  const ops = join(root, "edge", "dist", "ops.js");
  if (!existsSync(ops)) return undefined;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [ops, "release", release, "--json"], { cwd: root });
    return JSON.parse(stdout).source;
  } catch (error) {
    const { error: code, message = error.message } = JSON.parse(error.stdout || "{}");
    if (code === "UNKNOWN_RELEASE") return undefined;
    throw new Error(message);
  }
}
