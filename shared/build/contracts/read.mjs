import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { common } from "../webpack/common.mjs";
import { compile } from "../webpack/compile.mjs";
import { contractUses } from "./uses.mjs";

const require = createRequire(import.meta.url);
const describe = fileURLToPath(new URL("describe.ts", import.meta.url));

/**
 * What a release uses of contracts, as JSON Schemas: read from the module graph, and evaluated with the full schemas,
 * which browsers do not get.
 *
 * @param {{ root: string, directory: string, name: string }} target
 * @param {import("webpack").Compilation[]} compilations all that the release is made of
 * @param {{ serves?: string[], slices?: string[], own?: { routes: string, reducers: string } }} declared path patterns
 *   of its pages and keys of its slices, or the files that export them as `ownRoutes` and `ownReducers`
 * @param {object[]} plugins for the compiler that evaluates them
 * @returns {Promise<import("../../src/contracts/remote/index.ts").ReleaseContracts>}
 */
export async function readContracts(
  { root, directory, name },
  compilations,
  { serves = [], slices = [], own },
  plugins = [],
) {
  const uses = contractUses(compilations);
  const from = (names, file) => `import { ${names} } from ${JSON.stringify(file)};`;
  const entry = [
    from("describe", describe),
    ...uses.map((use, index) => from(`${use.name} as value${index}`, use.file)),
    ...(own
      ? [from("ownRoutes", join(directory, own.routes)), from("ownReducers", join(directory, own.reducers))]
      : []),
    `export const contracts = describe([${uses.map(({ kind, roles }, index) => `{ kind: "${kind}", roles: ${JSON.stringify(roles)}, value: value${index} }`)}],`,
    own
      ? "  ownRoutes.map(({ path }) => path), Object.keys(ownReducers));"
      : `  ${JSON.stringify(serves)}, ${JSON.stringify(slices)});`,
  ].join("\n");
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  const output = await mkdtemp(join(cache, "contracts-"));
  try {
    const base = common({
      root,
      directory,
      env: "node",
      output,
      name: `${name}-contracts`,
      withSchemas: true,
    });
    await compile([
      {
        ...base,
        entry: `data:text/javascript,${encodeURIComponent(entry)}`,
        output: { path: output, filename: "contracts.cjs", library: { type: "commonjs2" } },
        // It is run once: nothing is gained by making it small.
        mode: "none",
        externals: [schemaLibrary],
        plugins: [...base.plugins, ...plugins],
      },
    ]);
    return require(join(output, "contracts.cjs")).contracts;
  } finally {
    await rm(output, { recursive: true });
  }
}

/** zod as it is installed, in one copy for all that makes schemas or reads them. */
function schemaLibrary({ request }, done) {
  if (request === "zod" || request.startsWith("zod/")) done(null, `commonjs ${require.resolve(request)}`);
  else done();
}

/** The events that the bus lets a release send and receive: its manifest's `events`. */
export function eventsOf({ events }) {
  const ids = (role) => Object.keys(events).filter((id) => events[id][role]);
  return { emits: ids("emits"), consumes: ids("consumes") };
}
