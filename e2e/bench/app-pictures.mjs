import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findBrowser } from "@thuot-tha/shared/build/browser";
import { chromium } from "playwright-core";
import { watchQuiet } from "./quiet.mjs";

/**
 * Draws the pictures of the web app manifest into shell/static: icons, and screenshots of a running shop.
 *
 *   node e2e/bench/app-pictures.mjs [--base http://localhost:8080]
 */
const { values } = parseArgs({ options: { base: { type: "string", default: "http://localhost:8080" } } });
const folder = fileURLToPath(new URL("../../shell/static/", import.meta.url));

const plum = "#7B2D43";
const hem = `<path d="M11 6c1 8-1 13-4 20M21 6c-1 8 1 13 4 20M11 6h10M12 16c3 2 5 2 8 0" fill="none" stroke="#FBF8F3" stroke-width="2.2" stroke-linecap="round"/>`;
const svg = (edge, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 32 32"><title>Thướt Tha</title>${inner}</svg>`;
const rounded = `<rect width="32" height="32" rx="7" fill="${plum}"/>${hem}`;
/** Systems crop a maskable icon to their own shapes, so the drawing stays in the middle. */
const maskable = `<rect width="32" height="32" fill="${plum}"/><g transform="translate(16 16) scale(.7) translate(-16 -16)">${hem}</g>`;

const icons = [
  ["icon-192.png", 192, rounded],
  ["icon-512.png", 512, rounded],
  ["icon-maskable-512.png", 512, maskable],
  ["icon-apple-180.png", 180, maskable],
];
const screens = [
  ["screen-home-wide.jpg", "/home", { width: 1280, height: 800 }, 1],
  ["screen-list-narrow.jpg", "/dam", { width: 390, height: 844 }, 2],
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
for (const [file, edge, inner] of icons) {
  const page = await browser.newPage({ viewport: { width: edge, height: edge } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg(edge, inner)}`);
  await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await writeFile(join(folder, "icon.svg"), `${svg(512, rounded)}\n`);
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
