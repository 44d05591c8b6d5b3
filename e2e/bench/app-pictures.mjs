import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findBrowser } from "@thuot-tha/shared/build/browser";
import { maskableShopIcon, shopIcon } from "@thuot-tha/shared/contracts/shop-icon";
import { chromium } from "playwright-core";
import { watchQuiet } from "./quiet.mjs";

/**
 * Draws the pictures of the web app manifest into shell/static: icons, and screenshots of a running shop.
 *
 *   node e2e/bench/app-pictures.mjs [--base http://localhost:8080]
 */
const { values } = parseArgs({ options: { base: { type: "string", default: "http://localhost:8080" } } });
const folder = fileURLToPath(new URL("../../shell/static/", import.meta.url));

const icons = [
  ["icon-192.png", 192, shopIcon],
  ["icon-512.png", 512, shopIcon],
  ["icon-maskable-512.png", 512, maskableShopIcon],
  ["icon-apple-180.png", 180, maskableShopIcon],
];
const screens = [
  ["screen-home-wide.jpg", "/home", { width: 1280, height: 800 }, 1],
  ["screen-list-narrow.jpg", "/dam", { width: 390, height: 844 }, 2],
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
for (const [file, edge, icon] of icons) {
  const page = await browser.newPage({ viewport: { width: edge, height: edge } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon}`);
  await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await writeFile(join(folder, "icon.svg"), `${shopIcon}\n`);
for (const [file, path, viewport, deviceScaleFactor] of screens) {
  const page = await browser.newPage({ viewport, deviceScaleFactor, locale: "vi-VN", reducedMotion: "reduce" });
  const quiet = watchQuiet(page);
  await page.goto(values.base + path);
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
  await quiet();
  await writeFile(join(folder, file), await page.screenshot({ type: "jpeg", quality: 80 }));
  await page.close();
}
await browser.close();
