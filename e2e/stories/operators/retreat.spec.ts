import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import { expect, test } from "../../support/shop.ts";

test("a candidate that breaks in browsers is withdrawn by itself, and the history says why", async ({
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
  const cohortOf = async (cohort: number) => {
    const answer = await request.get(`${ownEdge.url}/home`, { headers: { cookie: `tt_cohort=${cohort}` } });
    return answer.headers()["x-cohort"];
  };
  await expect.poll(() => cohortOf(0)).toBe("candidate");

  const visit = async (cohort: number) => {
    // A worker on its way in is nothing to wait for when the shopper leaves.
    const context = await browser.newContext({ serviceWorkers: "block" });
    await context.addCookies([{ name: "tt_cohort", value: String(cohort), url: ownEdge.url }]);
    const page = await context.newPage();
    const told = page.waitForRequest((one) => one.url().endsWith("/telemetry"));
    await page.goto(`${ownEdge.url}/about-us`);
    await told;
    await context.close();
  };
  for (let shopper = 0; shopper < 30 && (await cohortOf(0)) === "candidate"; shopper++) {
    await Promise.all([visit(shopper), visit(99 - shopper)]);
  }

  await expect.poll(() => cohortOf(0), { timeout: 30_000 }).toBe("stable");
  const history = await ops(ownEdge, "history");
  expect(history).toContain("edge  withdraw");
  expect(history).toContain("the candidate does worse");
});
