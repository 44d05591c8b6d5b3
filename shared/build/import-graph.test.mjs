import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { parseSync } from "@swc/core";
import { remotes, root } from "./workspace.mjs";

/** Every package's folder with sources, `src` unless named. `document` lists them and those `beside`, lowest first. */
const packages = [
  { directory: "shared" },
  { directory: "shared", src: "build" },
  { directory: "shell", document: "shell/README.md" },
  ...remotes.map((directory) => ({ directory })),
  { directory: "api", beside: ["demo"], document: "api/README.md" },
  { directory: "edge", document: "edge/README.md" },
];

const isSource = (path) =>
  /\.(tsx?|mjs)$/.test(path) && !/\.test\.(tsx?|mjs)$/.test(path) && !/^(testing|templates)\b/.test(path);

/** The imports of a syntax tree node and its descendants. */
function importedBy(node) {
  if (node === null || typeof node !== "object") return [];
  const inside = Object.values(node).flatMap(importedBy);
  if (/^(Import|ExportAll|ExportNamed)Declaration$/.test(node.type) && node.source)
    return [node.source.value, ...inside];
  if (node.type === "CallExpression" && node.callee.type === "Import") {
    return [node.arguments[0].expression.value, ...inside];
  }
  return node.type === "TsImportType" ? [node.argument.value, ...inside] : inside;
}

/** The specifiers that a file imports, those of types and of `import()` included; not those known at run time only. */
const specifiersOf = (text, path = "a.ts") =>
  importedBy(parseSync(text, { syntax: "typescript", tsx: path.endsWith("x") }).body).filter(Boolean);

/** The file of an entry point of the package itself, or null for another specifier. */
function ownEntry({ name, exports = {} }, specifier) {
  if (specifier !== name && !specifier.startsWith(`${name}/`)) return null;
  const path = specifier.replace(name, ".");
  for (const [pattern, target] of Object.entries(exports)) {
    const [start, end = null] = pattern.split("*");
    const file = target.default ?? target;
    if (path === pattern) return file;
    if (end !== null && path.startsWith(start) && path.endsWith(end)) {
      return file.replace("*", path.slice(start.length, path.length - end.length));
    }
  }
  return null;
}

/** Every source of a package, without its tests, with the sources that it imports, as paths in its folder `src`. */
function importsOf({ directory: name, src: folder = "src", beside = [] }) {
  const directory = join(root, name);
  const manifest = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
  const src = join(directory, folder);
  const names = (folder) => readdirSync(folder, { recursive: true });
  const paths = [
    ...names(src),
    ...beside.flatMap((name) => names(join(directory, name)).map((path) => join(name, path))),
  ];
  const fileOf = (path) => (beside.includes(path.split(sep)[0]) ? join(directory, path) : join(src, path));
  const known = new Map(paths.filter(isSource).map((path) => [fileOf(path), path]));
  return new Map(
    [...known].map(([file, path]) => {
      const targets = specifiersOf(readFileSync(file, "utf8"), path).flatMap((specifier) => {
        const isRelative = specifier.startsWith(".");
        const reached = isRelative ? specifier : ownEntry(manifest, specifier);
        if (!reached) return [];
        const target = resolve(isRelative ? dirname(file) : directory, reached);
        const ends = ["", ".ts", ".tsx", `${sep}index.ts`];
        return ends.flatMap((end) => known.get(target + end) ?? []).slice(0, 1);
      });
      return [path, targets];
    }),
  );
}

/** A circle in a graph of names, or null. */
function circleIn(graph) {
  const done = new Set();
  const visit = (name, way) => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const found = visit(next, [...way, name]);
      if (found) return found;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const found = visit(name, []);
    if (found) return found;
  }
  return null;
}

/**
 * Circles among the files and folders of each folder: an import of a file in another folder counts for the two folders
 * that lie side by side. Without any, no file and no folder imports itself in a roundabout way.
 */
