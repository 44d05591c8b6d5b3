import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The API as a process of its own, from its sources. */
export interface ApiProcess {
  pid: number;
  /** Its address once it listens, or null when it has ended before. */
  listening: Promise<string | null>;
  /** Its exit code, or the signal that has ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** All it has written. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
}

/** Starts one on a free port, without the shop's goods. */
export function startProcess(env: Record<string, string>): ApiProcess {
  const directory = join(__dirname, "..", "..");
  const child = spawn(process.execPath, ["--import", "./bench/typescript.mjs", "src/main.ts"], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: "", API_PORT: "0", SEED: "off", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "exit").then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null);
  const listening = new Promise<string | null>((resolve) => {
    const read = (text: Buffer) => {
      output += text;
      const url = /listening on (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => resolve(null));
  });
  return { pid: child.pid ?? 0, listening, ended, output: () => output, kill: (signal) => void child.kill(signal) };
}
