import { open, saveData } from "../../steps/shopping.ts";
import { runEdge } from "../../support/run-edge.ts";
import { expect, test } from "../../support/shop.ts";

test("a guest sees a notice when the API is down, and can try again once it is back", async ({ page, shop }) => {
  const nowhere = "http://127.0.0.1:9";
  const edge = await runEdge(shop.data, nowhere);
  const answer = await page.goto(`${edge.url}/dam`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole("heading", { name: "Cửa hàng đang bận một chút" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Thử lại" })).toHaveAttribute("href", "/dam");
  await edge.stop();

  await page.goto("/dam");
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
});

test("a guest on a page when the API goes down keeps it, and sees a notice on the next one", async ({ page, shop }) => {
  await saveData(page);
  await open(page, "/home");
  await page
    .context()
    .route("**/v2/**", (route) => route.fulfill({ status: 503, headers: { "x-request-id": "1" }, json: {} }));
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Cửa hàng đang bận một chút");
  await page.context().unrouteAll();
  await page.getByRole("main").getByRole("link", { name: "Thử lại" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
  expect(page.url()).toBe(`${shop.url}/vay`);
});
