import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { withdrawPayout } from "@thuot-tha/shared/contracts/operations/customer/withdraw-payout";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { payouts } from "../db/schema/orders.ts";
import { insertWalletEntry, lockWallet } from "../payment/queries/wallet.ts";
import { runAdmin } from "../testing/admin.ts";
import type { Browser } from "../testing/browser.ts";
import { runsOnServer } from "../testing/database.ts";
import { whileHeld } from "../testing/held.ts";
import { fillWallet } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer, newOrder } from "../testing/steps.ts";
import { requestPayout as insertRequest } from "./payouts.ts";
import { settlePayout } from "./queries/payouts.ts";

const shop = useShop();
// The embedded database runs one transaction after the other.
const onServer = runsOnServer ? it : it.skip;

afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const valid = {
  amount: 400_000,
  bank: "Vietcombank",
  accountNumber: "0123 4567-8.9",
  accountName: "NGUYEN THI AN",
};

async function saver(amount = 1_000_000) {
  const customer = await newCustomer(shop);
  await fillWallet(shop, customer.customerId, amount);
  return customer;
}

const request = (browser: Browser, more: Partial<typeof valid> = {}) =>
  browser.call(requestPayout, { body: { ...valid, ...more } });

/** What `payout` prints. */
const staff = async (...words: string[]) => (await runAdmin(shop, ["payout", ...words])).lines.join("\n");

