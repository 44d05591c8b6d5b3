import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import NodeEnvironment from "@thuot-tha/shared/build/node-environment";

/**
 * Each suite loads PGlite again in its sandbox. V8 reuses compiled code of the same bytes while a module of them
 * exists, so the worker process holds one.
 */
const bytes = await readFile(fileURLToPath(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"))));
const compiled = await WebAssembly.compile(bytes);

export default class extends NodeEnvironment {
  static compiled = compiled;
}
