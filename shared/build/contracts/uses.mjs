import { isLive, liveModules } from "./live.mjs";

/**
 * Where contracts are declared: `contracts/<kind>/…` of any package, operations as
 * `contracts/operations/<noun>/<verb>.ts`.
 */
const places =
  /[\\/]contracts[\\/](?:(events|slots|routes)[\\/].+|(operations)[\\/](?!entities[\\/])[^\\/]+[\\/][^\\/]+)\.tsx?$/;
const slotFile = /[\\/]src[\\/]slots[\\/][^\\/]+[\\/]slot\.ts$/;
const pageFile = /[\\/]src[\\/]pages[\\/][^\\/]+[\\/]page\.ts$/;
const declares = ["defineEvent", "defineCommand", "defineSlot", "defineRoute", "defineOperation"];

function kindOf(file) {
  const [, kind, operations] = places.exec(file) ?? [];
  return kind ?? operations;
}

const fileOf = (module) => module.nameForCondition?.() ?? "";

/** How a file uses a contract that it imports. `member` is the first name after the contract's own. */
function roleOf(kind, file, member) {
  if (kind === "events") return member === "emit" || member === "answer" ? "emits" : "consumes";
  if (kind === "slots") return slotFile.test(file) ? "fills" : "places";
  return kind === "routes" ? "links" : "calls";
}

/**
 * Which contracts the code of a release uses, and how, as webpack lists it after dropping dead code. What contract
 * files use of each other does not count.
 *
 * @param {import("webpack").Compilation[]} compilations all that the release is made of
 * @returns {{ kind: string, file: string, name: string, roles: string[] }[]} in a fixed order
 */
export function contractUses(compilations) {
  const uses = new Map();
  for (const compilation of compilations) {
    for (const { file, target, name, member } of imports(compilation)) {
      const kind = kindOf(target);
      const key = `${target}\0${name}`;
      const use = uses.get(key) ?? { kind, file: target, name, roles: new Set() };
      uses.set(key, use);
      use.roles.add(roleOf(kind, file, member));
    }
  }
  return [...uses.keys()].sort().map((key) => ({ ...uses.get(key), roles: [...uses.get(key).roles].sort() }));
}

/** Every live use of a contract's export outside the contract files. */
function* imports(compilation) {
  const { moduleGraph } = compilation;
  for (const module of liveModules(compilation)) {
    const file = fileOf(module);
    if (kindOf(file)) continue;
    for (const { dependencies } of module.blocks ?? []) {
      const found = dependencies.find((one) => kindOf(fileOf(moduleGraph.getModule(one) ?? {})));
      if (found) throw new Error(`${file} imports ${found.request} with import(); import contracts statically.`);
    }
    for (const dependency of module.dependencies ?? []) {
      if (dependency.type !== "harmony import specifier" || !isLive(moduleGraph, dependency)) continue;
      const found = contractOf(moduleGraph, dependency, file);
      if (found) yield { file, ...found };
    }
  }
}

/** The contract that an import leads to, through files that only pass it on. */
function contractOf(moduleGraph, dependency, file) {
  const module = moduleGraph.getModule(dependency);
  const [name, ...rest] = dependency.getIds(moduleGraph);
  if (!module) return null;
  // A page may declare an address that no other file links to.
  if (name === "defineRoute" && pageFile.test(file)) return null;
  if (declares.includes(name) && /\/contracts(\/operations)?$/.test(dependency.request)) {
    throw new Error(`${file} calls ${name}; contracts belong in src/contracts/<events, slots, routes or operations>/.`);
  }
  if (!kindOf(fileOf(module))) {
    const isContract = (one) => Boolean(kindOf(fileOf(one)));
    const target = name && moduleGraph.getExportInfo(module, name).findTarget(moduleGraph, isContract);
    if (!target) return null;
    const [own, ...between] = target.export ?? [];
    return { target: fileOf(target.module), name: own, member: [...between, ...rest][0] };
  }
  if (!name) throw new Error(`${file} uses all of ${dependency.request}; import contracts by name.`);
  return { target: fileOf(module), name, member: rest[0] };
}
