import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requestReviewImageUpload } from "@thuot-tha/shared/contracts/operations/catalogue/request-review-image-upload";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { requestProblemImageUpload } from "@thuot-tha/shared/contracts/operations/order/request-problem-image-upload";
import sharp from "sharp";
import { runAdmin, staff } from "../testing/admin.ts";
import type { Browser } from "../testing/browser.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer, newOrder } from "../testing/steps.ts";

const folder = join(tmpdir(), `thuot-tha-problems-${process.pid}`);
const shop = useShop({ MEDIA_STORE: folder, PUBLIC_URL: "https://shop.example", SHOP_ZALO_URL: "https://zalo.me/123" });
afterAll(() => rm(folder, { recursive: true, force: true }));

let days = 9;
function placed() {
  days += 3;
  return newOrder(shop, { variantId: "lotus-m", dateFrom: `2027-04-${days}`, dateTo: `2027-04-${days}` });
}

async function put(uploadUrl: string): Promise<void> {
  const payload = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#7b2d43" } })
    .jpeg()
    .toBuffer();
  const headers = { "content-type": "image/jpeg" };
  await shop.app.inject({ method: "PUT", url: new URL(uploadUrl).pathname, headers, payload });
}

const picture = { body: { contentType: "image/jpeg", size: 1000 } } as const;

async function upload(browser: Browser): Promise<string> {
  const { uploadUrl, path } = (await browser.call(requestProblemImageUpload, picture)).body;
  await put(uploadUrl);
  return path;
}

const torn = { topic: "flaw", content: "Đường may bên sườn\nbị bung một đoạn." } as const;
const report = (browser: Browser, orderId: string, images: string[] = [], more: object = {}) =>
  browser.call(reportProblem, { params: { orderId }, body: { ...torn, images, ...more } });

describe("reportProblem", () => {
  it("keeps words and pictures, confirms the receipt, and shows staff both", async () => {
    const { browser, order } = await placed();
    const path = await upload(browser);
    const { status, body } = await report(browser, order.id, [path]);
    expect(status).toBe(201);
    const [problem] = body.problems!;
    expect(problem).toEqual({
      id: expect.stringMatching(/^HT261201/),
      ...torn,
      images: [path],
      createdAt: "2026-12-01T03:00:00.000Z",
      answer: null,
      answeredAt: null,
    });
    const [news] = (await browser.call(listNotifications, { query: {} })).body.items;
    expect(news?.title).toBe(`Đã nhận báo vấn đề ${problem!.id}`);
    const { user } = (await browser.call(getMe, {})).body;
    const letter = (await shop.letters()).findLast(({ to }) => to === user.email);
    expect(letter?.subject).toBe(`Đã nhận báo vấn đề ${problem!.id}`);
    expect(letter?.text).toContain("Đường may bên sườn");
    expect(await staff(shop, "problem list")).toContain(
      [
        `${problem!.id} ${order.id} 2026-12-01T03:00:00.000Z flaw`,
        "  Đường may bên sườn bị bung một đoạn.",
        `  https://shop.example/media/900x1200/${path}`,
      ].join("\n"),
    );
  });

  it("refuses pictures that were not sent, or for another purpose, and short words", async () => {
    const { browser, order } = await placed();
    const { path } = (await browser.call(requestProblemImageUpload, picture)).body;
    expect((await report(browser, order.id, [path])).error.fields).toHaveProperty("images");
    const review = (await browser.call(requestReviewImageUpload, picture)).body;
    await put(review.uploadUrl);
    expect((await report(browser, order.id, [review.path])).error.fields).toHaveProperty("images");
    const params = { orderId: order.id };
    const short = await browser.call(reportProblem, { params, body: { topic: "fit", content: "Chật" } });
    expect(short.error.fields).toEqual({ content: "Hãy viết ít nhất 10 ký tự." });
    const unseen = await browser.call(reportProblem, { params, body: { topic: "fit", content: "\u200b".repeat(12) } });
    expect(unseen.error.fields).toEqual({ content: "Hãy viết ít nhất 10 ký tự." });
    expect((await browser.call(getOrder, { params })).body.problems).toEqual([]);
  });

  it("does not know another customer's order, and takes ten reports in an hour", async () => {
    const { browser, order } = await placed();
    const stranger = await newCustomer(shop);
    expect((await report(stranger.browser, order.id)).status).toBe(404);
    const say = (content: string) => report(browser, order.id, [], { content });
    for (let count = 0; count < 10; count++) expect((await say(`Chỗ bung thứ ${count}.`)).status).toBe(201);
    expect((await say("Chỗ bung thứ 10.")).status).toBe(429);
    expect((await say("Chỗ bung thứ 9.")).status).toBe(201);
  });

  it("records one that is sent again once, and two at once, until it is answered", async () => {
    const { browser, order } = await placed();
    const path = await upload(browser);
    const answers = await Promise.all([report(browser, order.id, [path]), report(browser, order.id, [path])]);
    expect(answers.map(({ status, body }) => [status, body.problems?.length])).toEqual([
      [201, 1],
      [201, 1],
    ]);
    const { user } = (await browser.call(getMe, {})).body;
    const letters = async () =>
      (await shop.letters()).filter(({ to, subject }) => to === user.email && subject.startsWith("Đã nhận báo vấn đề"))
        .length;
    const news = async () => (await browser.call(listNotifications, { query: {} })).body.pagination.total;
    const told = await news();
    expect((await report(browser, order.id, [path])).body.problems).toHaveLength(1);
    expect([await letters(), await news()]).toEqual([1, told]);
    expect((await report(browser, order.id)).body.problems).toHaveLength(2);
    expect((await report(browser, order.id, [path], { topic: "fit" })).body.problems).toHaveLength(3);
    for (const { id } of answers[0]!.body.problems!)
      await runAdmin(shop, ["problem", id, "answer", "Đã đổi món khác."]);
    expect((await report(browser, order.id, [path])).body.problems).toHaveLength(4);
  });
});

