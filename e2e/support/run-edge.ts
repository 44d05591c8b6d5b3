import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { images, root } from "./folders.ts";
import { unhurried } from "./run-shop.ts";

/** Starts the edge alone, over a shop's releases, with an API address that may lead nowhere. */
export async function runEdge(
  data: string,
  apiUrl: string,
  env: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(root, "edge/dist/main.js")], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: data,
      IMAGE_CACHE_DIR: images,
      API_URL: apiUrl,
      PORT: "0",
      LOG_LEVEL: "silent",
      ...unhurried,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const ready = /ready at (\S+)/.exec(line);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once("exit", () => reject(new Error("The edge did not start")));
  });
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
