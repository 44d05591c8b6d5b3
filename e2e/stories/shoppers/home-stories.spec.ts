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

test("a guest who comes back to the home page finds the story it was left at, and can follow it again", async ({
  page,
}) => {
  // A press while the row turns would scroll the page after its target.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/home");
  const stories = page.getByRole("region", { name: "Câu chuyện của mùa" });
  const second = stories.getByRole("heading", { level: 2 }).nth(1);
  const link = stories.getByRole("link", { name: "Khám phá" }).nth(1);
  const control = stories.getByRole("button", { name: "Đến câu chuyện 2" });
  await control.click();
  await expect(control).toHaveAttribute("aria-current", "true");
  const address = await link.getAttribute("href");
  for (const _ of ["first", "again"]) {
    await link.click();
    await expect(page).toHaveURL(address ?? "");
    await expect(stories).toBeHidden();
    await page.goBack();
    await expect(second).toBeInViewport();
  }
});

for (const [screen, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test(`a guest is asked for the day in the first view, on a ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, "/home");
    await expect(page.getByRole("heading", { name: "Bạn cần đồ cho ngày nào?" })).toBeInViewport();
    const story = page.getByRole("region", { name: "Câu chuyện của mùa" }).locator("picture").first();
    const { width = 0, height = 1 } = (await story.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(screen === "phone" ? 4 / 5 : 1440 / 640, 1);
  });
}

test("a guest with reduced motion has stories that do not move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/home");
  await expect(page.getByRole("button", { name: "Tự chuyển" })).toBeVisible();
});

test("a guest with a dark theme of the system's own finds the controls of the stories over a light picture", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await open(page, "/home");
  const stories = page.getByRole("region", { name: "Câu chuyện của mùa" });
  const control = stories.getByRole("button", { name: "Đến câu chuyện 2" });
  await expect(control.locator("..")).toHaveCSS("background-color", "rgb(0, 0, 0)");
});
