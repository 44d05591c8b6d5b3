import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, relative } from "node:path";
import { parse } from "@swc/core";

/** A declaration that cannot be read statically, or that is invalid. */
export class DeclarationError extends Error {
  name = "DeclarationError";
  /** webpack shows the message alone, because the stack is of the build. */
  hideStack = true;
}

/** Several of them as one. */
export const allOf = (errors) => new DeclarationError(errors.map(({ message }) => message).join("\n"));

/** `mf-x/src/pages/y/page.ts:7: …`, with the path as seen from the folder around the remote. */
export const problemIn = (directory, file) => (line, message) =>
  new DeclarationError(`${relative(dirname(directory), file)}:${line}: ${message}`);

/** Unwraps types and parentheses around a value. */
function bare(expression) {
  const wrapped = ["TsAsExpression", "TsSatisfiesExpression", "TsConstAssertion", "ParenthesisExpression"];
  return wrapped.includes(expression?.type) ? bare(expression.expression) : expression;
}

const isCallOf = (expression, maker) => expression?.type === "CallExpression" && expression.callee.value === maker;

/** A module as it is written: its constants, exports and imports. Nothing of it is run. */
class Source {
  constants = new Map();
  exported = [];
  imports = new Map();

  constructor(file, text, body, problem) {
    this.file = file;
    this.text = text;
    this.problem = problem;
    for (const statement of body) this.#read(statement);
  }

  #read(statement) {
    if (statement.type === "ImportDeclaration") {
      for (const { local, imported } of statement.specifiers)
        this.imports.set(local.value, { from: statement.source.value, name: imported?.value ?? local.value });
    }
    const declaration = statement.type === "ExportDeclaration" ? statement.declaration : statement;
    if (declaration.type !== "VariableDeclaration") return;
    for (const { id, init } of declaration.declarations) {
      this.constants.set(id.value, bare(init));
      if (declaration !== statement) this.exported.push({ name: id.value, value: bare(init), node: id });
    }
  }

  fail(node, message) {
    // swc counts bytes from one.
    const before = this.text.subarray(0, node ? node.span.start - 1 : 0);
    throw this.problem(before.toString().split("\n").length, message);
  }

  exportOf(name) {
    return this.exported.find((one) => one.name === name)?.value;
  }

  /** The one exported constant that a call of `maker` makes: its name, and the fields of the call's argument. */
  definition(maker) {
    const [found, another] = this.exported.filter(({ value }) => isCallOf(value, maker));
    if (!found) this.fail(undefined, `must export a constant made by ${maker}({ … })`);
    if (another) this.fail(another.node, `must export one ${maker}({ … }) only`);
    return { name: found.name, node: found.value, fields: this.#argumentOf(found.value, maker) };
  }

  #argumentOf(call, maker) {
    return this.fieldsOf(bare(call.arguments[0]?.expression), maker, call);
  }

  /** The fields of an object that is written out. `node`: where a problem is reported if there is no value. */
  fieldsOf(value, what, node = value) {
    if (value?.type !== "ObjectExpression") this.fail(node, `${what} must be given an object in place`);
    const fields = new Map();
    for (const property of value.properties) {
      if (property.type === "SpreadElement") this.fail(property.arguments, `${what}'s fields must be written out`);
      if (property.type === "Identifier") fields.set(property.value, property);
      else fields.set(property.key.value, bare(property.value ?? property));
    }
    return fields;
  }

  /** The text that a call of `maker` is given in place, or in a field of its argument. */
  literalOf(call, maker, field) {
    const value = field ? this.#argumentOf(call, maker).get(field) : bare(call.arguments[0]?.expression);
    if (value?.type !== "StringLiteral")
      this.fail(value ?? call, `${maker} must be given a literal ${field ?? "path"}`);
    return value.value;
  }
}

/**
 * Reads modules, each once.
 * @param {string} directory the remote's folder
 * @param {(file: string) => void} onRead receives each file before it is read
 */
export function createSourceReader(directory, onRead) {
  const sources = new Map();

  async function parseFile(file) {
    const problem = problemIn(directory, file);
    onRead(file);
    const text = await readFile(file);
    const { body } = await parse(text.toString(), { syntax: "typescript", tsx: file.endsWith("x") }).catch((error) => {
      // swc formats its errors as a picture: the problem in the first line, then the position, as in `,-[3:1]`.
      const [mistake] = error.message.trim().split("\n");
      throw problem(/\[(\d+):\d+\]/.exec(error.message)?.[1] ?? 1, mistake.replace(/^\S\s+/, ""));
    });
    return new Source(file, text, body, problem);
  }

  function read(file) {
    if (!sources.has(file)) sources.set(file, parseFile(file));
    return sources.get(file);
  }

  /** The literal in the contract that a field names: a call of `maker`, made in place, in the module, or imported. */
  async function contract(source, value, { maker, field, message }) {
    const name = value.type === "Identifier" ? value.value : undefined;
    const imported = source.imports.get(name);
    const home = imported ? await read(resolved(source, value, imported.from)) : source;
    const call = imported ? home.exportOf(imported.name) : (source.constants.get(name) ?? value);
    if (isCallOf(call, maker)) return home.literalOf(call, maker, field);
    return source.fail(value, imported ? `${message}; ${imported.from} exports no such ${imported.name}` : message);
  }

  function resolved(source, node, request) {
    try {
      return createRequire(source.file).resolve(request);
    } catch {
      return source.fail(node, `${request} cannot be found`);
    }
  }

  return { read, contract };
}
