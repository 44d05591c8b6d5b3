import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { eq } from "drizzle-orm";
import { payouts } from "../db/schema/orders.ts";
import type { Browser } from "../testing/browser.ts";
import { fillWallet } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const shop = useShop();

const wanted = {
  amount: 400_000,
  bank: "Vietcombank",
  accountNumber: "0123 4567 89",
  accountName: "NGUYEN THI AN",
};

async function saver(amount = 1_000_000) {
  const customer = await newCustomer(shop);
  await fillWallet(shop, customer.customerId, amount);
  return customer;
}

const ask = (browser: Browser, more: Partial<typeof wanted> = {}) =>
  browser.call(requestPayout, { body: { ...wanted, ...more } });

/** Runs a command of the back office, as `payout <words>`. */
const staff = async (path: string, text?: string) => {
  const { statusCode, body } = await shop.app.inject({
    method: "POST",
    url: `/ops/payouts${path}`,
    headers: { authorization: "Bearer admin-secret" },
    payload: text === undefined ? {} : { text },
  });
  const answer: { status?: string; code?: string } = JSON.parse(body);
  return { statusCode, ...answer };
};

const balanceOf = async (browser: Browser) => (await browser.call(getWallet, {})).body.balance;

const newsOf = async (browser: Browser) => {
  const [newest] = (await browser.call(listNotifications, { query: {} })).body.items;
  return [newest?.title, newest?.body];
};

const letterTo = async (browser: Browser) => {
  const { user } = (await browser.call(getMe, {})).body;
  return (await shop.letters()).findLast(({ to }) => to === user.email)?.text.replace(/\u00a0/g, " ");
};

describe("requestPayout", () => {
  it("takes the money out of the wallet at once, and shows the end of the account only", async () => {
    const { browser } = await saver();
    const { status, body } = await ask(browser);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^RT261201/),
      amount: 400_000,
      status: "REQUESTED",
      bank: "Vietcombank",
      accountTail: "6789",
      requestedAt: "2026-12-01T03:00:00.000Z",
      settledAt: null,
      reason: null,
    });
    expect(await balanceOf(browser)).toBe(600_000);
    const [entry] = (await browser.call(listWalletEntries, { query: {} })).body.items;
    expect(entry).toMatchObject({
      kind: "ADJUSTMENT",
      amount: -400_000,
      note: "Rút về Vietcombank, tài khoản ••••6789",
    });
    expect((await browser.call(listPayouts, {})).body.items).toEqual([body]);
    expect(await newsOf(browser)).toEqual([
      "Đã nhận yêu cầu rút 400.000\u00a0₫",
      `Chúng tôi chuyển về Vietcombank, tài khoản ••••6789 trong vòng 2 ngày làm việc. Mã yêu cầu: ${body.id}.`,
    ]);
    const letter = await letterTo(browser);
    expect(letter).toContain("Vietcombank, tài khoản ••••6789");
    expect(letter).not.toContain("0123456789");
  });

  it("is refused beyond the balance, below the least sum, and without an account", async () => {
    const { browser } = await saver(300_000);
    const beyond = await ask(browser);
    expect([beyond.status, beyond.error.fields]).toEqual([400, { amount: "Ví của bạn có 300.000\u00a0₫." }]);
    const wrong = await ask(browser, { amount: 9_999, accountNumber: "12-34" });
    expect(wrong.error.fields).toEqual({
      amount: "Mỗi lần rút từ 10.000\u00a0₫.",
      accountNumber: "Số tài khoản gồm 6 đến 19 chữ số.",
    });
    expect(await balanceOf(browser)).toBe(300_000);
  });

  it("happens once, however often and fast it is pressed", async () => {
    const { browser } = await saver();
    const answers = await Promise.all([ask(browser), ask(browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe("PAYOUT_OPEN");
    expect(await balanceOf(browser)).toBe(600_000);
  });
});

describe("the back office", () => {
  it("sees requests with masked accounts, and the whole account of one that it pays", async () => {
    const { browser } = await saver();
    const { id } = (await ask(browser)).body;
    const list = (await staff("")).status;
    expect(list).toContain(`${id} 400000 Vietcombank ••••6789 2026-12-01T03:00:00.000Z`);
    expect(list).not.toContain("0123456789");
    expect((await staff(`/${id}/show`)).status).toBe("400000 Vietcombank 0123456789 NGUYEN THI AN");
  });

  it("records a transfer once, tells the customer, and forgets the account's number", async () => {
    const { browser, customerId } = await saver();
    const { id } = (await ask(browser)).body;
    expect(await staff(`/${id}/paid`, "FT1")).toMatchObject({ statusCode: 200, status: "PAID" });
    expect(await staff(`/${id}/paid`, "FT2")).toMatchObject({ statusCode: 404, code: "PAYOUT_NOT_FOUND" });
    expect(await staff(`/${id}/show`)).toMatchObject({ statusCode: 404 });
    expect(await newsOf(browser)).toEqual([
      "Đã chuyển 400.000\u00a0₫ cho bạn",
      "Tiền đã được chuyển về Vietcombank, tài khoản ••••6789.",
    ]);
    expect(await letterTo(browser)).toContain("Tiền đã được chuyển về Vietcombank, tài khoản ••••6789.");
    const [kept] = await shop.context.db.select().from(payouts).where(eq(payouts.customerId, customerId));
    expect(kept).toMatchObject({ status: "PAID", accountNumber: null, accountTail: "6789", bankTransaction: "FT1" });
    expect(await balanceOf(browser)).toBe(600_000);
    // The next request may follow.
    const next = (await ask(browser)).body.id;
    expect(await staff(`/${next}/paid`, "FT1")).toMatchObject({ statusCode: 409, code: "TRANSFER_KNOWN" });
  });

  it("refuses with a reason, and the money is in the wallet again", async () => {
    const { browser } = await saver();
    const { id } = (await ask(browser)).body;
    expect(await staff(`/${id}/refuse`, " ")).toMatchObject({ statusCode: 400, code: "REASON_INVALID" });
    expect(await staff(`/${id}/refuse`, "Tên chủ tài khoản không khớp.")).toMatchObject({ status: "REFUSED" });
    expect(await balanceOf(browser)).toBe(1_000_000);
    expect(await newsOf(browser)).toEqual([
      "Chưa chuyển được 400.000\u00a0₫ cho bạn",
      "Tên chủ tài khoản không khớp. Số tiền đã về lại ví của bạn.",
    ]);
    expect((await browser.call(listPayouts, {})).body.items[0]).toMatchObject({
      status: "REFUSED",
      reason: "Tên chủ tài khoản không khớp.",
    });
    expect(await letterTo(browser)).toContain("Tên chủ tài khoản không khớp.");
  });

  it("knows no other word and no other request", async () => {
    expect(await staff("/RT1/steal", "x")).toMatchObject({ statusCode: 404 });
    expect(await staff("/RT1/paid", "FT9")).toMatchObject({ statusCode: 404, code: "PAYOUT_NOT_FOUND" });
    expect(await staff("/RT1/paid")).toMatchObject({ statusCode: 404 });
  });
});
