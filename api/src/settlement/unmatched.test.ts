import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import { eq } from "drizzle-orm";
import { orders, unmatchedReceipts, wallets } from "../db/schema/orders.ts";
import { staff } from "../testing/admin.ts";
import { runsOnServer } from "../testing/database.ts";
import { gatewaysOf, ledgerOf, placeOrder, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer, newKey } from "../testing/steps.ts";

const shop = useShop();
const { bank } = gatewaysOf(shop);
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

let transactions = 70_000;
const newTransaction = () => {
  transactions += 1;
  return transactions;
};

/** What `transfer` prints. */
const transfer = (words: string) => staff(shop, `transfer ${words}`);

/** An order of 880 000 that is to be paid by transfer, and so much that came in for it. */
async function transferred(...amounts: number[]) {
  const made = await waitingOrder(shop, "bank_transfer");
  const reference = made.order.id;
  for (const amount of amounts) await bank({ reference, amount, transaction: newTransaction() });
  const see = async () => (await made.browser.call(getOrder, { params: { orderId: reference } })).body;
  return { ...made, reference, see, ledger: () => ledgerOf(shop, made.customerId) };
}

const tooLow = (reference: string, missing: string) =>
  `Ví của khách còn thiếu ${missing}\u00a0₫ để trả 880.000\u00a0₫ cho đơn ${reference}.`;

const receiptsOf = async (customerId: string) => {
  const found = await shop.context.db
    .select()
    .from(unmatchedReceipts)
    .where(eq(unmatchedReceipts.customerId, customerId))
    .orderBy(unmatchedReceipts.bankTransaction);
  return found.map(({ amount, outcome }) => [amount, outcome]);
};

describe("a transfer of another sum than requested", () => {
  it("is kept once, and is in the wallet, however often and however close it is reported", async () => {
    const { reference, customerId, see, ledger, browser } = await transferred();
    const report = { reference, amount: 800_000, transaction: newTransaction() };
    const answers = await Promise.all([bank(report), bank(report), bank(report)]);
    expect(answers.map(({ status, body }) => [status, (body as { outcome: string }).outcome]).sort()).toEqual([
      [200, "repeated"],
      [200, "repeated"],
      [200, "unmatched"],
    ]);
    expect((await bank({ ...report, amount: 880_000 })).body).toEqual({ outcome: "contradicted" });
    expect(await receiptsOf(customerId)).toEqual([[800_000, null]]);
    expect(await ledger()).toEqual([["ADJUSTMENT", 800_000, 800_000]]);
    const receipts = [{ amount: 800_000, expected: 880_000, at: "2026-12-01T03:00:00.000Z", counted: false }];
    expect(await see()).toMatchObject({ status: "NOT_PAID", paymentStatus: "PENDING", refunds: [], receipts });
    const { body } = await browser.call(getPaymentStatus, { params: { orderId: reference } });
    expect(body).toMatchObject({ orderStatus: "NOT_PAID", receipts });
  });

  it("is shown to the customer on the page and by letter", async () => {
    const { reference, browser } = await transferred(900_000);
    const title = `Chuyển khoản cho đơn ${reference} khác số cần trả`;
    const body =
      "Cửa hàng nhận được 900.000\u00a0₫, còn số cần trả là 880.000\u00a0₫. Cả khoản này đã về ví của bạn. " +
      "Bạn chuyển lại đúng số tiền, hoặc gọi cửa hàng để dùng khoản này nhé.";
    const { body: listed } = await browser.call(listNotifications, { query: {} });
    expect(listed.items[0]).toMatchObject({ kind: "WALLET", title, body, link: `/checkout/payment/${reference}` });
    const { email } = (await browser.call(getMe, {})).body.user;
    const letter = (await shop.letters()).findLast(({ to }) => to === email);
    expect(letter).toMatchObject({ subject: title });
    expect(letter!.text).toContain(body);
  });

  it("is taken from staff who saw it on the account as well", async () => {
    const { reference, customerId, ledger } = await transferred();
    expect(await transfer(`${reference} received FT-by-hand --sum 800000`)).toBe(`${reference}: unmatched`);
    expect(await transfer(`${reference} received FT-by-hand --sum 800000`)).toBe(`${reference}: repeated`);
    expect(await receiptsOf(customerId)).toEqual([[800_000, null]]);
    expect(await ledger()).toEqual([["ADJUSTMENT", 800_000, 800_000]]);
    expect(await transfer(`${reference} received FT-by-hand-2 --sum 800.000`)).toBe(
      "--sum: 800.000 is not a sum in đồng such as 800000.",
    );
    expect(await transfer(`${reference} received FT-by-hand-2 --sum 0`)).toBe(
      "--sum: 0 is not a sum in đồng such as 800000.",
    );
  });

  it("does not keep the right one from counting", async () => {
    const { reference, see, ledger } = await transferred(800_000);
    await bank({ reference, amount: 880_000, transaction: newTransaction() });
    expect((await see()).status).toBe("CONFIRMED");
    expect(await ledger()).toEqual([["ADJUSTMENT", 800_000, 800_000]]);
  });
});

