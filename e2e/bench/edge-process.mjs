import { fork } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "@thuot-tha/shared/build/workspace";

/** Options of Node with which the image starts an edge (deploy/Dockerfile). */
const imageOptions = ["--initial-old-space-size=128"];

/** Starts an edge on a free port. @param execArgv further options for its Node */
export async function startEdge(env, execArgv = []) {
  const child = fork(join(root, "edge", "dist", "main.js"), {
    execArgv: [...imageOptions, ...execArgv],
    env: { ...env, PORT: "0", LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => resolve(/ready at (\S+)/.exec(line)?.[1]));
    child.once("exit", () => reject(new Error("An edge did not start.")));
  });
  const revision = async () => (await (await fetch(`${url}/composition.json`)).json()).revision;
  return { url, child, revision, stop: () => child.kill("SIGTERM") };
}
