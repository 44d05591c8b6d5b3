import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fromJSONSchema } from "zod";
import { allOf } from "./static-source.mjs";

/** Loaded as CommonJS, because Node cannot detect its exports. */
const jsonc = createRequire(import.meta.url)("jsonc-parser");

const schemaFile = new URL("../remote.schema.json", import.meta.url);

/** The schema of the value at a path. */
const schemaAt = (schema, path) =>
  path.reduce((at, key) => (typeof key === "number" ? at?.items : at?.properties?.[key]), schema);

/** Describes an error: the field's name, the problem and its position. */
function explain({ code, path, keys, message }, schema, tree) {
  const at = schemaAt(schema, path);
  const field = path.join(".");
  if (code === "unrecognized_keys") {
    const { offset } = jsonc.findNodeAtLocation(tree, [...path, keys[0]]).parent;
    return { offset, message: `"${keys[0]}" is not one of ${Object.keys(at.properties).join(", ")}` };
  }
  const node = jsonc.findNodeAtLocation(tree, path);
  if (!node) return { offset: tree.offset, message: `${field} is missing` };
  return { offset: node.offset, message: `${field} must be ${at?.patternErrorMessage ?? message}` };
}

/**
 * Reads a `remote.json`, which must fit the schema that its `$schema` gives to editors.
 *
 * @param {string} directory the remote's folder
 * @param {(line: number, message: string) => Error} problem
 * @throws every mistake in it, as problems
 */
export async function readRemoteJson(directory, problem) {
  const [text, schema] = await Promise.all([
    readFile(join(directory, "remote.json"), "utf8"),
    readFile(schemaFile, "utf8").then(JSON.parse),
  ]);
  const mistakes = [];
  const tree = jsonc.parseTree(text, mistakes, { disallowComments: true });
  const at = ({ offset, message }) => problem(text.slice(0, offset).split("\n").length, message);
  if (mistakes.length > 0) {
    throw allOf(
      mistakes.map(({ error, offset }) => at({ offset, message: `not JSON: ${jsonc.printParseErrorCode(error)}` })),
    );
  }
  const { success, data, error } = fromJSONSchema(schema).safeParse(jsonc.getNodeValue(tree));
  if (success) {
    const { $schema: _, ...remote } = data;
    return remote;
  }
  throw allOf(error.issues.map((issue) => explain(issue, schema, tree)).map(at));
}
