import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { program as programConfig, remoteServer, shellServer } from "./webpack/server.mjs";
import { remoteWeb, shellWeb } from "./webpack/web.mjs";
import { shellWorker } from "./webpack/worker.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @typedef {object} Build
 * @property {"shell" | "remote" | "program"} kind
 * @property {(version: string) => import("webpack").Configuration[]} configurations of a build at this version
 */

const target = (name, version, output) => {
  const directory = join(root, name);
  return { root, directory, name, version, output: join(directory, output) };
};

/** A remote's whole webpack configuration: browser and server. @returns {Build} */
export const remote = (name) => ({
  kind: "remote",
  configurations: (version) => [remoteWeb, remoteServer].map((make) => make(target(name, version, "dist/release"))),
});

/** The shell's. @returns {Build} */
export const shell = (name) => ({
  kind: "shell",
  configurations: (version) =>
    [shellWeb, shellServer, shellWorker].map((make) => make(target(name, version, "dist/release"))),
});

/** A Node program's: one file per entry. @returns {Build} */
export const program = (name, entries) => ({
  kind: "program",
  configurations: (version) => [programConfig(target(name, version, "dist"), entries)],
});
