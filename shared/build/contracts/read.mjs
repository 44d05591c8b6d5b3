import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { hashOf, root } from "../tasks/workspace.mjs";
import { common } from "../webpack/common.mjs";
import { compile } from "../webpack/compile.mjs";

/** The contracts of this source tree as JSON Schemas; compiled once for each state of their sources. */
export async function readContracts() {
  const hash = await hashOf("shared/src/contracts", "shared/build/contracts", "pnpm-lock.yaml");
  const output = join(root, ".cache", "contracts", hash.slice(0, 16));
  const file = join(output, "contracts.cjs");
  if (!existsSync(file)) {
    const directory = join(root, "shared");
    const target = { root, directory, env: "node", output, name: "contracts", version: "1" };
    const base = common({ ...target, withSchemas: true });
    await compile([
      {
        ...base,
        entry: "./build/contracts/describe.ts",
        output: { path: output, filename: "contracts.cjs", library: { type: "commonjs2" } },
        optimization: { minimize: false },
      },
    ]);
  }
  return createRequire(import.meta.url)(file).contracts;
}

/** Those a release is tied to: the events it declares (the shell: all), and the operations whose path its code holds. */
export function contractsOf(all, manifest, code) {
  const pick = (entries, wanted) => Object.fromEntries(Object.entries(entries).filter(([, value]) => wanted(value)));
  const paths = new Set([...code.matchAll(/(["'`])(\/v2\/[^"'`]+)\1/g)].map(([, , path]) => path));
  const declared = manifest && new Set([...manifest.events.emits, ...manifest.events.consumes]);
  return {
    events: declared ? Object.fromEntries(Object.entries(all.events).filter(([id]) => declared.has(id))) : all.events,
    operations: pick(all.operations, ({ path }) => paths.has(path)),
  };
}
