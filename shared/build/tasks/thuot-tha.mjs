#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { warn } from "../workspace.mjs";

/** Tasks for a remote in its own repository, besides the tools with commands of their own. */
const tasks = ["new-remote", "dev"];

const [command, ...words] = process.argv.slice(2);
if (tasks.includes(command)) {
  const task = fileURLToPath(new URL(`${command}.mjs`, import.meta.url));
  // The task reads its arguments as if it had been started directly.
  process.argv.splice(1, process.argv.length, task, ...words);
  await import(task);
} else {
  warn("thuot-tha new-remote <name>   makes a remote in this folder");
  warn("thuot-tha dev                 serves this folder's remote to a running shop: --shop <address>, --port <port>");
  process.exitCode = 2;
}
