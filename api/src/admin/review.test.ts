import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { eq } from "drizzle-orm";
import { products } from "../db/schema/catalogue.ts";
import { stepOrder } from "../order/steps.ts";
import { runAdmin, staff } from "../testing/admin.ts";
import { useShop } from "../testing/shop.ts";
import { newOrder } from "../testing/steps.ts";

const shop = useShop();

const words = { rating: 1, title: "Gọi 0912 345 678", content: "Vải mềm nhưng\u001b[31m chật vai." };

async function reviewed() {
  const { browser, order } = await newOrder(shop, {
    variantId: "lotus-m",
    dateFrom: "2027-03-10",
    dateTo: "2027-03-10",
  });
  await stepOrder(shop.context, order.id, "deliver");
  await stepOrder(shop.context, order.id, "arrived");
  const write = () => browser.call(createReview, { params: { id: "lotus" }, body: words });
  return { browser, write, id: (await write()).body.id };
}

const stars = async () => {
  const [found] = await shop.context.db.select().from(products).where(eq(products.id, "lotus"));
  return [found!.ratingCount, found!.ratingSum];
};

describe("admin review", () => {
  it("lists the newest reviews, on lines that control no terminal", async () => {
    const { id } = await reviewed();
    expect(await staff(shop, "review list")).toContain(`${id} 2026-12-01 10:00 dam-lua-sen 1/5 Nguyễn`);
    expect(await staff(shop, "review list")).toContain("  Gọi 0912 345 678\n  Vải mềm nhưng [31m chật vai.");
    expect(JSON.parse(await staff(shop, "review list --json"))[0]).toMatchObject({
      id,
      product: "dam-lua-sen",
      images: [],
    });
  });

  it("takes one down with its stars, once, tells its author why, and lets them write another", async () => {
    const before = await stars();
    const { browser, write, id } = await reviewed();
    expect(await runAdmin(shop, ["review", id, "remove"])).toMatchObject({ code: 1 });
    const remove = () => runAdmin(shop, ["review", id, "remove", "--why", "có số điện thoại"]);
    expect(await remove()).toEqual({ lines: [`${id}: removed`], code: 0 });
    expect(await stars()).toEqual(before);
    const { items } = (await browser.call(listProductReviews, { params: { id: "lotus" }, query: {} })).body;
    expect(items.map((one) => one.id)).not.toContain(id);
    const [message] = (await browser.call(listNotifications, { query: {} })).body.items;
    expect([message?.kind, message?.body]).toEqual([
      "SHOP",
      "Lý do: có số điện thoại. Bạn có thể viết lại đánh giá khác.",
    ]);
    expect(await remove()).toEqual({ lines: [`Không có đánh giá nào mang mã ${id}.`], code: 1 });
    const [action] = JSON.parse(await staff(shop, "audit --by mai --json"));
    expect(action).toMatchObject({
      ...{ action: "review remove", why: "có số điện thoại" },
      details: { review: id, product: "lotus", rating: 1 },
    });
    expect((await write()).status).toBe(201);
  });
});
