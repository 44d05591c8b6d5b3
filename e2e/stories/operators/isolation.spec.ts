import { cohortOutside, cohortsOf, visit } from "../../support/cohorts.ts";
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
  const seeing = await cohortsOf(ownEdge, "mf-membership");
  const [shown, other] = [seeing[0] ?? 0, cohortOutside(seeing)];
  const open = (path: string, cohort: number) => visit(request, ownEdge, path, cohort);
  const setOfShown = async () => (await open("/about-us", shown)).set;
  await expect.poll(setOfShown).toBe("mf-membership");

  let isStuck = true;
  const stuck = open("/member-ship", shown).finally(() => {
    isStuck = false;
  });
  const others = [await open("/member-ship", other), await open("/home", other), await open("/healthz", other)];
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(isStuck).toBe(true);
  expect((await stuck).status).toBe(503);
  await open("/member-ship", shown);
  await expect.poll(setOfShown).toBe("stable");
  expect((await open("/member-ship", shown)).status).toBe(200);
  const history = await ops(ownEdge, "history");
  expect(history).toMatch(/edge {2}withdraw.*server code does not yield.*at \/member-ship.*mf-membership@9\.0\.0/);
});
