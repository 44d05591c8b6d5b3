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
    const base = common({ root, directory, env: "node", output, name: "contracts", version: "1" });
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

/** Those a remote is tied to: the events it declares, and the operations its code names. */
export function contractsOf(all, { events }, code) {
  const pick = (entries, wanted) => Object.fromEntries(Object.entries(entries).filter(([key]) => wanted(key)));
  const declared = new Set([...events.emits, ...events.consumes]);
  const named = new Set([...code.matchAll(/(["'`])([a-z-]+\.[a-z-]+)\1/g)].map(([, , name]) => name));
  return {
    events: pick(all.events, (id) => declared.has(id)),
    operations: pick(all.operations, (name) => named.has(name)),
  };
}
