import type { Page } from "@playwright/test";
import { open } from "../../steps/shopping.ts";
import { ops } from "../../support/ops.ts";
import { expect, test } from "../../support/shop.ts";

// It builds.
test.describe.configure({ timeout: 300_000 });

/** The account's team sends favorites.changed@2, with adapters to @1 and back; the catalogue's listens to it. */
const favorites2 = {
  files: "favorites-2",
  version: "9.0.0",
  edits: {
    "mf-account/src/features/favorite/saga.ts": [
      ["emit(bus, { ids: ids ?? [] })", "emit(bus, { products: (ids ?? []).map((id) => ({ id })) })"],
    ],
    "mf-catalog/src/features/favorites/saga.ts": [
      ["function* ({ ids }) {", "function* ({ products }) {\n    const ids = products.map(({ id }) => id);"],
    ],
  },
} as const;

/** The favourite buttons of a list. A press in another tab changes them only by the event. */
const heart = (page: Page, index: number) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Yêu thích / })
    .nth(index);

const isOn = (page: Page, index: number, on = true) =>
  expect(heart(page, index)).toHaveAttribute("aria-pressed", String(on));

test("releases with two versions of an event work together, whichever goes live first", async ({
  page,
  context,
  request,
  buildChanged,
  ownEdge: shop,
}) => {
  const other = await context.newPage();
  const textOf = async (path: string) => (await request.get(shop.url + path)).text();
  const openBoth = async (release: string) => {
    await expect.poll(() => textOf("/composition.json")).toContain(release);
    for (const tab of [page, other]) await open(tab, `${shop.url}/dam`);
  };
  const workspace = await buildChanged(["mf-account", "mf-catalog"], favorites2);
  for (const name of ["mf-account", "mf-catalog"])
    await ops(shop, "publish", "--from", `${workspace}/${name}/dist/release`);

  // A new emitter, and a listener built before.
  await ops(shop, "promote", "mf-account@9.0.0", "--no-browser");
  await openBoth("/mf-account/9.0.0/");
  await heart(other, 0).click();
  await isOn(page, 0);
  await heart(page, 1).click();
  await isOn(other, 1);

  // The adapter throws at three: that is reported, the listener keeps its last value, and everything else works.
  await heart(page, 2).click();
  await expect
    .poll(() => textOf("/metrics"))
    .toMatch(/^shop_browser_failures_total\{kind="contract",who="mf-account",[^}]*\} [1-9]/m);
  await page.getByRole("banner").getByRole("link", { name: "Yêu thích" }).click();
  await expect(page.getByRole("list", { name: "3 món yêu thích" }).getByRole("listitem")).toHaveCount(3);
  await page.goBack();
  await isOn(other, 0);
  await isOn(other, 2, false);
  await heart(other, 0).click();
  await isOn(other, 2);

  // An emitter built before, and a new listener.
  await ops(shop, "rollback");
  await ops(shop, "promote", "mf-catalog@9.0.0", "--no-browser");
  await openBoth("/mf-catalog/9.0.0/");
  await heart(other, 0).click();
  await isOn(page, 0);
  await heart(page, 3).click();
  await isOn(other, 3);
});
