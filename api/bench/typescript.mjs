import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { transform } from "@swc/core";

// Lets `node --import ./bench/typescript.mjs <file>` run the API's sources without a build.
if (!import.meta.url.includes("?hooks")) register(`${import.meta.url}?hooks`);

/** Resolves imports without a file extension, as the build does. */
export function resolve(specifier, context, next) {
  const ends = /^\.\.?\//.test(specifier) ? [".ts", "/index.ts"] : [];
  const found = ends.map((end) => new URL(specifier + end, context.parentURL)).find((url) => existsSync(url));
  return next(found?.href ?? specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const source = await readFile(fileURLToPath(url), "utf8");
  const { code } = await transform(source, { jsc: { parser: { syntax: "typescript" }, target: "es2022" } });
  return { format: "module", source: code, shortCircuit: true };
}
