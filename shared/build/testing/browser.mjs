import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { print, root, run } from "../workspace.mjs";

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(join(root, "e2e", "package.json"))("playwright-core");
    return chromium.executablePath();
  } catch {
    return "";
  }
}

function onPath(...names) {
  for (const directory of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) {
      if (existsSync(join(directory, name))) return join(directory, name);
    }
  }
  return "";
}

const find = () =>
  [process.env.CHROMIUM_PATH, playwrightsOwn(), onPath("chromium", "chromium-browser", "google-chrome")].find(
    (path) => path && existsSync(path),
  );

/**
 * Path of a Chromium for tests: the configured one, Playwright's, or the machine's; on Debian, as root, it is
 * installed.
 */
export async function findBrowser() {
  const found = find();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    print("installing Chromium");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "chromium"]);
    const installed = find();
    if (installed) return installed;
  }
  throw new Error("The stories need Chromium: install it, or name it in CHROMIUM_PATH.");
}
