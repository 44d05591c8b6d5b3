import { findBrowser } from "@thuot-tha/shared/build/browser";
import { browserArgs } from "@thuot-tha/shared/server/browser-args";
import { chromium } from "playwright-core";
import { watchQuiet } from "./quiet.mjs";

/** A phone on a slow line (4 × slower processor, 1.6 Mbps, 150 ms), and a desktop without throttling. */
export const devices = {
  mobile: { cpu: 4, down: 1600, up: 750, latency: 150, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  desktop: { cpu: 1, viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
};

export const launch = async () => chromium.launch({ executablePath: await findBrowser(), args: browserArgs });

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A new visitor's browser with an empty cache. */
export const newVisitor = (browser, { viewport, deviceScaleFactor }, serviceWorkers = "block") =>
  browser.newContext({ viewport, deviceScaleFactor, serviceWorkers });

/** The network of a device, for `Network.emulateNetworkConditions`. */
const lineOf = ({ down, up, latency }) => {
  const bytesPerSecond = (kilobits) => (kilobits * 1000) / 8;
  return {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond(down),
    uploadThroughput: bytesPerSecond(up),
  };
};

/**
 * A page with the processor and the network of a device. `quiet` resolves when no request is open and the main thread
 * is idle.
 */
export async function openPage(context, device) {
  const page = await context.newPage();
  const quiet = watchQuiet(page);
  const protocol = await context.newCDPSession(page);
  await protocol.send("Network.enable");
  if (device.down) await protocol.send("Network.emulateNetworkConditions", lineOf(device));
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: device.cpu });
  return { page, protocol, quiet };
}

/**
 * Throttles service workers to the device's network, because the page's session does not. Resolves with how to stop.
 */
export async function brakeWorkers(browser, device) {
  if (!device.down) return async () => undefined;
  const root = await browser.newBrowserCDPSession();
  root.on("Target.targetCreated", async ({ targetInfo: { type, targetId } }) => {
    if (type !== "service_worker") return;
    const { sessionId } = await root.send("Target.attachToTarget", { targetId, flatten: false });
    const send = (id, method, params) =>
      root.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) });
    await send(1, "Network.enable", {});
    await send(2, "Network.emulateNetworkConditions", lineOf(device));
  });
  await root.send("Target.setDiscoverTargets", { discover: true });
  return () => root.detach();
}

export const whenReady = (page) =>
  page.waitForFunction(() => "ready" in document.documentElement.dataset, null, { timeout: 60_000 });

/** Loads a page and waits until its requests, prefetching included, have ended and the main thread is idle. */
export async function arrive({ page, quiet }, url) {
  await page.goto(url, { waitUntil: "load" });
  await whenReady(page);
  await quiet();
}
