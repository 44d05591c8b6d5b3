import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseSync } from "@swc/core";

const root = join(__dirname, "..", "..");

/** Sources without circular imports. `rooms` is the document that lists the folders, the lowest first. */
const packages = [{ sources: "api/src", rooms: "api/README.md" }];

const isSource = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith(`testing${sep}`);

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

/** The relative specifiers that a file imports, those of types and of `import()` included. */
const specifiersOf = (text, path = "a.ts") =>
  importedBy(parseSync(text, { syntax: "typescript", tsx: path.endsWith("x") }).body).filter((name) =>
    name?.startsWith("."),
  );

/** Every source of a folder, as a path in it, with the sources that it imports. Tests and their helpers are left out. */
function importsOf(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter(isSource);
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const targets = specifiersOf(readFileSync(join(folder, path), "utf8"), path).flatMap((specifier) => {
        const target = relative(folder, resolve(folder, dirname(path), specifier));
        const file = [target, `${target}.ts`, `${target}.tsx`, join(target, "index.ts")].find((name) =>
          known.has(name),
        );
        return file ? [file] : [];
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
});

describe.each(packages)("$sources", ({ sources, rooms }) => {
  const imports = importsOf(join(root, sources));

  it("imports in one direction, files and folders", () => {
    expect(imports.size).toBeGreaterThan(0);
    expect(circlesOf(imports)).toEqual([]);
  });

  it(`has the rooms that ${rooms} lists, and each imports those before it only`, () => {
    const listed = [...readFileSync(join(root, rooms), "utf8").matchAll(/^src\/([\w-]+)\/ /gm)].map(([, name]) => name);
    const roomOf = (path) => (path.includes(sep) ? path.split(sep)[0] : null);
    const found = new Set([...imports.keys()].map(roomOf).filter(Boolean));
    expect([...listed].sort()).toEqual([...found].sort());
    const upwards = [...imports].flatMap(([file, targets]) =>
      targets
        .filter(
          (target) => roomOf(file) && roomOf(target) && listed.indexOf(roomOf(target)) > listed.indexOf(roomOf(file)),
        )
        .map((target) => `${file} → ${target}`),
    );
    expect(upwards).toEqual([]);
  });
});
