import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a guest can turn the home page's stories and stop them", async ({ page }) => {
  await open(page, "/home");
  const stories = page.getByRole("region", { name: "Câu chuyện của mùa" });
  const titles = stories.getByRole("heading", { level: 2 });
  await expect(titles.first()).toBeInViewport();
  await stories.getByRole("button", { name: "Câu chuyện sau" }).click();
  await expect(titles.nth(1)).toBeInViewport();
  await expect(titles.first()).not.toBeInViewport();
  await expect(stories.getByRole("button", { name: "Đến câu chuyện 2" })).toHaveAttribute("aria-current", "true");
  await expect(stories.getByRole("button", { name: "Tự chuyển" })).toBeVisible();
  await stories.getByRole("button", { name: "Đến câu chuyện 1" }).click();
  await expect(titles.first()).toBeInViewport();
});

test("a guest who wants less motion has stories that stand still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/home");
  await expect(page.getByRole("button", { name: "Tự chuyển" })).toBeVisible();
});
