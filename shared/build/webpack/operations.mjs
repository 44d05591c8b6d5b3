import { fileURLToPath } from "node:url";
import { Parser } from "acorn";

/** What a client needs to call an operation: all that a release has of it. */
const usedFields = ["method", "path", "access"];

/** The files that declare operations: `contracts/operations/<noun>/<verb>.ts`, of any package. */
const files = /[\\/]contracts[\\/]operations[\\/](?!entities[\\/])[^\\/]+[\\/][^\\/]+\.ts$/;

/**
 * Keeps the schemas of operations, and the schema library with them, out of a release. After swc: it reads JavaScript.
 */
export const operationsWithoutSchemas = { test: files, enforce: "post", loader: fileURLToPath(import.meta.url) };

/**
 * Webpack loader: keeps only the parts of an operation's module that a call needs. Imports for schemas are removed too.
 */
export default function withoutSchemas(source) {
  const { body } = Parser.parse(source, { ecmaVersion: "latest", sourceType: "module" });
  const fail = (words) => {
    throw new Error(`An operation's file exports one call of defineOperation and nothing else: ${words}.`);
  };
  const operations = body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration")
      return /^Export/.test(statement.type) ? fail("no other export") : [];
    if (statement.declaration?.type !== "VariableDeclaration") return fail("it exports something else");
    return statement.declaration.declarations.map(({ id, init }) => {
      if (init?.type !== "CallExpression" || init.callee.name !== "defineOperation") return fail(`${id.name} is none`);
      return `export const ${id.name} = ${callable(init.arguments[0], fail)};\n`;
    });
  });
  return operations.join("");
}

function callable(argument, fail) {
  const values = Object.fromEntries(
    (argument?.properties ?? []).map(({ key, value }) => [key?.name ?? key?.value, value]),
  );
  const text = usedFields.map((name) => {
    if (typeof values[name]?.value !== "string") fail(`${name} must be a literal`);
    return `${name}: ${JSON.stringify(values[name].value)}`;
  });
  return `{ ${text.join(", ")} }`;
}
