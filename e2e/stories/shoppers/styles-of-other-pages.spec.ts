import type { Page } from "@playwright/test";
import { accountPages, anAddress, anOrder, signedIn } from "../../steps/account.ts";
import { apiOf } from "../../steps/api.ts";
import { haveDressInCart } from "../../steps/checkout.ts";
import { open, saveData, settled } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

/**
 * Loads every stylesheet of the live releases as other pages do, and lists what changes on this page: a rule that outweighs
 * another one by its place alone loses to a later copy of that one.
 */
const changedByOtherStyles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const composition = await (await fetch("/composition.json")).text();
    const known = new Set([...document.styleSheets].map(({ href }) => href && new URL(href).pathname));
    const hrefs = [...composition.matchAll(/"(\/r\/[^"]+\.css)"/g)].map(([, href = ""]) => href);
    const links = [...new Set(hrefs)]
      .filter((href) => !known.has(href))
      .map((href) => {
        const link = document.createElement("link");
        return Object.assign(link, { rel: "stylesheet", href });
      });
    const loaded = links.map(
      (link) =>
        new Promise((resolve, reject) => {
          Object.assign(link, { onload: resolve, onerror: reject });
        }),
    );
    document.head.append(...links);
    await Promise.all(loaded);

    // From here on nothing else changes the page, because no other task runs.
    const alike = new Map<string, Element>();
    for (const element of document.body.querySelectorAll("*")) {
      const kind = [element.parentElement, element].map((one) => `${one?.localName}.${one?.className}`).join(" ");
      alike.set(kind, alike.get(kind) ?? element);
    }
    // Computed values: used ones, such as widths, move with what is laid out only once it is seen.
    const look = () =>
      [...alike.values()].map((element) =>
        [...element.computedStyleMap()].map(([name, values]) => `${name}: ${[...values].join()}`),
      );
    const after = look();
    for (const link of links) link.disabled = true;
    const before = look();
    return [...alike.keys()].flatMap((kind, n) => {
      const changed = (before[n] ?? []).filter((one) => !after[n]?.includes(one));
      return changed.map((one) => `${location.pathname}, ${kind}, no more ${one}`);
    });
  });

for (const [device, width, height] of [
  ["a phone", 390, 844],
  ["a wide screen", 1440, 1000],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "reduce" }, serviceWorkers: "block" });

    test("a guest sees a page as it is, also once other pages' stylesheets are loaded", async ({
      page,
      request,
      shop,
    }) => {
      // Pages that links lead to would be prefetched with their stylesheets.
      await saveData(page);
      const { link } = await apiOf(request, shop.url).product("type=rent&cat=dam");
      const paths = [
        "/home",
        "/dam",
        "/search?q=xyzzy",
        "/onsale",
        `/product/${link}`,
        "/info/lien-he",
        "/member-ship",
      ];
      const found: string[] = [];
      for (const path of [...paths, "/login", "/register", "/checkout", "/404"]) {
        await open(page, path);
        await settled(page);
        found.push(...(await changedByOtherStyles(page)));
      }
      expect(found).toEqual([]);
    });

    test("a customer sees a page as it is, also once other pages' stylesheets are loaded", async ({
      page,
      context,
      shop,
    }) => {
      await saveData(page);
      await signedIn(context, shop);
      const { order } = await anOrder(context, shop, "bank_transfer");
      const { id } = await anAddress(context, shop);
      await haveDressInCart(page, shop.url);
      const found: string[] = [];
      for (const path of [...accountPages(order.id, id), "/checkout", "/checkout/payment"]) {
        await open(page, path);
        await settled(page);
        found.push(...(await changedByOtherStyles(page)));
      }
      expect(found).toEqual([]);
    });
  });
}
