import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./folders.ts";

/**
 * Starts the API alone, over a shop's data.
 *
 * @param workspace whose build of it runs
 * @param port 0: any that is free
 */
export async function runApi(
  data: string,
  { workspace = root, port = "0" }: { workspace?: string; port?: string } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(workspace, "api/dist/main.js")], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, API_PORT: port, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const listening = /listening on (\S+)/.exec(line);
      if (listening?.[1]) resolve(listening[1]);
    });
    child.once("exit", () => reject(new Error("The API did not start")));
  });
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
