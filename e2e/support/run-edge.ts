import { join } from "node:path";
import { images, root } from "./folders.ts";
import { unhurried } from "./run-shop.ts";
import { type StartedProcess, startProcess } from "./start-process.ts";

/** Starts the edge alone, over a shop's releases, with an API address that may lead nowhere. */
export function runEdge(data: string, apiUrl: string, env: Record<string, string> = {}): Promise<StartedProcess> {
  const settings = { DATA_DIR: data, IMAGE_CACHE_DIR: images, API_URL: apiUrl, PORT: "0", LOG_LEVEL: "silent" };
  return startProcess(join(root, "edge/dist/main.js"), { ...settings, ...unhurried, ...env });
}
