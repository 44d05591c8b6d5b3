import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { cohortOutside, cohortsOf, visit } from "../../support/cohorts.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import { after, before, publishNewWords } from "../../support/release-words.ts";
import { test as base, expect } from "../../support/shop.ts";

const roles = {
  lan: ["promote:mf-catalog:50"],
  hoa: ["promote:mf-membership:10"],
  minh: ["promote-all", "roll-back"],
  thu: ["promote-all"],
};
type Name = keyof typeof roles;

/** `tokens`: those of the operators of the own edge. */
const test = base.extend<{ tokens: Record<string, string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixtures from the first parameter's pattern
  tokens: async ({}, use) => use({}),
  edgeSettings: async ({ tokens, shop }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "operators-"));
    const entries: unknown[] = [];
    for (const [name, own] of Object.entries(roles)) {
      const roleOptions = own.flatMap((role) => ["--role", role]);
      const { token, entry } = JSON.parse(await ops(shop, "operator", name, ...roleOptions, "--json"));
      tokens[name] = token;
      entries.push(entry);
    }
    const file = join(folder, "operators.json");
    await writeFile(file, JSON.stringify(entries));
    await use({ OPERATORS_FILE: file, PROMOTE_NEEDS_SECOND: "100" });
    await rm(folder, { recursive: true });
  },
});

test("operators try two releases on a phone, approve one for all, and take it back", async ({
  browser,
  request,
  ownEdge,
  tokens,
}) => {
  test.setTimeout(180_000);
  await publishNewWords(ownEdge);
  const replace = ['title: "Gói thành viên"', 'title: "Gói của bạn"'] as [string, string];
  const membership = await nextRelease("mf-membership", { version: "9.0.0", only: /^server/, replace });
  await ops(ownEdge, "publish", "--from", membership);
  const textOf = async (path: string, cohort: number) => (await visit(request, ownEdge, path, cohort)).text;

  /** The operators' page, on the phone of an operator who logs in. */
  async function logIn(name: Name): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(`${ownEdge.url}/ops`);
    await page.getByLabel("Your token").fill(tokens[name] ?? "");
    await page.getByRole("button", { name: "Log in" }).tap();
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    return page;
  }
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const formOf = (page: Page, name: string) => page.locator("form").filter({ has: button(page, name) });
  /** Sends a form and returns to the page. */
  async function send(page: Page, name: string, answer: string): Promise<void> {
    await button(page, name).tap();
    await expect(page.getByRole("status").or(page.getByRole("alert"))).toContainText(answer);
    await page.getByRole("link", { name: "Back to the releases" }).tap();
    await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  }
  async function promote(page: Page, remote: string, share: string, answer: string): Promise<void> {
    await page.getByLabel(remote).selectOption("9.0.0");
    await formOf(page, "Promote").getByLabel("Percent of shoppers").fill(share);
    await formOf(page, "Promote").getByLabel("Load its pages in a browser first").uncheck();
    await send(page, "Promote", answer);
  }
  const candidate = (page: Page, release: string, share: string) =>
    page.getByRole("heading", { name: `Candidate ${release} for ${share} of shoppers` });

  const [lan, hoa] = [await logIn("lan"), await logIn("hoa")];
  await expect(hoa.getByLabel("mf-catalog")).toHaveCount(0);
  await promote(lan, "mf-catalog", "10", "revision 2 is live: mf-catalog@9.0.0 for 10 % of shoppers");
  await promote(hoa, "mf-membership", "11", "hoa may not show new releases of mf-membership to 11 % of shoppers");
  await promote(hoa, "mf-membership", "5", "revision 3 is live: mf-membership@9.0.0 for 5 % of shoppers");
  await expect(candidate(hoa, "mf-catalog@9.0.0", "10 %")).toBeVisible();
  await expect(candidate(hoa, "mf-membership@9.0.0", "5 %")).toBeVisible();
  const [seeing = 0] = await cohortsOf(ownEdge, "mf-membership");
  await expect.poll(() => textOf("/member-ship", seeing)).toContain("Gói của bạn");
  expect(await textOf("/home", seeing)).toContain(before);

  await expect(button(hoa, "Withdraw it")).toHaveCount(1);
  await expect(button(hoa, "Show it to all")).toHaveCount(0);
  await expect(button(hoa, "Roll back")).toHaveCount(0);
  const key = await hoa.locator('input[name="key"]').first().inputValue();
  const forged = (form: Record<string, string>) =>
    hoa.context().request.post(`${ownEdge.url}/ops/commands/withdraw`, { form });
  const answers = [await forged({ words: "mf-membership" }), await forged({ key, words: "mf-catalog" })];
  expect(answers.map((answer) => answer.status())).toEqual([403, 403]);
  expect(await answers[1]?.text()).toContain("hoa may not withdraw a candidate with releases of mf-catalog");

  await lan.reload();
  await formOf(lan, "Change the share").getByLabel("Percent of shoppers").fill("40");
  await send(lan, "Change the share", "revision 4 is live: mf-catalog at 40 %");
  await expect(candidate(lan, "mf-catalog@9.0.0", "40 %")).toBeVisible();
  await send(hoa, "Withdraw it", "revision 5 is live: mf-membership withdrawn");
  await expect(candidate(hoa, "mf-membership@9.0.0", "5 %")).toHaveCount(0);
  const outside = cohortOutside(await cohortsOf(ownEdge, "mf-catalog"));

  const [minh, thu] = [await logIn("minh"), await logIn("thu")];
  await formOf(minh, "Show it to all").getByLabel("Load its pages in a browser first").uncheck();
  await send(minh, "Show it to all", "it waits for a second operator");
  await expect(minh.getByText("minh wants to show mf-catalog@9.0.0 to all shoppers")).toBeVisible();
  await expect(button(minh, "Approve it")).toHaveCount(0);
  expect(await textOf("/home", outside)).toContain(before);
  await thu.reload();
  await send(thu, "Approve it", "revision 6 is live");
  await expect.poll(() => textOf("/home", outside)).toContain(after);
  await expect(thu.getByRole("cell", { name: "minh, approved by thu" })).toBeVisible();

  await minh.reload();
  await formOf(minh, "Roll back").getByLabel("To").selectOption({ index: 0 });
  await send(minh, "Roll back", "revision 7 is live: back to revision");
  await expect.poll(() => textOf("/home", outside)).toContain(before);
});
