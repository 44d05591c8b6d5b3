import type { Page } from "@playwright/test";
import { cohortOutside, cohortsOf, cookieOf, visit } from "../../support/cohorts.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import { expect, test } from "../../support/shop.ts";

test("a candidate that breaks in browsers is withdrawn automatically, and the history has the reason", async ({
  browser,
  request,
  ownEdge,
}) => {
  test.setTimeout(300_000);
  const folder = await nextRelease("mf-catalog", {
    version: "9.0.0",
    only: /^remote\./,
    replace: ['"use strict";', '"use strict";throw new Error("broken on purpose");'],
  });
  await ops(ownEdge, "publish", "--from", folder);
  await ops(ownEdge, "promote", "mf-catalog@9.0.0", "--canary", "50", "--no-browser");
  const seeing = await cohortsOf(ownEdge, "mf-catalog");
  const [shown, other] = [seeing[0] ?? 0, cohortOutside(seeing)];
  const setOfShown = async () => (await visit(request, ownEdge, "/home", shown)).set;
  await expect.poll(setOfShown).toBe("mf-catalog");

  /** A new shopper's page; a browser that closes while its page reloads may never answer. */
  const shopper = async () => (await browser.newContext({ serviceWorkers: "block" })).newPage();
  const open = async (page: Page, cohort: number) => {
    const [name = "", value = ""] = cookieOf(cohort).split("=");
    await page.context().addCookies([{ name, value, url: ownEdge.url }]);
    const request = page.waitForRequest((one) => one.url().endsWith("/telemetry"));
    // The page before may be reloading itself because of its broken code, which interrupts this navigation.
    await expect(async () => void (await page.goto(`${ownEdge.url}/about-us`))).toPass();
    await request;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
  const [one, two] = [await shopper(), await shopper()];
  for (let visits = 0; visits < 30 && (await setOfShown()) !== "stable"; visits++) {
    await Promise.all([open(one, shown), open(two, other)]);
  }

  await expect.poll(setOfShown).toBe("stable");
  const history = await ops(ownEdge, "history");
  expect(history).toContain("edge  withdraw");
  expect(history).toContain("the candidate does worse");
});