function circlesOf(imports) {
  const folders = new Map();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const [from, to] = [file.split(sep), target.split(sep)];
      const depth = from.findIndex((part, index) => part !== to[index]);
      if (depth < 0) continue;
      const folder = from.slice(0, depth).join("/");
      const graph = folders.get(folder) ?? new Map();
      folders.set(folder, graph.set(from[depth], [...(graph.get(from[depth]) ?? []), to[depth]]));
    }
  }
  return [...folders].flatMap(([folder, graph]) => {
    const circle = circleIn(graph);
    return circle ? [`${folder || "."}: ${circle.join(" → ")}`] : [];
  });
}

describe("a graph of imports", () => {
  const graph = (...lines) =>
    new Map(
      lines.map((line) => {
        const [file, ...targets] = line.split(" ");
        return [file, targets];
      }),
    );

  it("has a circle of files", () => {
    expect(circlesOf(graph("cart/a.ts cart/b.ts", "cart/b.ts cart/a.ts"))).toEqual(["cart: a.ts → b.ts → a.ts"]);
  });

  it("has a circle of folders that no file is in alone", () => {
    expect(circlesOf(graph("cart/a.ts order/a.ts", "order/b.ts mail/a.ts", "mail/b.ts cart/b.ts"))).toEqual([
      ".: cart → order → mail → cart",
    ]);
  });

  it("has none where folders import in one direction", () => {
    expect(circlesOf(graph("order/a.ts cart/a.ts cart/deep/b.ts", "cart/a.ts cart/deep/b.ts"))).toEqual([]);
  });

  it("is read from types, values and dynamic imports", () => {
    const text = `import type { A } from "./a.ts";\nexport { b } from "./b.ts";\nconst c = () => import("./c.ts");\ntype D = import("./d.ts").D;`;
    expect(specifiersOf(text)).toEqual(["./a.ts", "./b.ts", "./c.ts", "./d.ts"]);
  });

  it("includes imports through the package's own entry points", () => {
    const manifest = {
      name: "@a/b",
      exports: { ".": "./src/index.ts", "./c": "./src/c/index.ts", "./d/*": "./src/d/*.ts" },
    };
    expect(["@a/b", "@a/b/c", "@a/b/d/e/f", "@a/bc", "./c"].map((name) => ownEntry(manifest, name))).toEqual([
      "./src/index.ts",
      "./src/c/index.ts",
      "./src/d/e/f.ts",
      null,
      null,
    ]);
  });
});

describe.each(packages)("$directory $src", (one) => {
  it("imports in one direction, files and folders", () => {
    const imports = importsOf(one);
    expect(imports.size).toBeGreaterThan(0);
    expect(circlesOf(imports)).toEqual([]);
  });
});

const documented = packages.filter(({ document }) => document);

describe.each(documented)("$directory", ({ document, ...one }) => {
  it(`has the folders that ${document} lists, and each imports those before it only`, () => {
    const imports = importsOf(one);
    const listed = [...readFileSync(join(root, document), "utf8").matchAll(/^(?:src\/)?([\w-]+)\/ {2}/gm)].map(
      ([, name]) => name,
    );
    const folderOf = (path) => (path.includes(sep) ? path.split(sep)[0] : null);
    const found = new Set([...imports.keys()].map(folderOf).filter(Boolean));
    expect([...listed].sort()).toEqual([...found].sort());
    const upwards = [...imports].flatMap(([file, targets]) =>
      targets
        .filter(
          (target) =>
            folderOf(file) && folderOf(target) && listed.indexOf(folderOf(target)) > listed.indexOf(folderOf(file)),
        )
        .map((target) => `${file} → ${target}`),
    );
    expect(upwards).toEqual([]);
  });
});

describe.each(remotes)("%s", (remote) => {
  it("imports no operation in a component, because sagas and functions of its features call the API", () => {
    const src = join(root, remote, "src");
    const components = readdirSync(src, { recursive: true }).filter((path) => isSource(path) && path.endsWith("x"));
    expect(components.length).toBeGreaterThan(0);
    const calling = components.filter((path) =>
      specifiersOf(readFileSync(join(src, path), "utf8"), path).some((specifier) =>
        /\/contracts\/operations\/[^/]+\/[^/]+$/.test(specifier),
      ),
    );
    expect(calling).toEqual([]);
  });
});
