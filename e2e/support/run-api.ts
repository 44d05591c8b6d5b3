import { join } from "node:path";
import { root } from "./folders.ts";
import { type StartedProcess, startProcess } from "./start-process.ts";

/**
 * Starts the API alone, over a shop's data.
 *
 * @param workspace whose build of it runs
 * @param port 0: any that is free
 */
export function runApi(
  data: string,
  { workspace = root, port = "0", env = {} }: { workspace?: string; port?: string; env?: Record<string, string> } = {},
): Promise<StartedProcess> {
  const settings = { DATA_DIR: data, API_PORT: port, LOG_LEVEL: "silent", ...env };
  return startProcess(join(workspace, "api/dist/main.js"), settings, "listening on ");
}
