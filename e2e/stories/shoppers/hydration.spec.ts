import { apiOf } from "../../steps/api.ts";
import { ready } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("the browser takes every page over as the server drew it", async ({ page, request, shop }) => {
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  const product = await apiOf(request, shop.url).product("type=rent");
  for (const path of ["/home", "/dam", "/onsale", `/product/${product.link}`, "/member-ship", "/about-us"]) {
    const answer = await page.goto(path);
    const heading = /<h1[^>]*>([^<]+)/.exec((await answer?.text()) ?? "")?.[1];
    expect(heading).toBeTruthy();
    await ready(page);
    await page.waitForLoadState("networkidle");
  }
  expect(said).toEqual([]);
});
