import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { print, root, run } from "../tasks/workspace.mjs";

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

/**
 * Features that Chromium starts without: those that Playwright disables, because the last list counts, and the address
 * bar's list of suggestions, for which each new window renders two pages of Chromium's own in a process of theirs. They
 * took half of the processor time of opening a window.
 */
const disabledFeatures = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** Flags that let Chromium run as root in a container, and disable its background work. */
export const browserArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join()}`,
];
