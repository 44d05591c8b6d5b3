import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { images, root } from "./folders.ts";

export interface RunningShop {
  url: string;
  /** Where its database, pictures and releases are. */
  data: string;
  stop: () => Promise<void>;
}

/** Stories do not test speed: on a busy machine too, the server renders pages, and its processes do not count as stuck. */
export const unhurried = { RENDER_BUDGET_MS: "8000", RENDER_TIMEOUT_MS: "30000", RENDER_STALL_MS: "10000" };

/** Starts the whole built shop as `npm start` does, on a free port; resolves when it reports that it is ready. */
export async function runShop(data: string, env: Record<string, string> = {}): Promise<RunningShop> {
  const child = spawn(process.execPath, [join(root, "shared/build/tasks/serve.mjs")], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, IMAGE_CACHE_DIR: images, PORT: "0", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const said: string[] = [];
  child.stderr.on("data", (text) => said.push(String(text)));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      said.push(line);
      const ready = /ready at (\S+)/.exec(line);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once("exit", () => reject(new Error(`The shop did not start:\n${said.join("\n")}`)));
  });
  return {
    url,
    data,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
