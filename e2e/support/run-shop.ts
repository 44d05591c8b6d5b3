import { join } from "node:path";
import { images, root } from "./folders.ts";
import { startProcess } from "./start-process.ts";

export interface RunningShop {
  url: string;
  /** Folder of its database, pictures and releases. */
  data: string;
  stop: () => Promise<void>;
}

/**
 * Long timeouts, because stories do not test speed: pages are rendered, and processes do not count as stuck, even on a
 * busy machine.
 */
export const unhurried = { RENDER_BUDGET_MS: "8000", RENDER_TIMEOUT_MS: "30000", RENDER_STALL_MS: "10000" };

/** Starts the whole built shop as `npm start` does, on a free port. */
export async function runShop(data: string, env: Record<string, string> = {}): Promise<RunningShop> {
  const settings = { DATA_DIR: data, IMAGE_CACHE_DIR: images, PORT: "0", LOG_LEVEL: "error", ...env };
  const { url, stop } = await startProcess(join(root, "shared/build/tasks/serve.mjs"), settings);
  return { url, data, stop };
}
