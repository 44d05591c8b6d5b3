import { cohortOf, cookieOf } from "../../support/cohorts.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import { expect, test } from "../../support/shop.ts";

test("a candidate whose server code loops disturbs no other shopper, and is withdrawn within 30 seconds", async ({
  request,
  ownEdge,
}) => {
  const folder = await nextRelease("mf-membership", {
    version: "9.0.0",
    only: /^server/,
    replace: ['title: "Gói thành viên"', "title: (() => { for (;;); })()"],
  });
  await ops(ownEdge, "publish", "--from", folder);
  await ops(ownEdge, "promote", "mf-membership@9.0.0", "--canary", "50", "--no-browser");
  const visit = (path: string, cohort: number) =>
    request.get(ownEdge.url + path, { headers: { cookie: cookieOf(cohort) } });
  const setOf = async (cohort: number) => (await visit("/about-us", cohort)).headers()["x-cohort"];
  await expect.poll(() => cohortOf(request, ownEdge, "mf-membership").catch(() => null)).not.toBeNull();
  const shown = await cohortOf(request, ownEdge, "mf-membership");
  const other = await cohortOf(request, ownEdge, "stable");

  let isStuck = true;
  const stuck = visit("/member-ship", shown).finally(() => {
    isStuck = false;
  });
  const others = [
    await visit("/member-ship", other),
    await visit("/home", other),
    await request.get(`${ownEdge.url}/healthz`),
  ];
  expect(others.map((answer) => answer.status())).toEqual([200, 200, 200]);
  expect(isStuck).toBe(true);
  expect((await stuck).status()).toBe(503);
  await visit("/member-ship", shown);
  await expect.poll(() => setOf(shown), { timeout: 30_000 }).toBe("stable");
  expect((await visit("/member-ship", shown)).status()).toBe(200);
  const history = await ops(ownEdge, "history");
  expect(history).toMatch(/edge {2}withdraw.*server code does not yield.*at \/member-ship.*mf-membership@9\.0\.0/);
});
