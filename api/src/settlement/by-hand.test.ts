import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { runAdmin, staff } from "../testing/admin.ts";
import { gatewaysOf, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();

const received = (memo: string, transaction: string) => staff(shop, `transfer ${memo} received ${transaction}`);

describe("a transfer confirmed by hand", () => {
  it("pays its order once; the bank's own report changes nothing", async () => {
    const { order, browser } = await waitingOrder(shop, "bank_transfer");
    expect(await received(order.id, "FT500")).toBe(`${order.id}: counted`);
    expect(await received(order.id, "FT500")).toBe(`${order.id}: repeated`);
    const notification = { reference: order.id, amount: 880_000, transaction: 500 };
    expect((await gatewaysOf(shop).bank(notification)).body).toEqual({ outcome: "repeated" });
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID" });
    expect((await browser.call(getWallet, {})).body.balance).toBe(0);
  });

  it.each([
    ["ft510", 510],
    [" FT 5 11\u00a0", 511],
  ])("with the bank's number typed as %j is the one that the bank reports", async (typed, transaction) => {
    const { order, browser } = await waitingOrder(shop, "bank_transfer");
    const { lines } = await runAdmin(shop, ["transfer", order.id, "received", typed]);
    expect(lines).toEqual([`${order.id}: counted`]);
    const report = { reference: order.id, amount: 880_000, transaction };
    expect((await gatewaysOf(shop).bank(report)).body).toEqual({ outcome: "repeated" });
    expect((await browser.call(getWallet, {})).body.balance).toBe(0);
  });

  it("with a number that the bank reported in small letters is the same transfer", async () => {
    const { order, browser } = await waitingOrder(shop, "bank_transfer");
    await gatewaysOf(shop).bank({ reference: order.id, amount: 880_000, transaction: "ab512" });
    expect(await received(order.id, "FTAB512")).toBe(`${order.id}: repeated`);
    expect((await browser.call(getWallet, {})).body.balance).toBe(0);
  });

  it("refuses a bank's number that another order has, and leaves this one unpaid", async () => {
    const first = await waitingOrder(shop, "bank_transfer");
    const second = await waitingOrder(shop, "bank_transfer");
    await received(first.order.id, "FT501");
    expect(await received(second.order.id, "FT501")).toBe(
      `Giao dịch FT501 đã ghi cho ${first.order.id}: 880.000\u00a0₫.`,
    );
    const { body } = await second.browser.call(getOrder, { params: { orderId: second.order.id } });
    expect(body.paymentStatus).toBe("PENDING");
    expect(await received(second.order.id, "FT503")).toBe(`${second.order.id}: counted`);
  });

  it("is refused with another sum than the bank has reported", async () => {
    const { order } = await waitingOrder(shop, "bank_transfer");
    await gatewaysOf(shop).bank({ reference: order.id, amount: 800_000, transaction: 504 });
    expect(await received(order.id, "FT504")).toBe(`Giao dịch FT504 đã ghi cho ${order.id}: 800.000\u00a0₫.`);
    expect(await received(order.id, "FT504 --sum 800000")).toBe(`${order.id}: repeated`);
    expect(await staff(shop, `transfer ${order.id} checked FT504 --why x`)).toMatch(/^Ngân hàng không có báo cáo/);
  });

  it("requires a known memo", async () => {
    expect(await received("TT261201ZZZZZZ", "FT502")).toBe("Không có khoản chuyển nào mang nội dung TT261201ZZZZZZ.");
  });
});

describe("a report of the bank that contradicts what is recorded", () => {
  /** The lines of the list about one number, with two spaces between columns. */
  const listed = async (number: string) =>
    (await staff(shop, "transfer list"))
      .split("\n")
      .filter((line) => line.includes(number))
      .map((line) => line.replace(/ {2,}/g, "  "));

  it("changes nothing, and is on the list of staff until they have checked it", async () => {
    const { order, browser } = await waitingOrder(shop, "bank_transfer");
    const other = await waitingOrder(shop, "bank_transfer");
    await received(order.id, "FT520");
    const report = { reference: order.id, amount: 88_000, transaction: 520 };
    for (const same of [report, report, { ...report, reference: other.order.id, amount: 880_000 }])
      expect(await gatewaysOf(shop).bank(same)).toEqual({ status: 200, body: { outcome: "contradicted" } });
    expect((await browser.call(getWallet, {})).body.balance).toBe(0);
    expect((await other.browser.call(getOrder, { params: { orderId: other.order.id } })).body.status).toBe("NOT_PAID");
    const recorded = `FT520  %  –  2026-12-01 10:00  ${order.id} 880.000 ₫`;
    expect(await listed("FT520")).toEqual([
      `${order.id}  ${recorded.replace("%", "88.000")}`,
      `${other.order.id}  ${recorded.replace("%", "880.000")}`,
    ]);
    expect(JSON.parse(await staff(shop, "transfer list --json"))).toContainEqual({
      ...{ memo: order.id, bankTransaction: "FT520", amount: 88_000, reportedAt: "2026-12-01T03:00:00.000Z" },
      recorded: { memo: order.id, amount: 880_000 },
    });

    const check = (memo: string, why = "--why Khách-chuyển-nốt") =>
      staff(shop, `transfer ${memo} checked ft520 ${why}`);
    expect(await check(order.id, "")).toBe("--why: give the reason.");
    expect(await check(order.id)).toBe(`${order.id}: checked`);
    expect(await check(order.id)).toBe(`Ngân hàng không có báo cáo nào khác về giao dịch FT520 cho ${order.id}.`);
    await gatewaysOf(shop).bank(report);
    expect(await listed("FT520")).toEqual([expect.stringContaining(other.order.id)]);
    const audit = JSON.parse(await staff(shop, `audit --order ${order.id} --json --limit 1`));
    expect(audit).toMatchObject([
      {
        ...{ action: "transfer checked", why: "Khách-chuyển-nốt" },
        details: { memo: order.id, transaction: "FT520" },
      },
    ]);
  });
});
