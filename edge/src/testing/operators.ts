import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../cli/run.ts";
import { createToken } from "../operators/operators.ts";

/** Writes `OPERATORS_FILE`. @returns its path, and the token of each operator */
export async function writeOperators(folder: string, roles: Record<string, string[]>) {
  const made = Object.entries(roles).map(([name, own]) => ({ name, roles: own, ...createToken() }));
  const file = join(folder, "operators.json");
  await writeFile(file, JSON.stringify(made.map(({ name, roles: own, hash }) => ({ name, token: hash, roles: own }))));
  return { file, tokens: Object.fromEntries(made.map(({ name, token }) => [name, token])) };
}

/** Runs the command line. @returns the exit code, and what it printed */
export async function ops(args: string[], env: Record<string, string | undefined>) {
  const output: string[] = [];
  const print = (text: string) => void output.push(text);
  const code = await run(args, env, { log: print, error: print });
  return { code, output: output.join("\n") };
}
