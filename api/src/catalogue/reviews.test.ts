import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { getReviewStanding } from "@thuot-tha/shared/contracts/operations/catalogue/get-review-standing";
import { listFitReports } from "@thuot-tha/shared/contracts/operations/catalogue/list-fit-reports";
import { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { requestReviewImageUpload } from "@thuot-tha/shared/contracts/operations/catalogue/request-review-image-upload";
import { eq, inArray } from "drizzle-orm";
import { products, reviews, sizeCharts } from "../db/schema/catalogue.ts";
import { customers, users } from "../db/schema/people.ts";
import { stepOrder } from "../order/steps.ts";
import { hashToken } from "../secrets.ts";
import type { Browser } from "../testing/browser.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer, newOrder, order, proveMailbox } from "../testing/steps.ts";
import { claimUpload, markStored } from "../upload/queries/uploads.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const words = { rating: 5, title: "Rất vừa vặn", content: "Vải mềm, đứng dáng, đi tiệc ai cũng khen." };
let line = 0;

/** A customer who has received the small Sen dress. */
async function wearer() {
  line += 2;
  const day = `2027-0${1 + Math.floor(line / 28)}-${String((line % 28) + 1).padStart(2, "0")}`;
  const customer = await newOrder(shop, { variantId: "lotus-m", dateFrom: day, dateTo: day });
  await stepOrder(shop.context, customer.order.id, "deliver");
  await stepOrder(shop.context, customer.order.id, "arrived");
  return customer;
}

/** @returns the path of a picture that the customer has uploaded */
async function storedPicture(browser: Browser): Promise<string> {
  const upload = { contentType: "image/webp", size: 10 } as const;
  const { path, uploadUrl } = (await browser.call(requestReviewImageUpload, { body: upload })).body;
  const token = uploadUrl.slice(uploadUrl.lastIndexOf("/") + 1);
  await claimUpload(shop.context.db, hashToken(token), shop.context.now());
  await markStored(shop.context.db, path, shop.context.now());
  return path;
}

const review = (browser: Browser, body: object = {}, id = "lotus") =>
  browser.call(createReview, { params: { id }, body: { ...words, ...body } });
const standing = async (browser: Browser, id = "lotus") =>
  (await browser.call(getReviewStanding, { params: { id } })).body;

describe("createReview", () => {
  it("accepts and counts a review of a customer who received the piece", async () => {
    const { browser, customerId } = await wearer();
    expect(await standing(browser)).toEqual({ allowed: true, reason: null, review: null, sizesWorn: ["M"] });
    const [before] = await shop.context.db.select().from(products).where(eq(products.id, "lotus"));
    const { status, body } = await review(browser, { rating: 4, height: 160, weight: 50, sizeWorn: "M", fit: "loose" });
    expect([status, body]).toEqual([
      201,
      {
        ...{ id: body.id, ...words, rating: 4, height: 160, weight: 50, sizeWorn: "M", fit: "loose", images: [] },
        author: expect.stringMatching(/^Nguyễn \d+$/),
        createdAt: "2026-12-01T03:00:00.000Z",
      },
    ]);
    const [after] = await shop.context.db.select().from(products).where(eq(products.id, "lotus"));
    expect([after!.ratingCount - before!.ratingCount, after!.ratingSum - before!.ratingSum]).toEqual([1, 4]);
    expect(await standing(browser)).toEqual({
      ...{ allowed: false, reason: "Bạn đã đánh giá món này rồi.", review: body, sizesWorn: ["M"] },
    });
    const [written] = await shop.context.db.select().from(reviews).where(eq(reviews.id, body.id));
    expect(written!.customerId).toBe(customerId);
  });

  it("is never signed with an e-mail", async () => {
    const { browser, customerId } = await wearer();
    const [customer] = await shop.context.db.select().from(customers).where(eq(customers.id, customerId));
    await shop.context.db.update(users).set({ fullName: "lan@example.com" }).where(eq(users.id, customer!.userId));
    expect((await review(browser)).body.author).toBe("Khách hàng");
  });

  it("accepts one review, and answers with it when it is sent again or several times at once", async () => {
    const { browser } = await wearer();
    const [before] = await shop.context.db.select().from(products).where(eq(products.id, "lotus"));
    const answers = await Promise.all([review(browser), review(browser), review(browser)]);
    const { body } = answers[0];
    expect([...answers, await review(browser)].map(({ status, body: { id } }) => [status, id])).toEqual([
      [201, body.id],
      [201, body.id],
      [201, body.id],
      [201, body.id],
    ]);
    expect((await review(browser, { rating: 4 })).error.code).toBe("ALREADY_REVIEWED");
    expect((await review(browser, { fit: "tight" })).error.code).toBe("ALREADY_REVIEWED");
    expect((await review(browser, { images: ["another.webp"] })).error.code).toBe("ALREADY_REVIEWED");
    const [after] = await shop.context.db.select().from(products).where(eq(products.id, "lotus"));
    expect(after!.ratingCount - before!.ratingCount).toBe(1);
  });

  it("refuses a review before the piece has arrived", async () => {
    const { browser, order } = await newOrder(shop, {
      variantId: "moon-free",
      dateFrom: "2027-03-01",
      dateTo: "2027-03-01",
    });
    const reason = "Bạn có thể đánh giá sau khi đã nhận món này.";
    expect(await standing(browser, "moon")).toEqual({ allowed: false, reason, review: null, sizesWorn: [] });
    await stepOrder(shop.context, order.id, "deliver");
    const early = await review(browser, {}, "moon");
    expect([early.status, early.error]).toEqual([403, { code: "NOT_RECEIVED", message: reason }]);
    await stepOrder(shop.context, order.id, "arrived");
    expect((await review(browser, {}, "moon")).status).toBe(201);
  });

  it("refuses a review of an order's later rental before its own delivery day", async () => {
    const { browser, userId } = await newCustomer(shop);
    await proveMailbox(shop, userId);
    const first = await addToCart(browser, { variantId: "lotus-m", dateFrom: "2026-12-08", dateTo: "2026-12-08" });
    const later = await addToCart(browser, { variantId: "moon-free", dateFrom: "2026-12-20", dateTo: "2026-12-20" });
    const { body } = await order(browser, [first, later]);
    for (const step of ["deliver", "arrived"] as const) await stepOrder(shop.context, body.order.id, step);
    expect((await standing(browser, "lotus")).allowed).toBe(true);
    expect((await review(browser, {}, "moon")).error.code).toBe("NOT_RECEIVED");
    shop.setNow("2026-12-19T03:00:00Z");
    expect((await standing(browser, "moon")).sizesWorn).toEqual(["Free"]);
  });

  it("requires a received size, and an existing product", async () => {
    const { browser } = await wearer();
    const { status, error } = await review(browser, { sizeWorn: "S" });
    expect([status, error.fields]).toEqual([400, { sizeWorn: "Hãy chọn cỡ bạn đã nhận." }]);
    // As long as a size may be.
    expect((await review(browser, { sizeWorn: "a".repeat(40) })).error.fields).toEqual(error.fields);
    expect((await review(browser, {}, "nothing")).status).toBe(404);
    const short = await review(browser, { rating: 6, title: "", content: "Đẹp" });
    expect(Object.keys(short.error.fields ?? {}).sort()).toEqual(["content", "rating", "title"]);
  });

  it("accepts only pictures the customer uploaded", async () => {
    const { browser } = await wearer();
    const other = await newCustomer(shop);
    const [own, foreign] = [await storedPicture(browser), await storedPicture(other.browser)];
    const refused = await review(browser, { images: [own, foreign] });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ["images"]]);
    const { body } = await review(browser, { images: [own] });
    expect(body.images).toEqual([{ path: own, alt: expect.stringMatching(/^Đầm lụa Sen, ảnh của Nguyễn/) }]);
  });

  it("accepts a picture once, because a review that is taken down takes its pictures along", async () => {
    const { browser } = await wearer();
    const cape = { variantId: "moon-free", dateFrom: "2027-11-10", dateTo: "2027-11-10" };
    const { id } = (await order(browser, [await addToCart(browser, cape)])).body.order;
    await stepOrder(shop.context, id, "deliver");
    await stepOrder(shop.context, id, "arrived");
    const [picture, another] = [await storedPicture(browser), await storedPicture(browser)];
    expect((await review(browser, { images: [picture] })).status).toBe(201);
    const refused = await review(browser, { images: [picture] }, "moon");
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ["images"]]);
    expect((await review(browser, { images: [another] }, "moon")).status).toBe(201);
  });
});

