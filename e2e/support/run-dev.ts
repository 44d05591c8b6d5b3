import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./folders.ts";
import type { RunningShop } from "./run-shop.ts";

/** Starts a remote's development server beside a shop; resolves when the first build is served. */
export async function runDev(
  remote: string,
  { url: shop }: RunningShop,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(
    process.execPath,
    [join(root, "shared/build/tasks/dev.mjs"), remote, "--port", "0", "--shop", shop],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const alone = /alone:\s+(\S+)/.exec(line);
      if (alone?.[1]) resolve(alone[1]);
    });
    child.once("exit", () => reject(new Error("The development server did not start")));
  });
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
