import { open } from "../../steps/shopping.ts";
import { ops } from "../../support/ops.ts";
import { expect, test } from "../../support/shop.ts";

// It builds, and a promotion loads pages in a browser of its own.
test.describe.configure({ timeout: 300_000 });

/**
 * New are the page /member-ship/gift-cards, the operation GET /v2/gift-card/list, the event gift-card.chosen@1 and the slot
 * cart.gift-card@1: four contracts, a handler in the API, all else in mf-membership. The empty cart hosts the slot.
 */
const giftCards = {
  files: "gift-cards",
  version: "9.0.0",
  edits: {
    "api/src/operations.ts": [
      [
        "import type { Handler }",
        'import { giftCardList } from "./membership/operations/list-gift-cards.ts";\nimport type { Handler }',
      ],
      ["  listLoginProvidersHandler,\n];", "  listLoginProvidersHandler,\n  giftCardList,\n];"],
    ],
    "mf-membership/src/store.ts": [
      [
        "import { joiningReducer }",
        'import { giftCardsReducer } from "./features/gift-cards/slice.ts";\nimport { joiningReducer }',
      ],
      ["  reducers: {\n", "  reducers: {\n    membershipGiftCards: giftCardsReducer,\n"],
    ],
    "mf-cart-checkout/src/pages/cart/EmptyCart.tsx": [
      [
        "import { Link } from",
        'import { cartGiftCard } from "@thuot-tha/shared/contracts/slots/gift-cards";\nimport { Link, Slot } from',
      ],
      ["/** A cart without", 'const giftCard = { title: "Thẻ quà tặng" };\n\n/** A cart without'],
      [
        "            </Link>\n          </>",
        "            </Link>\n            <Slot of={cartGiftCard} props={giftCard} fallback={<p>Sắp có thẻ quà tặng</p>} />\n          </>",
      ],
    ],
  },
} as const;

test("a team adds a page, an operation, an event and a slot, and puts its remote live alone", async ({
  page,
  request,
  buildChanged,
  ownSplitShop: shop,
}) => {
  const versions = async (): Promise<Record<string, string>> => {
    const { stable } = JSON.parse(await ops(shop, "status", "--json")).live;
    return Object.fromEntries(Object.entries<{ version: string }>(stable).map(([name, one]) => [name, one.version]));
  };
  const refusal = (release: string) => ops(shop, "promote", release).catch((error) => String(error.stderr));
  const isLive = (release: string) =>
    expect.poll(async () => (await request.get(`${shop.url}/composition.json`)).text()).toContain(release);

  const before = await versions();
  const workspace = await buildChanged(["api", "mf-membership", "mf-cart-checkout"], giftCards);
  for (const name of ["mf-membership", "mf-cart-checkout"]) {
    await ops(shop, "publish", "--from", `${workspace}/${name}/dist/release`);
  }

  // The remote that hosts the slot comes first, and shows its fallback until there is content.
  expect(await refusal("mf-membership@9.0.0")).toContain("has content for the slot cart.gift-card@1");
  await ops(shop, "promote", "mf-cart-checkout@9.0.0", "--no-browser");
  await isLive("/mf-cart-checkout/9.0.0/");
  await open(page, `${shop.url}/checkout`);
  await expect(page.getByText("Sắp có thẻ quà tặng")).toBeVisible();

  expect(await refusal("mf-membership@9.0.0")).toContain(
    "calls GET /v2/gift-card/list, which the live API does not have",
  );
  await shop.replaceApi(workspace);
  expect((await request.get(`${shop.url}/member-ship/gift-cards`)).status()).toBe(404);

  await ops(shop, "promote", "mf-membership@9.0.0", "--why", "gift cards");
  expect(await versions()).toEqual({ ...before, "mf-cart-checkout": "9.0.0", "mf-membership": "9.0.0" });
  await isLive("/mf-membership/9.0.0/");

  // In the tab that was open before, the shell reads the page, the event and the slot's content from the remote.
  await page.getByRole("main").getByRole("link", { name: "Khám phá tủ đồ" }).click();
  await expect(page).toHaveURL(`${shop.url}/home`);
  await page.goBack();
  const offer = page.getByRole("region", { name: "Thẻ quà tặng" });
  await offer.getByRole("link", { name: "Tặng thẻ quà" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thẻ quà tặng" })).toBeVisible();
  await page.getByRole("button", { name: "Chọn Thẻ Lụa" }).click();
  await page.goBack();
  await expect(offer).toContainText(/Bạn đã chọn Thẻ Lụa, \d/);

  // The address itself, rendered by the edge that was already running.
  const document = await request.get(`${shop.url}/member-ship/gift-cards`);
  expect(document.status()).toBe(200);
  expect(await document.text()).toContain("Thẻ Lụa");
  // Browsers have failed in nothing since: the slot without content, before, was the last report.
  const failures = (await (await request.get(`${shop.url}/metrics`)).text()).match(
    /^shop_browser_failures_total\{.+$/gm,
  );
  expect(failures).toEqual([expect.stringMatching(/kind="contract",who="mf-cart-checkout",.*revision="2"/)]);
});
