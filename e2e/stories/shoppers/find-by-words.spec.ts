import { holdBack, open, ready } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

const field = "Tìm trong cửa hàng";

test("a guest types without marks, and goes to a piece, a category or a search by keyboard", async ({
  page,
  request,
  shop,
}) => {
  const found = await (await request.get(`${shop.url}/v2/product/suggest?q=dam+da+hoi`)).json();
  await open(page, "/home");
  const search = page.getByRole("combobox", { name: field });
  await search.pressSequentially("dam da hoi");
  const options = page.getByRole("listbox", { name: "Gợi ý" }).getByRole("option");
  await expect(options.filter({ hasText: found.products[0].name })).toBeVisible();
  await expect(options).toHaveCount(found.products.length + found.categories.length + found.queries.length);
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: found.products.at(-1).name })).toBeVisible();

  await search.fill("dam da hoi");
  await options.filter({ hasText: found.categories[0].name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: found.categories[0].name })).toBeVisible();

  await search.fill("lụa");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Kết quả cho “lụa”" })).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/search?q=l%E1%BB%A5a`);
});

test("a guest finds recent searches again, also after a reload, and can clear them", async ({ page }) => {
  await open(page, "/home");
  const search = page.getByRole("combobox", { name: field });
  for (const words of ["áo dài", "vest"]) {
    await search.fill(words);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: `Kết quả cho “${words}”` })).toBeVisible();
  }
  await page.reload();
  await ready(page);
  await expect(search).toHaveValue("vest");
  await search.fill("");
  await expect(page.getByRole("option")).toHaveText(["vest", "áo dài"]);
  await page.getByRole("button", { name: "Xoá lịch sử tìm" }).click();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.reload();
  await ready(page);
  await search.fill("");
  await expect(search).toHaveAttribute("aria-expanded", "false");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a guest whose first touch is the search field goes on typing in it when suggestions come", async ({ page }) => {
    const release = await holdBack(page, "**/r/mf-catalog/*/slot-search*");
    await open(page, "/search?q=vest");
    const plain = page.getByRole("searchbox", { name: field });
    await expect(plain).toHaveValue("vest");
    await plain.tap();
    release();
    const search = page.getByRole("combobox", { name: field });
    await expect(search).toBeFocused();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("dam");
    await expect(search).toHaveValue("dam");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expect(plain).toHaveCount(0);
  });
});

test("a guest with a typing error finds results", async ({ page }) => {
  await open(page, "/search?q=dam+da+hoii");
  await expect(page.getByRole("article").first()).toBeVisible();
});