const unknown = (id: string) => `Không có yêu cầu rút tiền nào đang chờ mang số ${id}.`;

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
    const { status, body } = await request(browser);
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
      withdrawable: true,
    });
    expect((await browser.call(getWallet, {})).body).toEqual({ balance: 600_000, received: 1_000_000, spent: 400_000 });
    const [entry] = (await browser.call(listWalletEntries, { query: {} })).body.items;
    expect(entry).toMatchObject({
      kind: "ADJUSTMENT",
      amount: -400_000,
      payoutId: body.id,
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
    const beyond = await request(browser);
    expect([beyond.status, beyond.error.fields]).toEqual([400, { amount: "Ví của bạn có 300.000\u00a0₫." }]);
    const below = await request(browser, { amount: 9_999 });
    expect([below.status, below.error.fields]).toEqual([400, { amount: "Mỗi lần rút từ 10.000\u00a0₫." }]);
    const wrong = await request(browser, { amount: 0, accountNumber: "12-34" });
    expect(wrong.error.fields).toEqual({
      amount: "Hãy nhập số tiền.",
      accountNumber: "Số tài khoản gồm 6 đến 19 chữ số hoặc chữ cái không dấu.",
    });
    expect(await balanceOf(browser)).toBe(300_000);
  });

  it("empties a wallet that has less than the least sum", async () => {
    const { browser } = await saver(9_000);
    const part = await request(browser, { amount: 8_999 });
    expect([part.status, part.error.fields]).toEqual([400, { amount: "Mỗi lần rút từ 9.000\u00a0₫." }]);
    expect((await request(browser, { amount: 9_000 })).status).toBe(201);
    expect(await balanceOf(browser)).toBe(0);
    const { browser: another } = await newCustomer(shop);
    expect((await request(another, { amount: 1 })).error.fields).toEqual({ amount: "Ví của bạn có 0\u00a0₫." });
  });

  it("happens once, however often and fast it is pressed", async () => {
    const { browser } = await saver();
    const answers = await Promise.all([request(browser), request(browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe("PAYOUT_OPEN");
    expect(await balanceOf(browser)).toBe(600_000);
  });

  onServer("has only what an order at the same moment leaves in the wallet", async () => {
    const { browser, customerId } = await saver();
    const spent = { customerId, amount: -700_000, kind: "ADJUSTMENT", note: "Đơn", at: shop.context.now() } as const;
    const { status, error } = await whileHeld(shop, {
      begin: (tx) => lockWallet(tx, customerId),
      request: () => request(browser),
      end: (tx) => insertWalletEntry(tx, spent),
    });
    expect([status, error.fields]).toEqual([400, { amount: "Ví của bạn có 300.000\u00a0₫." }]);
  });
});

describe("listPayouts", () => {
  it("has the ten newest, newest first", async () => {
    const { browser } = await saver();
    const ids: string[] = [];
    for (let minute = 10; minute < 21; minute += 1) {
      shop.setNow(`2026-12-01T03:${minute}:00Z`);
      const { id } = (await request(browser)).body;
      await withdraw(browser, id);
      ids.unshift(id);
    }
    const { items } = (await browser.call(listPayouts, {})).body;
    expect(items.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  });
});

const withdraw = (browser: Browser, payoutId: string) => browser.call(withdrawPayout, { params: { payoutId } });

describe("withdrawPayout", () => {
  it("puts the money back into the wallet, once, and lets another request follow", async () => {
    const { browser, customerId } = await saver();
    const { id } = (await request(browser)).body;
    const answers = await Promise.all([withdraw(browser, id), withdraw(browser, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await withdraw(browser, id)).error.message).toBe("Yêu cầu này đã được huỷ, tiền đã về ví của bạn.");
    expect((await browser.call(listPayouts, {})).body.items).toMatchObject([
      { id, status: "REFUSED", reason: "Bạn đã huỷ yêu cầu này.", withdrawable: false },
    ]);
    expect((await browser.call(getWallet, {})).body).toEqual({ balance: 1_000_000, received: 1_000_000, spent: 0 });
    const [entry] = (await browser.call(listWalletEntries, { query: {} })).body.items;
    expect(entry).toMatchObject({
      amount: 400_000,
      payoutId: id,
      note: "Huỷ yêu cầu rút về Vietcombank, tài khoản ••••6789",
    });
    const [kept] = await shop.context.db.select().from(payouts).where(eq(payouts.customerId, customerId));
    expect(kept?.accountNumber).toBeNull();
    expect((await request(browser)).status).toBe(201);
  });

  it("is refused once staff have read the account to transfer the money, and afterwards", async () => {
    const { browser } = await saver();
    const { id } = (await request(browser)).body;
    await staff(id, "show");
    expect((await browser.call(listPayouts, {})).body.items[0]).toMatchObject({
      ...{ status: "REQUESTED", withdrawable: false },
    });
    const refused = await withdraw(browser, id);
    expect([refused.status, refused.error.code]).toEqual([409, "PAYOUT_NOT_WITHDRAWABLE"]);
    shop.setNow("2026-12-01T04:00:00Z");
    await staff(id, "show");
    const [stored] = await shop.context.db.select().from(payouts).where(eq(payouts.id, id));
    expect(stored?.shownAt).toEqual(new Date("2026-12-01T03:00:00Z"));
    expect(await staff(id, "paid", "FT7")).toBe(`${id}: PAID`);
    const late = await withdraw(browser, id);
    expect([late.status, late.error.message]).toEqual([409, "Cửa hàng đã chuyển tiền của yêu cầu này cho bạn."]);
    expect(await balanceOf(browser)).toBe(600_000);
  });

  /** Withdraws a request while another transaction holds the wallet. */
  async function withdrawn(end: (tx: Db, customerId: string, id: string) => Promise<unknown>) {
    const { browser, customerId } = await saver();
    const { id } = (await request(browser)).body;
    return whileHeld(shop, {
      begin: (tx) => lockWallet(tx, customerId),
      request: () => withdraw(browser, id),
      end: (tx) => end(tx, customerId, id),
    });
  }

  onServer("waits for the wallet first, as a new request does, so that neither waits for the other", async () => {
    const codes: string[] = [];
    const { status } = await withdrawn((tx, customerId) =>
      insertRequest({ db: tx, now: shop.context.now }, { ...valid, customerId }).catch(({ code }) => codes.push(code)),
    );
    expect([status, codes]).toEqual([200, ["PAYOUT_OPEN"]]);
  });

  onServer("says what has become of a request that is settled at the same moment", async () => {
    const paid = { status: "PAID", bankTransaction: "FT70", settledAt: new Date("2026-12-01T03:00:00Z") } as const;
    const { error } = await withdrawn((tx, _, id) => settlePayout(tx, id, paid));
    expect(error.message).toBe("Cửa hàng đã chuyển tiền của yêu cầu này cho bạn.");
  });

  it("is refused to another customer", async () => {
    const { id } = (await request((await saver()).browser)).body;
    expect((await withdraw((await saver()).browser, id)).status).toBe(404);
  });

  it.each(["show", "paid", "refuse"] as const)(
    "and the staff's %s at the same moment leave the money in one place",
    async (word) => {
      for (let round = 0; round < 4; round += 1) {
        const { browser } = await saver();
        const { id } = (await request(browser)).body;
        const words = { show: [], paid: [`FT-${id}`], refuse: ["--why", "Sai tên."] }[word];
        const [withdrawn, said] = await Promise.all([withdraw(browser, id), staff(id, word, ...words)]);
        const isWithdrawn = withdrawn.status === 200;
        expect(said === unknown(id)).toBe(isWithdrawn);
        expect(await balanceOf(browser)).toBe(isWithdrawn || word === "refuse" ? 1_000_000 : 600_000);
      }
    },
  );
});

describe("listWalletEntries", () => {
  it("has payouts, and their money that came back, as a kind that adjustments leave out", async () => {
    const { browser } = await saver();
    await withdraw(browser, (await request(browser)).body.id);
    const amounts = async (kind: "PAYOUT" | "ADJUSTMENT") => {
      const { body } = await browser.call(listWalletEntries, { query: { kind } });
      return [body.items.map(({ amount }) => amount), body.pagination.total];
    };
    expect(await amounts("PAYOUT")).toEqual([[400_000, -400_000], 2]);
    expect(await amounts("ADJUSTMENT")).toEqual([[1_000_000], 1]);
  });
});

describe("the back office", () => {
  it("sees requests with masked accounts, and the whole account of one that it pays", async () => {
    const { browser } = await saver();
    const { id } = (await request(browser)).body;
    const list = await staff("list");
    expect(list).toMatch(new RegExp(`^${id}  400\\.000  Vietcombank  ••••6789  2026-12-01 10:00$`, "m"));
    expect(list).not.toContain("0123456789");
    expect(await staff(id, "show")).toBe("400000 Vietcombank 0123456789 NGUYEN THI AN");
    const [listed] = JSON.parse(await staff("list", "--json")).filter((one: { id: string }) => one.id === id);
    expect(listed).toEqual({
      ...{ id, amount: 400_000, bank: "Vietcombank", account: "••••6789" },
      requestedAt: "2026-12-01T03:00:00.000Z",
    });
    const { lines } = await runAdmin(shop, ["audit", "--json", "--limit", "1"]);
    expect(JSON.parse(lines.join("\n"))).toMatchObject([
      { at: "2026-12-01T03:00:00.000Z", actor: "mai", action: "payout show", details: { payout: id } },
    ]);
  });

  it("sees those that wait, oldest first", async () => {
    const [one, two] = [(await saver()).browser, (await saver()).browser];
    shop.setNow("2026-12-01T03:20:00Z");
    const later = (await request(one)).body.id;
    shop.setNow("2026-12-01T03:10:00Z");
    const earlier = (await request(two)).body.id;
    const listed = async () => {
      const all: { id: string }[] = JSON.parse(await staff("list", "--json"));
      return all.map(({ id }) => id).filter((id) => id === earlier || id === later);
    };
    expect(await listed()).toEqual([earlier, later]);
    await staff(earlier, "paid", "FT60");
    expect(await listed()).toEqual([later]);
  });

  it("records a transfer once, notifies the customer, and forgets the account number", async () => {
    const { browser, customerId } = await saver();
    const { id } = (await request(browser)).body;
    shop.setNow("2026-12-01T05:00:00Z");
    expect(await staff(id, "paid", "FT1")).toBe(`${id}: PAID`);
    expect(await staff(id, "paid", "FT2")).toBe(unknown(id));
    expect(await staff(id, "show")).toBe(unknown(id));
    expect(await newsOf(browser)).toEqual([
      "Đã chuyển 400.000\u00a0₫ cho bạn",
      "Tiền đã được chuyển về Vietcombank, tài khoản ••••6789.",
    ]);
    expect(await letterTo(browser)).toContain("Tiền đã được chuyển về Vietcombank, tài khoản ••••6789.");
    const [kept] = await shop.context.db.select().from(payouts).where(eq(payouts.customerId, customerId));
    expect(kept).toMatchObject({ status: "PAID", accountNumber: null, accountTail: "6789", bankTransaction: "FT1" });
    expect(await balanceOf(browser)).toBe(600_000);
    expect((await browser.call(listPayouts, {})).body.items[0]).toMatchObject({
      ...{ status: "PAID", settledAt: "2026-12-01T05:00:00.000Z" },
    });
    // The next request may follow.
    const next = (await request(browser)).body.id;
    expect(await staff(next, "paid", "FT1")).toBe("Giao dịch FT1 đã ghi cho một yêu cầu khác.");
    expect(await staff(next, "paid", " ft 1")).toBe("Giao dịch FT1 đã ghi cho một yêu cầu khác.");
  });

  it("refuses with a reason, and the money is in the wallet again", async () => {
    const { browser } = await saver();
    const { id } = (await request(browser)).body;
    expect(await staff(id, "refuse", "--why", " ")).toBe("--why: give the reason.");
    expect(await staff(id, "refuse", "--why", "a".repeat(301))).toBe("Lý do có từ 1 đến 300 ký tự.");
    shop.setNow("2026-12-01T05:00:00Z");
    expect(await staff(id, "refuse", "--why", "Tên chủ tài khoản không khớp.")).toBe(`${id}: REFUSED`);
    expect(await balanceOf(browser)).toBe(1_000_000);
    const [entry] = (await browser.call(listWalletEntries, { query: {} })).body.items;
    expect(entry?.note).toBe("Chưa chuyển được về Vietcombank, tài khoản ••••6789");
    expect(await newsOf(browser)).toEqual([
      "Chưa chuyển được 400.000\u00a0₫ cho bạn",
      "Tên chủ tài khoản không khớp. Số tiền đã về lại ví của bạn.",
    ]);
    expect((await browser.call(listPayouts, {})).body.items[0]).toMatchObject({
      status: "REFUSED",
      settledAt: "2026-12-01T05:00:00.000Z",
      reason: "Tên chủ tài khoản không khớp.",
    });
    expect(await letterTo(browser)).toContain("Tên chủ tài khoản không khớp.");
  });

  it("puts the money of a transfer that the bank has sent back into the wallet, once", async () => {
    const { browser } = await saver();
    const { id } = (await request(browser)).body;
    const fail = () => staff(id, "failed", "--why", "Ngân hàng báo tài khoản đã đóng.");
    const unpaid = `Không có yêu cầu rút tiền nào đã chuyển mang số ${id}.`;
    expect(await fail()).toBe(unpaid);
    await staff(id, "paid", "FT31");
    expect(await staff(id, "failed")).toBe("--why: give the reason.");
    expect(await staff(id, "failed", "--why", "a".repeat(301))).toBe("Lý do có từ 1 đến 300 ký tự.");
    expect((await Promise.all([fail(), fail()])).sort()).toEqual([unpaid, `${id}: REFUSED`]);
    expect(await fail()).toBe(unpaid);
    expect((await browser.call(getWallet, {})).body).toEqual({ balance: 1_000_000, received: 1_000_000, spent: 0 });
    const [entry] = (await browser.call(listWalletEntries, { query: {} })).body.items;
    expect(entry).toMatchObject({
      ...{ amount: 400_000, payoutId: id },
      note: "Ngân hàng trả lại tiền chuyển về Vietcombank, tài khoản ••••6789",
    });
    expect(await newsOf(browser)).toEqual([
      "Chưa chuyển được 400.000\u00a0₫ cho bạn",
      "Ngân hàng báo tài khoản đã đóng. Số tiền đã về lại ví của bạn.",
    ]);
    expect(await letterTo(browser)).toContain("Ngân hàng báo tài khoản đã đóng.");
    expect((await browser.call(listPayouts, {})).body.items).toMatchObject([
      { id, status: "REFUSED", reason: "Ngân hàng báo tài khoản đã đóng." },
    ]);
    const { lines } = await runAdmin(shop, ["audit", "--json", "--limit", "1"]);
    expect(JSON.parse(lines.join("\n"))).toMatchObject([
      { action: "payout failed", details: { payout: id, transaction: "FT31" } },
    ]);
    const next = (await request(browser)).body.id;
    expect(await staff(next, "paid", "FT31")).toBe("Giao dịch FT31 đã ghi cho một yêu cầu khác.");
    expect(await staff(next, "paid", "FT32")).toBe(`${next}: PAID`);
  });

  it("requests the returned deposit of an order for a customer who calls, once", async () => {
    const { browser, order } = await newOrder(shop, {
      ...{ variantId: "moon-free", dateFrom: "2027-01-10", dateTo: "2027-01-10" },
    });
    const { id } = order;
    const account = ["--bank", "Vietcombank", "--account", "0123 456 789", "--name", "NGUYEN THI AN"];
    expect(await staff(id, "request", ...account)).toBe(`Đơn ${id} chưa có tiền cọc nào hoàn về ví.`);
    for (const step of ["deliver", "arrived", "return", "done"]) await runAdmin(shop, ["order", id, step]);
    expect(await staff(id, "request", "--bank", "Vietcombank")).toBe("Vui lòng nhập mục này.");
    const output = await staff(id, "request", ...account);
    expect(output).toMatch(/^RT261201\w+: REQUESTED$/);
    expect(await balanceOf(browser)).toBe(0);
    expect((await newsOf(browser))[0]).toBe("Đã nhận yêu cầu rút 500.000\u00a0₫");
    expect(await letterTo(browser)).toContain("Vietcombank, tài khoản ••••6789");
    const withdrawn = await withdraw(browser, output.slice(0, -11));
    expect([withdrawn.status, withdrawn.error.code]).toEqual([409, "PAYOUT_NOT_WITHDRAWABLE"]);
    expect(await staff(id, "request", ...account)).toBe("Ví của bạn có 0\u00a0₫.");
    const { lines } = await runAdmin(shop, ["audit", "--order", id, "--json", "--limit", "1"]);
    const [action] = JSON.parse(lines.join("\n"));
    expect(action).toMatchObject({ action: "payout request", details: { payout: output.slice(0, -11), sum: 500_000 } });
    expect(JSON.stringify(action)).not.toContain("0123456789");
  });

  it("refuses unknown words and unknown requests", async () => {
    expect(await staff("RT1", "steal", "x")).toMatch(/^admin payout list/);
    expect(await staff("RT1", "paid", "FT9")).toBe(unknown("RT1"));
    expect(await staff("RT1", "paid")).toMatch(/^admin payout list/);
  });
});
