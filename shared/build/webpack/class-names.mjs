import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { nameOfFile } from "./packages.mjs";

/** First occurrences of what a CSS module names: classes and animations. */
const namesIn = (css) => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name]) => name)),
];

/**
 * Names a class of a CSS module: five characters for the file, hashed from its package and its path in it, and a number
 * in the file. Documents carry names on every element, so all of a file's names share their beginning and compress
 * well. Every bundle gives the same names to the same file: the browser's, the server's, and a remote's under
 * development.
 */
export function className({ resourcePath }, _template, local) {
  const hash = createHash("sha256").update(nameOfFile(resourcePath)).digest();
  // A letter first, as CSS requires.
  const letter = String.fromCharCode(97 + (hash.readUInt8(0) % 26));
  const file = hash.readUInt32BE(1).toString(36).padStart(4, "0").slice(-4);
  return letter + file + namesIn(readFileSync(resourcePath, "utf8")).indexOf(local).toString(36);
}
