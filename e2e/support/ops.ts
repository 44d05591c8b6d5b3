import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./folders.ts";
import type { RunningShop } from "./run-shop.ts";

/**
 * Runs the release command line, as an operator does.
 * @returns its output
 */
export async function ops({ data, url }: RunningShop, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, "edge/dist/ops.js"), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, SHOP_URL: url },
  });
  return stdout;
}
