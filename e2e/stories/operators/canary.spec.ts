import { cohortOutside, cohortsOf, cookieOf, visit } from "../../support/cohorts.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import { after, before, publishNewWords } from "../../support/release-words.ts";
import { expect, test } from "../../support/shop.ts";

// A promotion loads pages in a browser of its own.
test.describe.configure({ timeout: 180_000 });

test("an operator can show a release to some shoppers, to more, and to all", async ({ browser, request, ownEdge }) => {
  await publishNewWords(ownEdge);
  await ops(ownEdge, "promote", "mf-catalog@9.0.0", "--canary", "0.1", "--no-browser");
  const seeing = await cohortsOf(ownEdge, "mf-catalog");
  const other = cohortOutside(seeing);
  const homeOf = async (cohort: number) => (await visit(request, ownEdge, "/home", cohort)).text;
  const shown = seeing[0] ?? 0;
  expect(seeing).toHaveLength(10);
  await expect.poll(() => homeOf(shown)).toContain(after);
  expect(await homeOf(other)).toContain(before);
  const context = await browser.newContext();
  const [name = "", value = ""] = cookieOf(shown).split("=");
  await context.addCookies([{ name, value, url: ownEdge.url }]);
  const page = await context.newPage();
  await page.goto(`${ownEdge.url}/home`);
  await expect(page.getByRole("heading", { name: after })).toBeVisible();

  await ops(ownEdge, "canary", "50");
  const more = await cohortsOf(ownEdge, "mf-catalog");
  expect(more).toEqual(expect.arrayContaining(seeing));
  await expect.poll(() => homeOf(more.find((cohort) => !seeing.includes(cohort)) ?? 0)).toContain(after);
  expect(await homeOf(shown)).toContain(after);
  const last = cohortOutside(more);
  expect(await homeOf(last)).toContain(before);
  await ops(ownEdge, "finish");
  await expect.poll(() => homeOf(last)).toContain(after);
});

test("an operator can show a release to staff before any shopper, who can leave it again", async ({
  page,
  request,
  ownEdge,
}) => {
  await publishNewWords(ownEdge);
  await ops(ownEdge, "promote", "mf-catalog@9.0.0", "--canary", "0", "--no-browser");
  const [link = ""] = (await ops(ownEdge, "staff-link", "mf-catalog")).split("\n");
  await expect
    .poll(async () => (await request.get(`${ownEdge.url}/composition.json`)).text())
    .toContain('"revision":2');

  await page.goto(link);
  await expect(page).toHaveURL(`${ownEdge.url}/home`);
  await expect(page.getByRole("heading", { name: after })).toBeVisible();
  expect(await (await request.get(`${ownEdge.url}/home`)).text()).toContain(before);

  await page.goto(`${ownEdge.url}/home?staff=off`);
  await expect(page.getByRole("heading", { name: before })).toBeVisible();
  await page.goto(`${link}x`);
  await expect(page.getByText("Liên kết xem thử này không đúng, hoặc bản thử của nó đã kết thúc.")).toBeVisible();
});

test("an operator can show two releases to different shoppers, and one of them to all", async ({
  request,
  ownEdge,
}) => {
  await publishNewWords(ownEdge);
  const folder = await nextRelease("mf-membership", {
    version: "9.0.0",
    only: /^server/,
    replace: ['title: "Gói thành viên"', 'title: "Gói của bạn"'],
  });
  await ops(ownEdge, "publish", "--from", folder);
  await ops(ownEdge, "promote", "mf-catalog@9.0.0", "--canary", "30.5", "--no-browser");
  await ops(ownEdge, "promote", "mf-membership@9.0.0", "--canary", "30", "--no-browser");
  const [catalogue = 0] = await cohortsOf(ownEdge, "mf-catalog");
  const [membership = 0] = await cohortsOf(ownEdge, "mf-membership");
  const textOf = async (path: string, cohort: number) => (await visit(request, ownEdge, path, cohort)).text;

  await expect.poll(() => textOf("/member-ship", membership)).toContain("Gói của bạn");
  expect(await textOf("/home", membership)).toContain(before);
  expect(await textOf("/home", catalogue)).toContain(after);
  expect(await textOf("/member-ship", catalogue)).not.toContain("Gói của bạn");

  await ops(ownEdge, "finish", "mf-catalog", "--no-browser");
  await expect.poll(() => textOf("/home", membership)).toContain(after);
  expect(await textOf("/member-ship", membership)).toContain("Gói của bạn");
  await ops(ownEdge, "withdraw");
  await expect.poll(() => textOf("/member-ship", membership)).not.toContain("Gói của bạn");
});
