import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { open } from "../../steps/shopping.ts";
import { networkTo } from "../../support/network.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import { expect, type RunningShop, test } from "../../support/shop.ts";

async function deploy(shop: RunningShop, version = "9.0.0"): Promise<void> {
  const folder = await nextRelease("mf-catalog", { version, replace: ["Bạn mặc đi đâu?", "Bạn sắp đi đâu?"] });
  await ops(shop, "publish", "--from", folder);
  await ops(shop, "promote", `mf-catalog@${version}`, "--no-browser");
  await expect.poll(async () => (await fetch(`${shop.url}/composition.json`)).text()).toContain(version);
}

/** Versions of a remote of which the service worker holds files. */
const keptVersions = (page: Page, remote: string) =>
  page.evaluate(async (name) => {
    const kept = await (await caches.open("releases")).keys();
    const versions = kept.map(({ url }) => new RegExp(`/r/${name}/([^/]+)/`).exec(url)?.[1]);
    return [...new Set(versions.filter((version) => version !== undefined))].sort();
  }, remote);

test("a guest with a half-filled form is offered the new version and loses nothing typed", async ({
  page,
  ownEdge,
}) => {
  await open(page, `${ownEdge.url}/register`);
  const name = page.getByRole("textbox", { name: "Họ và tên" });
  await name.fill("Nguyễn Thanh Mai");
  await deploy(ownEdge);
  // Hovering a link makes the shop check for a new version, because the shopper may follow it.
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).hover();
  const offer = page.getByRole("status", { name: "Phiên bản mới" });
  await expect(offer).toContainText("Có phiên bản mới");
  await expect(name).toHaveValue("Nguyễn Thanh Mai");

  await offer.getByRole("button", { name: "Tải lại" }).click();
  await expect(offer).toContainText("đang điền dở một biểu mẫu");
  await offer.getByRole("button", { name: "Điền tiếp" }).click();
  await expect(offer).toBeHidden();
  await expect(name).toHaveValue("Nguyễn Thanh Mai");
});

test("a guest who takes the new version has it at once", async ({ page, ownEdge }) => {
  await open(page, `${ownEdge.url}/home`);
  await expect(page.getByRole("heading", { name: "Bạn mặc đi đâu?" })).toBeVisible();
  await expect.poll(() => keptVersions(page, "mf-catalog")).toEqual(["1.0.0"]);
  await deploy(ownEdge);
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).hover();
  await page.getByRole("status", { name: "Phiên bản mới" }).getByRole("button", { name: "Tải lại" }).click();
  await expect(page.getByRole("heading", { name: "Bạn sắp đi đâu?" })).toBeVisible();
  // The device has the files of the new one, and still those of the one before.
  await expect.poll(() => keptVersions(page, "mf-catalog")).toEqual(["1.0.0", "9.0.0"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a guest who is filtering when a version goes live keeps the sheet, and has the version on the next page", async ({
    page,
    ownEdge,
  }) => {
    await open(page, `${ownEdge.url}/dam`);
    await page.getByRole("button", { name: /Bộ lọc/ }).tap();
    const filters = page.getByRole("dialog", { name: "Bộ lọc" });
    await deploy(ownEdge);
    await filters.getByRole("checkbox", { name: /^Đầm cưới/ }).tap();
    await expect(page).toHaveURL(`${ownEdge.url}/dam?cat=dam-cuoi`);
    await filters.getByRole("checkbox", { name: /^Đầm dạo phố/ }).tap();
    await expect(page).toHaveURL(/\/dam\?cat=dam-cuoi.+dam-dao-pho$/);
    await expect(page.getByRole("status", { name: "Phiên bản mới" })).toBeAttached();
    await expect(filters).toBeVisible();
    await filters.getByRole("button", { name: /^Xem \d+ món/ }).tap();
    await page.getByRole("link", { name: "Trang chủ", exact: true }).tap();
    await expect(page.getByRole("heading", { name: "Bạn sắp đi đâu?" })).toBeVisible();
  });
});

test("a guest is no longer offered a version that operators have taken back", async ({ page, ownEdge }) => {
  await open(page, `${ownEdge.url}/home`);
  await deploy(ownEdge);
  const link = page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy", exact: true });
  await link.hover();
  const offer = page.getByRole("status", { name: "Phiên bản mới" });
  await expect(offer).toBeVisible();
  await ops(ownEdge, "rollback");
  await expect(async () => {
    await page.mouse.move(0, 500);
    await link.hover();
    expect(await offer.isHidden()).toBe(true);
  }).toPass();
});

test("a guest whose tab is older than the shop's files goes on with a document", async ({ page, ownEdge, request }) => {
  // Before this tab opens, nothing announces the new version.
  const network = await networkTo(ownEdge.url);
  network.break(/^\/composition\.json/, "is-gone");
  await open(page, `${network.url}/vay`);
  await deploy(ownEdge);
  // The edge keeps the files of the set before the live one, and the tab's set is older still.
  await deploy(ownEdge, "9.0.1");
  // Neither the store nor the edge's copy has the release that the tab shows.
  await rm(join(ownEdge.data, "releases/remotes/mf-catalog/1.0.0"), { recursive: true });
  // The edge may write there in the meantime.
  await rm(join(ownEdge.data, "cache/releases"), { recursive: true, maxRetries: 5 });
  const documents: string[] = [];
  const reports: unknown[] = [];
  page.on("request", (one) => {
    if (one.isNavigationRequest()) documents.push(new URL(one.url()).pathname);
    if (one.url().endsWith("/telemetry")) reports.push(one.postDataJSON());
  });
  await page.getByRole("link", { name: "Thướt Tha, về trang chủ" }).click();
  await expect(page.getByRole("heading", { name: "Bạn sắp đi đâu?" })).toBeVisible();
  expect(documents).toEqual(["/home"]);
  const gone = { kind: "load", who: "mf-catalog", part: "home", version: "1.0.0", revision: 1 };
  await expect.poll(() => reports).toContainEqual(expect.objectContaining(gone));
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Đầm", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  expect((await request.get(`${ownEdge.url}/r/mf-catalog/1.0.0/remoteEntry.js`)).status()).toBe(404);
  await network.stop();
});
