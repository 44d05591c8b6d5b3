import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Path of a Chromium on this machine: `CHROMIUM_PATH`, Playwright's own, or one on the PATH; null when there is none.
 */
export async function findBrowser(env: Record<string, string | undefined>): Promise<string | null> {
  const { chromium } = await import("playwright-core");
  const onPath = (env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => ["chromium", "chromium-browser", "google-chrome"].map((name) => join(folder, name)));
  return [env.CHROMIUM_PATH, chromium.executablePath(), ...onPath].find((path) => path && existsSync(path)) ?? null;
}
