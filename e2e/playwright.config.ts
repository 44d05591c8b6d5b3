import { defineConfig } from "@playwright/test";
import { browserArgs } from "@thuot-tha/shared/server/browser-args";

export default defineConfig({
  testDir: "stories",
  outputDir: "test-results",
  globalSetup: "./support/prepare-shop.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A retry keeps a busy machine from stopping a release; Playwright lists retried stories as flaky.
  retries: process.env.CI ? 1 : 0,
  // A story takes a few seconds; other programs on the machine may take both cores away for a while.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/report.json" }]],
  use: {
    locale: "vi-VN",
    timezoneId: "Asia/Ho_Chi_Minh",
    // Recording takes a fifth of the processor time of every story, so CI records only the retry of a failed one. Frames
    // of a film would take more; the last screen of a failed story is kept.
    trace: {
      mode: process.env.CI ? "on-first-retry" : "retain-on-failure",
      screenshots: false,
      snapshots: true,
      sources: true,
    },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArgs },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 1000 } } },
    {
      name: "phone",
      testMatch: "shoppers/{rent,buy}.spec.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // What it finds depends on the order of requests, so that a second try would hide it. It needs no browser.
    { name: "fuzz", testDir: "fuzz", fullyParallel: false, retries: 0, use: { trace: "off" } },
  ],
});
