import { ops } from "../../support/ops.ts";
import { after, before, publishNewWords } from "../../support/release-words.ts";
import { expect, test } from "../../support/shop.ts";

// A promotion loads pages in a browser of its own.
test.describe.configure({ timeout: 180_000 });

test("an operator can show a release to some shoppers, to more, and to all", async ({ browser, request, ownEdge }) => {
  await publishNewWords(ownEdge);
  await ops(ownEdge, "promote", "mf-catalog@9.0.0", "--canary", "10", "--no-browser");
  const homeOf = async (cohort: number) => {
    const answer = await request.get(`${ownEdge.url}/home`, { headers: { cookie: `tt_cohort=${cohort}` } });
    return { text: await answer.text(), cohort: answer.headers()["x-cohort"] };
  };
  await expect.poll(async () => (await homeOf(0)).cohort).toBe("candidate");

  for (const [cohort, words] of [
    [0, after],
    [9, after],
    [10, before],
    [99, before],
  ] as const) {
    expect((await homeOf(cohort)).text).toContain(words);
  }
  const context = await browser.newContext();
  await context.addCookies([{ name: "tt_cohort", value: "3", url: ownEdge.url }]);
  const page = await context.newPage();
  await page.goto(`${ownEdge.url}/home`);
  await expect(page.getByRole("heading", { name: after })).toBeVisible();

  await ops(ownEdge, "canary", "50");
  await expect.poll(async () => (await homeOf(49)).text).toContain(after);
  expect((await homeOf(3)).text).toContain(after);
  expect((await homeOf(50)).text).toContain(before);
  await ops(ownEdge, "finish");
  await expect.poll(async () => (await homeOf(99)).text).toContain(after);
});

test("an operator can show a release to one person before any shopper, who can leave it again", async ({
  page,
  request,
  ownEdge,
}) => {
  await publishNewWords(ownEdge);
  const said = await ops(ownEdge, "promote", "mf-catalog@9.0.0", "--canary", "0", "--no-browser");
  const link = /preview: (\S+)/.exec(said)?.[1];
  await expect
    .poll(async () => (await request.get(`${ownEdge.url}/composition.json`)).text())
    .toContain('"revision":2');

  await page.goto(ownEdge.url + link);
  await expect(page).toHaveURL(`${ownEdge.url}/home`);
  await expect(page.getByRole("heading", { name: after })).toBeVisible();
  expect(await (await request.get(`${ownEdge.url}/home`)).text()).toContain(before);

  await page.goto(`${ownEdge.url}/home?preview=off`);
  await expect(page.getByRole("heading", { name: before })).toBeVisible();
});
