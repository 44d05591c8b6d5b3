import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { shapeOf } from "../../src/contracts/define/path-pattern.mjs";
import { isEdgePath } from "../../src/contracts/edge-paths.mjs";
import { readRemoteJson } from "./remote-json.mjs";
import { allOf, createSourceReader, DeclarationError, problemIn } from "./static-source.mjs";

const renderings = ["server", "client"];
const route = {
  maker: "defineRoute",
  message: "route must be made by defineRoute, here or in the file it is imported from",
};
const slot = {
  maker: "defineSlot",
  field: "id",
  message: "slot must be imported from a file where defineSlot makes it",
};

/**
 * @typedef {{ name: string, file: string, exported: string }} Part a page or a slot: its folder's name, its module,
 *   what that exports
 */

/**
 * Reads what a remote is made of from its folders: every `src/pages/<page>/page.ts` and `src/slots/<slot>/slot.ts`,
 * `src/store.ts` and `remote.json`. Modules are read as they are written; nothing of them is run.
 *
 * @param {string} directory the remote's folder
 * @param {(file: string) => void} [onRead] called with each file before it is read
 * @returns {Promise<{
 *   declared: Omit<import("../../src/contracts/remote/manifest.ts").RemoteManifest, "events">,
 *   pages: Part[], slots: Part[], store?: Part & { slices: string[] }
 * }>} `declared`: the remote's part of `release.json`, without its events; `slices`: keys of its reducers
 * @throws DeclarationError with file and line of what cannot be read; one for all of them
 */
export async function readRemote(directory, onRead = () => {}) {
  const reader = createSourceReader(directory, onRead);
  const at = (file) => problemIn(directory, file);
  const json = join(directory, "remote.json");
  onRead(json);

  async function all(kind, read) {
    const folder = join(directory, "src", `${kind}s`);
    return together(foldersIn(folder).map((name) => read(name, join(folder, name, `${kind}.ts`))));
  }

  async function open(name, file, maker) {
    if (!/^[a-z][a-z0-9-]*$/.test(name)) throw at(file)(1, `the folder must be named in kebab-case`);
    if (!existsSync(file)) throw at(file)(1, "is missing; every folder here has one");
    const source = await reader.read(file);
    const definition = source.definition(maker);
    return { source, ...definition, part: partOf(name, file, definition.name) };
  }

  const partOf = (name, file, exported) => ({ name, file: `./${relative(directory, file)}`, exported });

  async function readPage(name, file) {
    const { source, node, fields, part } = await open(name, file, "definePage");
    const rendering = renderingOf(source, node, fields);
    const login = fields.get("login");
    if (login && login.type !== "BooleanLiteral") source.fail(login, "login must be true or false");
    const paths = await Promise.all(
      routesOf(source, node, fields).map((value) => reader.contract(source, value, route)),
    );
    const ofEdge = paths.find(isEdgePath);
    if (ofEdge) source.fail(node, `${ofEdge} is an address that the edge answers itself`);
    const routes = paths.map((path) => ({ page: name, path, rendering, ...(login?.value ? { login: true } : {}) }));
    return { part, declared: routes };
  }

  async function readSlot(name, file) {
    const { source, node, fields, part } = await open(name, file, "slotContent");
    const rendering = renderingOf(source, node, fields);
    if (!fields.has("slot")) source.fail(node, "slot is missing");
    return {
      part,
      declared: [{ slot: await reader.contract(source, fields.get("slot"), slot), part: name, rendering }],
    };
  }

  async function readStore() {
    const file = join(directory, "src", "store.ts");
    if (!existsSync(file)) return undefined;
    const source = await reader.read(file);
    const { name, fields } = source.definition("defineStore");
    const reducers = fields.get("reducers");
    const slices = reducers ? [...source.fieldsOf(reducers, "reducers").keys()] : [];
    return { ...partOf("store", file, name), slices };
  }

  const [about, pages, slots, store] = await together([
    readRemoteJson(directory, at(json)),
    all("page", readPage),
    all("slot", readSlot),
    readStore(),
  ]);
  const routes = pages.flatMap(({ declared }) => declared);
  const filled = slots.flatMap(({ declared }) => declared);
  refuseTwice(
    routes,
    ({ path }) => shapeOf(path),
    ({ page }) => at(join(directory, "src/pages", page, "page.ts")),
  );
  refuseTwice(
    filled,
    ({ slot }) => slot,
    ({ part }) => at(join(directory, "src/slots", part, "slot.ts")),
  );
  return {
    declared: { ...about, routes, slots: filled },
    pages: pages.map(({ part }) => part),
    slots: slots.map(({ part }) => part),
    store,
  };
}

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).length > 0)
        .map(({ name }) => name)
        .sort()
    : [];

function renderingOf(source, node, fields) {
  const value = fields.get("rendering");
  const isLiteral = value?.type === "StringLiteral";
  if (!isLiteral || !renderings.includes(value.value))
    source.fail(value ?? node, 'rendering must be "server" or "client"');
  return value.value;
}

function routesOf(source, node, fields) {
  const one = fields.get("route");
  const several = fields.get("routes");
  if (one) return [one];
  if (!several) return source.fail(node, "route is missing");
  if (several.type !== "ArrayExpression") return source.fail(several, "routes must be a list in place");
  return several.elements.map((element) => element.expression);
}

/** One address has one page, and one slot one content. */
function refuseTwice(declared, keyOf, problemOf) {
  const owners = new Map();
  for (const one of declared) {
    const key = keyOf(one);
    const owner = owners.get(key);
    if (owner) throw problemOf(one)(1, `${one.path ?? one.slot} is declared by ${owner.page ?? owner.part} already`);
    owners.set(key, one);
  }
}

/** Waits for all, and reports every mistake at once. */
async function together(promises) {
  const settled = await Promise.allSettled(promises);
  const errors = settled.filter(({ status }) => status === "rejected").map(({ reason }) => reason);
  const unexpected = errors.find((error) => !(error instanceof DeclarationError));
  if (unexpected) throw unexpected;
  if (errors.length > 0) throw allOf(errors);
  return settled.map(({ value }) => value);
}
