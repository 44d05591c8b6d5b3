import { open } from "../../steps/shopping.ts";
import { nextRelease } from "../../support/next-release.mjs";
import { ops } from "../../support/ops.ts";
import { expect, type RunningShop, test } from "../../support/shop.ts";

async function deploy(shop: RunningShop): Promise<void> {
  const folder = await nextRelease("mf-catalog", { version: "9.0.0", replace: ["Bạn mặc đi đâu?", "Bạn sắp đi đâu?"] });
  await ops(shop, "publish", "--from", folder);
  await ops(shop, "promote", "mf-catalog@9.0.0", "--no-browser");
  await expect.poll(async () => (await fetch(`${shop.url}/composition.json`)).text()).toContain("9.0.0");
}

test("a guest with a half-filled form is offered the new version and loses nothing typed", async ({
  page,
  ownEdge,
}) => {
  await open(page, `${ownEdge.url}/register`);
  const name = page.getByRole("textbox", { name: "Họ và tên" });
  await name.fill("Nguyễn Thanh Mai");
  await deploy(ownEdge);
  // Whoever points at a link may follow it: that is when the shop looks for a new version.
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
  await deploy(ownEdge);
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).hover();
  await page.getByRole("status", { name: "Phiên bản mới" }).getByRole("button", { name: "Tải lại" }).click();
  await expect(page.getByRole("heading", { name: "Bạn sắp đi đâu?" })).toBeVisible();
});

test("a guest whose tab is older than the shop's files goes on with a document", async ({ page, ownEdge, request }) => {
  await open(page, `${ownEdge.url}/dam`);
  await deploy(ownEdge);
  await page.getByRole("link", { name: "Thướt Tha, về trang chủ" }).click();
  await expect(page.getByRole("heading", { name: "Bạn sắp đi đâu?" })).toBeVisible();
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Đầm", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  expect((await request.get(`${ownEdge.url}/r/mf-catalog/0.0.1/remoteEntry.js`)).status()).toBe(404);
});
