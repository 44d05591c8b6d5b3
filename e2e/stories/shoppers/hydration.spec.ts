import { apiOf } from "../../steps/api.ts";
import { ready, settled } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("the browser hydrates every page as the server rendered it", async ({ page, request, shop }) => {
  const messages: string[] = [];
  page.on("console", (message) => message.type() === "error" && messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  const product = await apiOf(request, shop.url).product("type=rent");
  for (const path of ["/home", "/dam", "/onsale", `/product/${product.link}`, "/member-ship", "/about-us"]) {
    const answer = await page.goto(path);
    const heading = /<h1[^>]*>([^<]+)/.exec((await answer?.text()) ?? "")?.[1];
    expect(heading).toBeTruthy();
    await ready(page);
    await settled(page);
  }
  expect(messages).toEqual([]);
});

test("a guest filters and follows links in a document that a translator and an extension have changed before its scripts", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A translator replaces each text by an element of its own; a password manager puts an icon beside each field.
    document.addEventListener("DOMContentLoaded", () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.matches("script, style")) continue;
        text.replaceWith(Object.assign(document.createElement("font"), { textContent: `${text.data}*` }));
      }
      for (const field of document.querySelectorAll("input")) field.after(document.createElement("div"));
    });
  });
  await page.goto("/dam");
  await ready(page);
  const filter = page.getByRole("checkbox", { name: /^Đầm dạ hội/ });
  await filter.check();
  await expect(page).toHaveURL("/dam?cat=dam-da-hoi");
  // The page has taken the filter as another choice; it has not been mounted anew.
  await expect(filter).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Thanh lý" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thanh lý" })).toBeVisible();
});

test("a first page loads the other remotes once the guest uses it", async ({ page }) => {
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /\/r\/([^/]+)\/[^/]+\/remoteEntry\.js$/.exec(name)?.[1] ?? [])
        .toSorted(),
    );
  await page.goto("/home");
  await ready(page);
  await page.mouse.move(200, 200);
  await expect(page.getByRole("banner").getByRole("link", { name: "Giỏ hàng, chưa có món nào" })).toBeVisible();
  await expect
    .poll(async () => [...new Set(await loaded())])
    .toEqual(["mf-account", "mf-cart-checkout", "mf-catalog", "mf-membership"]);
  // Declared while their files are loaded, all in one task.
  const faces = () =>
    page.evaluate(() => [...document.fonts].flatMap(({ family, status }) => (/Fallback/.test(family) ? [] : [status])));
  await expect.poll(faces).toEqual(["loaded", "loaded", "loaded", "loaded"]);
});