describe("listFitReports", () => {
  it("lists what sizes did on whom, of the product and of others with its size chart", async () => {
    const at = shop.context.now();
    const { db } = shop.context;
    await db.insert(sizeCharts).values({ id: "dresses", position: 0, size: "M", bust: 88, waist: 70, hip: 94 });
    await db
      .update(products)
      .set({ sizeChartId: "dresses" })
      .where(inArray(products.id, ["moon", "brocade"]));
    const words = { author: "Lê An", rating: 4, title: "Đẹp", content: "Rất đẹp.", createdAt: at };
    const body = { height: 158, weight: 49, sizeWorn: "M" };
    await db.insert(reviews).values([
      { ...words, ...body, productId: "moon", fit: "tight" },
      { ...words, ...body, productId: "moon", fit: null },
      { ...words, ...body, productId: "moon", fit: "true", weight: null },
      { ...words, ...body, productId: "brocade", fit: "loose", height: 165 },
    ]);
    const reports = async (id: string) => (await shop.browser().call(listFitReports, { params: { id } })).body;
    const [moon, brocade] = [
      { size: "M", fit: "tight", height: 158, weight: 49 },
      { size: "M", fit: "loose", height: 165, weight: 49 },
    ];
    expect(await reports("moon")).toEqual({ items: [moon], others: [brocade] });
    expect(await reports("brocade")).toEqual({ items: [brocade], others: [moon] });
    await db.delete(reviews).where(inArray(reviews.productId, ["moon", "brocade"]));
  });

  it("is 404 for an unknown product", async () => {
    expect((await shop.browser().call(listFitReports, { params: { id: "none" } })).status).toBe(404);
  });
});

