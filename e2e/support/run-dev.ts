import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./folders.ts";
import type { RunningShop } from "./run-shop.ts";

interface RunningDev {
  /** The addresses it prints. */
  url: string;
  inShop: string;
  off: string;
  stop: () => Promise<void>;
}

/** Starts the development server of a remote of a workspace beside a shop; resolves when the first build is served. */
export const runDev = (remote: string, shop: RunningShop, workspace = root): Promise<RunningDev> =>
  start(workspace, process.execPath, [join(workspace, "shared/build/tasks/dev.mjs"), remote], shop);

/** Starts the development server of a remote in its own folder beside a shop. */
export const runDevIn = (folder: string, shop: RunningShop): Promise<RunningDev> =>
  start(folder, join(folder, "node_modules/.bin/thuot-tha"), ["dev"], shop);

async function start(cwd: string, command: string, args: string[], { url: shop }: RunningShop): Promise<RunningDev> {
  const child = spawn(command, [...args, "--port", "0", "--shop", shop], { cwd, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const printed: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const address = /^ {2}(?:alone|in the shop|switch off): +(\S+)$/.exec(line)?.[1];
      if (address) printed.push(address);
      if (printed.length === 3) resolve();
    });
    child.once("exit", () => reject(new Error("The development server did not start")));
  });
  const [url = "", inShop = "", off = ""] = printed;
  return {
    url,
    inShop,
    off,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