describe("the back office", () => {
  it("answers a problem once; the customer reads it in the order, in a message and in a letter", async () => {
    const { browser, order } = await placed();
    const id = (await report(browser, order.id)).body.problems![0]!.id;
    const answer = "Chúng tôi đổi món khác cho bạn trong hôm nay.";
    expect((await runAdmin(shop, ["problem", id, "answer", `  ${answer} `])).lines).toEqual([`${id}: answered`]);
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body.problems?.[0]).toMatchObject({ answer, answeredAt: "2026-12-01T03:00:00.000Z" });
    const [news] = (await browser.call(listNotifications, { query: {} })).body.items;
    expect([news?.title, news?.body]).toEqual([`Cửa hàng đã trả lời ${id}`, answer]);
    const { user } = (await browser.call(getMe, {})).body;
    expect((await shop.letters()).findLast(({ to }) => to === user.email)?.text).toContain(answer);
    expect(await staff(shop, "problem list")).not.toContain(id);
    expect(await runAdmin(shop, ["problem", id, "answer", answer])).toEqual({
      lines: [`Vấn đề ${id} đã được trả lời.`],
      code: 1,
    });
    const [action] = JSON.parse(await staff(shop, `audit --order ${order.id} --json`));
    expect(action).toMatchObject({ actor: "mai", action: "answer", details: { problem: id } });
  });

  it("refuses an empty or very long answer, and an unknown problem", async () => {
    const answer = (text: string) => runAdmin(shop, ["problem", "HT1", "answer", text]);
    const invalid = { lines: ["Câu trả lời có từ 1 đến 2000 ký tự."], code: 1 };
    expect(await answer(" ")).toEqual(invalid);
    expect(await answer("a".repeat(2001))).toEqual(invalid);
    expect(await answer("Chúng tôi đang xem.")).toEqual({ lines: ["Không có vấn đề nào mang số HT1."], code: 1 });
    expect((await runAdmin(shop, ["problem", "HT1", "answer"])).code).toBe(2);
  });
});

describe("an order", () => {
  it("names how to reach the shop", async () => {
    const { order } = await placed();
    expect(order.help).toEqual({ phone: "1900 0000", zaloUrl: "https://zalo.me/123" });
  });
});
