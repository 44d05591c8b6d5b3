import { join } from "node:path";
import { platformExports, platformUses } from "./contracts/platform.mjs";
import { eventsOf, readContracts } from "./contracts/read.mjs";
import { versionFor } from "./version.mjs";
import { InputsPlugin } from "./webpack/inputs.mjs";
import { partsOfRemote, partsOfShell } from "./webpack/release.mjs";
import { ReleasePlugin } from "./webpack/release-plugin.mjs";
import { readRemote } from "./webpack/remote-folders.mjs";
import { program as programConfig, remoteServer, shellServer } from "./webpack/server.mjs";
import { remoteWeb, shellWeb } from "./webpack/web.mjs";
import { shellWorker } from "./webpack/worker.mjs";
import { nameIn, root } from "./workspace.mjs";

/** What is built from a package's folder, and where to. */
const targetIn = (directory, output) => ({
  root,
  directory,
  name: nameIn(directory),
  output: join(directory, output),
});

const inputsOf = ({ directory }) =>
  new InputsPlugin({
    root,
    stamp: join(directory, "dist", "build.json"),
    files: ["webpack.config.mjs", "package.json"].map((file) => join(directory, file)),
  });

/** Configurations that make one release together: the browser's comes last, and has the files of the others in it. */
function together(target, describe, browser, ...others) {
  const inputs = inputsOf(target);
  const release = new ReleasePlugin({
    name: target.name,
    version: (source) => versionFor(target, source),
    describe: (compilations) => describe(compilations, inputs),
    inputs,
  });
  return [
    ...others.map((config) => ({ ...config, plugins: [...config.plugins, release.adding()] })),
    {
      ...browser,
      dependencies: others.map(({ name }) => name),
      output: { ...browser.output, clean: { keep: release.isOthers } },
      plugins: [...browser.plugins, release],
    },
  ];
}

/**
 * A remote's webpack configurations: server and browser.
 *
 * @param {string} directory the remote's folder
 * @returns {import("webpack").Configuration[]}
 */
export function remote(directory) {
  const target = targetIn(directory, "dist/release");
  async function describe(compilations, inputs) {
    const { declared, store } = await readRemote(directory);
    const serves = declared.routes.map(({ path }) => path);
    const used = await readContracts(target, compilations, { serves, slices: store?.slices }, [inputs]);
    const contracts = { ...used, platform: { uses: platformUses(compilations[0]) } };
    const parts = partsOfRemote(compilations[0], declared);
    return { entry: "remoteEntry.js", parts, manifest: { ...declared, events: eventsOf(contracts) }, contracts };
  }
  return together(target, describe, remoteWeb(target), remoteServer(target));
}

/**
 * The shell's: server, service worker and browser.
 *
 * @param {string} directory the shell's folder
 * @returns {import("webpack").Configuration[]}
 */
export function shell(directory) {
  const target = targetIn(directory, "dist/release");
  async function describe(compilations, inputs) {
    const own = { routes: "src/router/own-routes.ts", reducers: "src/store/own-reducers.ts" };
    const used = await readContracts(target, compilations, { own }, [inputs]);
    const contracts = { ...used, platform: { provides: platformExports(compilations[0]) } };
    const parts = partsOfShell(compilations[0]);
    return { entry: parts.main.scripts.at(-1), parts, contracts };
  }
  return together(target, describe, shellWeb(target), shellServer(target), shellWorker(target));
}

/**
 * A Node program's: one file per entry.
 *
 * @param {string} directory the program's folder
 * @param {Record<string, string>} entries
 * @param {Record<string, string>} data folders that it reads while it runs, by their name beside its files
 * @returns {import("webpack").Configuration[]}
 */
export function program(directory, entries, data = {}) {
  const target = targetIn(directory, "dist");
  const inputs = inputsOf(target);
  const config = programConfig(target, entries, data);
  const stamp = { apply: ({ hooks }) => hooks.afterEmit.tapPromise("Stamp", () => inputs.write({})) };
  return [{ ...config, plugins: [...config.plugins, inputs, stamp] }];
}
