import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install } from "./install.mjs";
import { built, dataDirectory, hashOf, readJson, root, say, seconds, warn, writeText } from "./workspace.mjs";

/** Every package's build depends on its own sources and on what all share. */
async function sourceOf(name) {
  return hashOf(name, "shared/src", "shared/build", "shared/package.json", "pnpm-lock.yaml");
}

/**
 * The version a release is built under: the package's own, unless that one is already published with another content.
 * Then it is a development version named after the sources, so that an immutable release is never contradicted.
 */
async function versionFor(name, source) {
  const { version } = await readJson(join(root, name, "package.json"));
  const published = await readJson(join(dataDirectory(), "releases", "remotes", name, version, "release.json"));
  return !published || published.source === source ? version : `${version}-dev.${source.slice(0, 8)}`;
}

async function buildOne(name, source) {
  const [{ compile }, { readRemote }, release, contracts, { default: definition }] = await Promise.all([
    import("../webpack/compile.mjs"),
    import("../webpack/remote-folders.mjs"),
    import("../release.mjs"),
    import("../contracts/read.mjs"),
    import(pathToFileURL(join(root, name, "webpack.config.mjs")).href),
  ]);
  const version = definition.kind === "program" ? "1" : await versionFor(name, source);
  await rm(join(root, name, "dist"), { recursive: true, force: true });
  const stats = await compile(definition.configurations(version));
  const stamp = join(root, name, "dist", "build.json");
  if (definition.kind === "program") return writeText(stamp, JSON.stringify({ source }));
  const { declared } = definition.kind === "remote" ? await readRemote(join(root, name)) : {};
  const compilations = stats.stats.map(({ compilation }) => compilation);
  const [compilation] = compilations;
  const used = await contracts.readContracts(
    { root, directory: join(root, name), name },
    compilations,
    declared ? { serves: declared.routes.map(({ path }) => path) } : { routes: "src/routing/own-routes.ts" },
  );
  const manifest = declared && { ...declared, events: contracts.eventsOf(used) };
  const parts = manifest ? release.partsOfRemote(compilation, manifest) : release.partsOfShell(compilation);
  const entry = manifest ? "remoteEntry.js" : parts.main.scripts.at(-1);
  const directory = join(root, name, "dist", "release");
  await writeText(join(directory, "contracts.json"), JSON.stringify(used));
  await release.writeRelease({ name, version, source, directory, parts, entry, manifest });
  await writeText(stamp, JSON.stringify({ source, version }));
}

/** Builds those of the packages whose sources have changed since their last build. @returns names of what was built */
export async function build(names = built) {
  const done = [];
  for (const name of names) {
    const source = await sourceOf(name);
    if ((await readJson(join(root, name, "dist", "build.json")))?.source === source) continue;
    const started = performance.now();
    say(`building ${name} …`);
    await buildOne(name, source);
    done.push(name);
    say(`built ${name} in ${seconds(started)}`);
  }
  return done;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  try {
    await install();
    const done = await build(process.argv.length > 2 ? process.argv.slice(2) : undefined);
    if (done.length === 0) say("nothing has changed since the last build");
  } catch (error) {
    warn(error.message);
    process.exitCode = 1;
  }
}
