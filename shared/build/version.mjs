import { join } from "node:path";
import { dataDirectory, readJson } from "./tasks/workspace.mjs";

/**
 * The version to release a content under: the package's own, unless it is published with other content. Then it is a
 * development version named after the content, because a published release is immutable.
 */
export async function versionFor({ name, directory }, source) {
  const { version } = await readJson(join(directory, "package.json"));
  const published = await readJson(join(dataDirectory(), "releases", "remotes", name, version, "release.json"));
  return !published || published.source === source ? version : `${version}-dev.${source.slice(0, 8)}`;
}
