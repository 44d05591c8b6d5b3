import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { transform } from "@swc/core";

// Lets `node --import ./bench/typescript.mjs` run the API's sources as they are, without a build.
if (!import.meta.url.includes("?hooks")) register(`${import.meta.url}?hooks`);

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const source = await readFile(fileURLToPath(url), "utf8");
  const { code } = await transform(source, { jsc: { parser: { syntax: "typescript" }, target: "es2022" } });
  return { format: "module", source: code, shortCircuit: true };
}
