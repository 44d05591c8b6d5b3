import { join } from "node:path";
import { dataDirectory, readJson } from "./tasks/workspace.mjs";

/**
 * The version a content is released under: the package's own, unless that one is already published with another content.
 * Then it is a development version named after the content, so that an immutable release is never contradicted.
 */
export async function versionFor({ name, directory }, source) {
  const { version } = await readJson(join(directory, "package.json"));
  const published = await readJson(join(dataDirectory(), "releases", "remotes", name, version, "release.json"));
  return !published || published.source === source ? version : `${version}-dev.${source.slice(0, 8)}`;
}
