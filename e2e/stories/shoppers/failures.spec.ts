import type { Page } from "@playwright/test";
import { watchReports } from "../../steps/metrics.ts";
import { open, ready } from "../../steps/shopping.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import { expect, test } from "../../support/shop.ts";

test.use({ serviceWorkers: "block" });

const membership = "/member-ship";
const title = "Gói thành viên";
const code = /\/r\/mf-membership\/.+\.js/;

/** The content of the progress bar in the place of a page that the browser has not rendered; "none" without a bar. */
const barOf = (page: Page): Promise<string> =>
  page
    .getByRole("main")
    .getByRole("status", { name: "Đang tải trang" })
    .evaluate((place) => getComputedStyle(place, "::before").content);

for (const fault of ["answers-html", "is-gone"] as const) {
  test(`a guest sees a notice, and can go on shopping, when the code of a page ${fault.replace("-", " ")}`, async ({
    page,
    network,
  }) => {
    const documents: string[] = [];
    page.on("request", (one) => one.isNavigationRequest() && documents.push(new URL(one.url()).pathname));
    const reported = await watchReports(page, network.url, "mf-membership");
    network.break(code, fault);
    await open(page, `${network.url}/dam`);
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    // The page's HTML is readable; its code is requested once more, and then no more.
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await ready(page);
    await reported();
    await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
    expect(documents.filter((path) => path === membership).length).toBeLessThanOrEqual(2);
  });
}

test("a guest is led back to where they were when the code of a page that only the browser renders fails to load", async ({
  page,
  network,
}) => {
  await open(page, `${network.url}/dam`);
  const reported = await watchReports(page, network.url, "mf-account");
  network.break(/\/r\/mf-account\/.+\.js/, "is-gone");
  await page.goto(`${network.url}/vay`);
  await ready(page);
  const documents: string[] = [];
  page.on("request", (one) => one.isNavigationRequest() && documents.push(new URL(one.url()).pathname));
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Đăng nhập|Tài khoản/ })
    .click();
  await expect(page.getByRole("alert").getByText("Trang bạn chọn chưa mở được")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
  expect(documents.length).toBeLessThanOrEqual(3);
  await reported();
  network.mend();
});

test("a guest sees progress while the code of a page that only the browser renders hangs", async ({
  page,
  network,
}) => {
  network.break(/\/r\/shell\/.+\.js/, "hangs");
  await page.goto(`${network.url}/login`, { waitUntil: "commit" });
  await expect.poll(() => barOf(page)).toBe('""');
  network.mend();
  await expect(page.getByRole("textbox", { name: "Mật khẩu" })).toBeVisible();
});

test("a guest sees a notice when even the shell's code fails to load, and can try again", async ({ page, network }) => {
  const documents: string[] = [];
  page.on("request", (one) => one.isNavigationRequest() && documents.push(new URL(one.url()).pathname));
  const reported = await watchReports(page, network.url, "shell");
  network.break(/\/r\/shell\/.+\.js/, "is-gone");
  await page.goto(`${network.url}/login`).catch(() => undefined);
  await expect(page.getByText("Trang này chưa tải được.")).toBeVisible();
  expect(await barOf(page)).toBe("none");
  expect(documents).toEqual(["/login", "/login"]);
  await reported();
  network.mend();
  await page.getByRole("main").getByRole("link", { name: "Thử lại" }).click();
  await expect(page.getByRole("textbox", { name: "Mật khẩu" })).toBeVisible();
});

test("a guest who waits for a page that hangs sees a notice, and can go elsewhere", async ({ page, network }) => {
  await open(page, `${network.url}/dam`);
  const reported = await watchReports(page, network.url, "mf-membership");
  network.break(code, "hangs");
  await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
  await expect(page.getByText("Trang đang tải, bạn chờ một chút…")).toBeVisible();
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
  await expect(page.getByText("Trang đang tải, bạn chờ một chút…")).toBeHidden();
  await reported();
});

for (const [when, condition] of [
  ["mounting", "true"],
  ["updating", '$1==="?goi=2"'],
] as const) {
  test(`a part that throws while ${when} leaves the rest of the shop working`, async ({ page, ownEdge }) => {
    const folder = await nextRelease("mf-membership", {
      version: "9.0.0",
      only: /^page-packages/,
      replace: [/Component:function\(\{search:(\w+)\}\)\{/g, `$&if(${condition})throw new Error("broken on purpose");`],
    });
    await ops(ownEdge, "publish", "--from", folder);
    await ops(ownEdge, "promote", "mf-membership@9.0.0", "--no-browser");
    await expect
      .poll(async () => (await page.request.get(`${ownEdge.url}/composition.json`)).text())
      .toContain("9.0.0");

    const reported = await watchReports(page, ownEdge.url, "mf-membership");
    await open(page, `${ownEdge.url}/dam`);
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
    if (when === "updating") {
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.evaluate(() => {
        const link = Object.assign(document.createElement("a"), { href: "/member-ship?goi=2", textContent: "Gói hai" });
        document.querySelector("main")?.append(link);
        link.click();
      });
    }
    await expect(page.getByText("Phần này chưa hiện được")).toBeVisible();
    await expect(page.getByRole("button", { name: "Thử lại" })).toBeVisible();
    await reported();
    await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
  });
}