describe("settling it by command", () => {
  it("needs a transfer that waits for it", async () => {
    const { reference } = await transferred();
    expect(await transfer(`${reference} settle`)).toBe(
      `Không có khoản chuyển sai số tiền nào còn mở cho ${reference}.`,
    );
    expect(await transfer("TT261201NOBODY settle")).toBe(
      "Không có khoản chuyển sai số tiền nào còn mở cho TT261201NOBODY.",
    );
  });

  it("pays the order once the wallet holds its sum; what is more stays in the wallet", async () => {
    const { reference, customerId, see, ledger, browser } = await transferred(800_000);
    expect(await transfer(`${reference} settle`)).toBe(tooLow(reference, "80.000"));
    expect(await ledger()).toEqual([["ADJUSTMENT", 800_000, 800_000]]);
    const rest = { reference, amount: 100_000, transaction: newTransaction() };
    await bank(rest);
    expect(await transfer(`${reference} settle`)).toBe(`${reference}: counted`);
    expect(await transfer(`${reference} settle`)).toMatch(/^Không có khoản chuyển sai số tiền nào còn mở/);
    expect((await bank(rest)).body).toEqual({ outcome: "repeated" });
    expect(await see()).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID", refunds: [] });
    expect((await see()).receipts).toMatchObject([{ counted: true }, { counted: true }]);
    expect(await receiptsOf(customerId)).toEqual([
      [800_000, "counted"],
      [100_000, "counted"],
    ]);
    expect(await ledger()).toEqual([
      ["ADJUSTMENT", 800_000, 800_000],
      ["ADJUSTMENT", 100_000, 900_000],
      ["ADJUSTMENT", -880_000, 20_000],
    ]);
    await browser.call(cancelOrder, { params: { orderId: reference } });
    expect((await ledger()).at(-1)).toEqual(["ORDER_REFUND", 880_000, 900_000]);
  });

  it("lets the shop bear what a transfer lacks, and no more", async () => {
    const { reference, ledger, see, browser } = await transferred(800_000);
    await placeOrder(browser, "cash", { useWallet: true });
    expect((await ledger()).at(-1)).toEqual(["ORDER_PAYMENT", -800_000, 0]);
    expect(await transfer(`${reference} settle --waive`)).toBe("--why: give the reason.");
    expect(await transfer(`${reference} settle --waive --why gift`)).toBe(tooLow(reference, "880.000"));
    expect((await see()).status).toBe("NOT_PAID");
    const other = await transferred(800_000);
    expect(await transfer(`${other.reference} settle --waive --why gift`)).toBe(`${other.reference}: counted`);
    expect((await other.see()).status).toBe("CONFIRMED");
    const [borne] = await shop.context.db.select().from(orders).where(eq(orders.id, reference));
    expect(borne?.waived).toBe(0);
    expect(await other.ledger()).toEqual([
      ["ADJUSTMENT", 800_000, 800_000],
      ["ADJUSTMENT", 80_000, 880_000],
      ["ADJUSTMENT", -880_000, 0],
    ]);
    await other.browser.call(cancelOrder, { params: { orderId: other.reference } });
    expect((await other.ledger()).at(-1)).toEqual(["ORDER_REFUND", 800_000, 800_000]);
  });

  it("is settled once, and leaves later ones and those of others open", async () => {
    const other = await transferred(700_000);
    const { reference, customerId } = await transferred(900_000);
    const settle = () => transfer(`${reference} settle`);
    expect(await settle()).toBe(`${reference}: counted`);
    expect(await settle()).toBe(`Không có khoản chuyển sai số tiền nào còn mở cho ${reference}.`);
    expect(await receiptsOf(other.customerId)).toEqual([[700_000, null]]);
    expect(await transfer("list")).toContain(other.reference);
    expect(await transfer("list")).not.toContain(reference);
    await bank({ reference, amount: 5_000, transaction: newTransaction() });
    expect(await settle()).toBe(`${reference}: to-wallet`);
    expect(await receiptsOf(customerId)).toEqual([
      [900_000, "counted"],
      [5_000, "to-wallet"],
    ]);
  });

  it("leaves the money in the wallet where the order is gone", async () => {
    const { reference, customerId, browser, ledger } = await transferred(800_000);
    await browser.call(cancelOrder, { params: { orderId: reference } });
    expect(await transfer(`${reference} settle`)).toBe(`${reference}: to-wallet`);
    expect(await receiptsOf(customerId)).toEqual([[800_000, "to-wallet"]]);
    expect(await ledger()).toEqual([["ADJUSTMENT", 800_000, 800_000]]);
  });

  it("pays for a membership, too", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const { body } = await browser.call(joinPackage, {
      headers: { "idempotency-key": newKey() },
      body: { membershipPackageId: "gam", paymentType: "bank_transfer" },
    });
    const memo = body.payment.transfer!.memo;
    await bank({ reference: memo, amount: 600_000, transaction: newTransaction() });
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 600_000, 600_000]]);
    const see = async () =>
      (await browser.call(getMembershipPayment, { params: { paymentId: body.payment.id } })).body.receipts;
    expect(await see()).toEqual([
      { amount: 600_000, expected: 599_000, at: "2026-12-01T03:00:00.000Z", counted: false },
    ]);
    expect(await transfer(`${memo} settle`)).toBe(`${memo}: counted`);
    expect(await see()).toEqual([]);
    expect((await browser.call(getMe, {})).body.customer.membership?.membershipPackageId).toBe("gam");
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ADJUSTMENT", -599_000, 1_000]);
    const { items } = (await browser.call(listWalletEntries, { query: {} })).body;
    expect(items.map(({ note }) => note)).toEqual([
      "Dùng khoản đã chuyển để trả gói thành viên",
      "Chuyển khoản 600.000\u00a0₫ cho gói thành viên (số cần trả là 599.000\u00a0₫)",
    ]);
  });

  it("is named by a list of what is open", async () => {
    const { reference } = await transferred(1_000);
    expect(await transfer("list")).toMatch(
      new RegExp(`^${reference} +FT${transactions} +1\\.000 +880\\.000 +2026-12-01 10:00$`, "m"),
    );
    const listed: object[] = JSON.parse(await transfer("list --json"));
    expect(listed).toContainEqual({
      ...{ memo: reference, bankTransaction: `FT${transactions}`, amount: 1_000, expected: 880_000 },
      receivedAt: "2026-12-01T03:00:00.000Z",
    });
  });
});

describe("wrong sums, right sums, settling and cancelling at once", () => {
  it("lose and make no đồng", async () => {
    const stories = await Promise.all(
      Array.from({ length: runsOnServer ? 10 : 2 }, async () => {
        const story = await transferred(500_000, 380_000);
        const { reference, browser } = story;
        const wrong = { reference, amount: 7_000, transaction: newTransaction() };
        const right = { reference, amount: 880_000, transaction: newTransaction() };
        await Promise.all([
          ...[transfer(`${reference} settle`), bank(wrong), transfer(`${reference} settle`), bank(right)],
          ...[browser.call(cancelOrder, { params: { orderId: reference } }), bank(wrong), bank(right)],
        ]);
        return story;
      }),
    );
    for (const { customerId, see, ledger } of stories) {
      const entries = await ledger();
      const sum = entries.reduce((total, [, amount]) => total + Number(amount), 0);
      const [wallet] = await shop.context.db.select().from(wallets).where(eq(wallets.customerId, customerId));
      expect(wallet?.balance).toBe(sum);
      // 1 767 000 came in: all of it is in the wallet, or the order has 880 000 of it.
      expect(sum).toBe((await see()).status === "CANCEL" ? 1_767_000 : 887_000);
    }
  });
});