describe("listProductReviews", () => {
  it("filters by similar body measures, and sorts by stars", async () => {
    const bodies = [
      { height: 150, weight: 42 },
      { height: 156, weight: 50 },
      { height: 165, weight: 60 },
    ];
    const at = shop.context.now();
    await shop.context.db.insert(reviews).values(
      bodies.map((body, index) => ({
        ...{
          productId: "brocade",
          author: `Lê ${index}`,
          rating: 5 - index,
          title: "Đẹp",
          content: "Rất đẹp.",
          ...body,
        },
        createdAt: new Date(at.getTime() + index),
      })),
    );
    const authors = async (query: object) => {
      const { body } = await shop.browser().call(listProductReviews, { params: { id: "brocade" }, query });
      expect(body.count).toBe(3);
      return [body.pagination.total, ...body.items.map(({ author }) => author)];
    };
    expect(await authors({})).toEqual([3, "Lê 2", "Lê 1", "Lê 0"]);
    expect(await authors({ height: 155 })).toEqual([2, "Lê 1", "Lê 0"]);
    expect(await authors({ height: 160, weight: 55 })).toEqual([2, "Lê 2", "Lê 1"]);
    expect(await authors({ height: 160, weight: 55, rating: 3 })).toEqual([1, "Lê 2"]);
    expect(await authors({ weight: 90 })).toEqual([0]);
    expect(await authors({ sort: "newest" })).toEqual([3, "Lê 2", "Lê 1", "Lê 0"]);
    expect(await authors({ sort: "rating_desc" })).toEqual([3, "Lê 0", "Lê 1", "Lê 2"]);
    expect(await authors({ sort: "rating_asc" })).toEqual([3, "Lê 2", "Lê 1", "Lê 0"]);
  });
});
