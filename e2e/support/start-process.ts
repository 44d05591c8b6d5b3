import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { root } from "./folders.ts";

export interface StartedProcess {
  url: string;
  /** Ends it as a balancer's operator does. */
  stop: () => Promise<void>;
  /** Ends it at once, as a crash of its machine does. */
  kill: () => Promise<void>;
}

/** Starts one of the shop's programs; resolves when it reports its address. @param report ends where the address begins */
export async function startProcess(
  program: string,
  env: Record<string, string>,
  report = "ready at ",
): Promise<StartedProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const lines: string[] = [];
  child.stderr.on("data", (text) => lines.push(String(text)));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      lines.push(line);
      const [, address] = line.split(report);
      if (address) resolve(address.split(" ")[0] ?? "");
    });
    child.once("exit", () => reject(new Error(`${program} did not start:\n${lines.join("\n")}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
