import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { runAdmin, staff } from "../testing/admin.ts";
import { bookingsOf, change, handOver, mixedRental, piecesOf, quoteChange, step } from "../testing/changes.ts";
import { fillWallet, gatewaysOf, ledgerOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, joinMembership, newCustomer, order as placeOrder } from "../testing/steps.ts";

const shop = useShop({ SESSION_DAYS: "365" });
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const onDay = (variantId: string, day: string) => ({ variantId, dateFrom: day, dateTo: day });

describe("an order with rentals of different days", () => {
  it("offers to buy a later one from its own delivery day on", async () => {
    const { browser, order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2026-12-03"),
      onDay("lotus-m", "2026-12-12"),
    ]);
    await handOver(shop, order.id);
    const buy = { kind: "BUY" as const, lineId: lineIds[1]! };
    shop.setNow("2026-12-10T03:00:00Z");
    const early = await quoteChange(browser, order.id, buy);
    expect(early.body.reason).toBe("Bạn mua lại được khi món đang ở chỗ bạn.");
    shop.setNow("2026-12-11T03:00:00Z");
    expect((await quoteChange(browser, order.id, buy)).body).toMatchObject({ available: true, reason: null });
  });

  it("is back, to check, once its last rental that is out is bought", async () => {
    const { browser, customerId, order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2026-12-03"),
      onDay("lotus-m", "2026-12-12"),
    ]);
    await handOver(shop, order.id);
    await fillWallet(shop, customerId, 2_000_000);
    shop.setNow("2026-12-13T03:00:00Z");
    const [worn] = await piecesOf(shop, lineIds[0]!);
    expect(await step(shop, order.id, `return ${worn} --day 2026-12-04`)).toBe(`${order.id}: RENTING`);
    const { body } = await change(browser, order.id, { kind: "BUY", lineId: lineIds[1]! }, { useWallet: true });
    expect(body.order).toMatchObject({ status: "RETURNED", lateReturn: { days: 0, fee: 0 } });
    await step(shop, order.id, "done");
    expect((await browser.call(getOrder, { params: { orderId: order.id } })).body.status).toBe("DONE");
    expect((await ledgerOf(shop, customerId)).at(-1)?.slice(0, 2)).toEqual(["DEPOSIT_RETURN", 500_000]);
  });

  it("has another piece for a later one when that goes out for repair", async () => {
    const { order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2026-12-08"),
      onDay("lotus-m", "2026-12-28"),
    ]);
    await handOver(shop, order.id);
    const [worn = "", later = ""] = lineIds;
    const repair = (piece: unknown, until: string) =>
      runAdmin(shop, ["repair", String(piece), "--until", until, "--why", "Khoá kéo bị kẹt"]);
    const [piece] = await piecesOf(shop, later);
    expect((await repair(piece, "2026-12-30")).code).toBe(0);
    expect(await piecesOf(shop, later)).not.toEqual([piece]);
    const [there] = await piecesOf(shop, worn);
    expect((await repair(there, "2026-12-20")).lines[0]).toContain("đã có người thuê");
    expect(await piecesOf(shop, worn)).toEqual([there]);
  });

  it("is not back before the delivery day of its last rental", async () => {
    const { order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2026-12-14"),
      onDay("lotus-m", "2026-12-20"),
    ]);
    await handOver(shop, order.id);
    shop.setNow("2026-12-18T03:00:00Z");
    const refusal = "Đơn còn món giao ngày 19/12/2026: Đầm lụa Sen.";
    expect(await step(shop, order.id, "return")).toBe(refusal);
    const [worn] = await piecesOf(shop, lineIds[0]!);
    expect(await step(shop, order.id, `return ${worn}`)).toBe(`${order.id}: RENTING`);
    shop.setNow("2026-12-19T03:00:00Z");
    expect(await step(shop, order.id, "return --day 2026-12-18")).toBe(refusal);
    expect(await step(shop, order.id, "return")).toBe(`${order.id}: RETURNED`);
  });

  it("returns rent and deposit of a later one that never went out, and frees its days", async () => {
    const { browser, customerId, order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2026-12-18"),
      onDay("lotus-s", "2026-12-24"),
    ]);
    await handOver(shop, order.id);
    await fillWallet(shop, customerId, 100_000);
    const [worn = "", later = ""] = lineIds;
    const extend = { kind: "EXTEND" as const, lineId: later, dateTo: "2026-12-25" };
    await change(browser, order.id, extend, { useWallet: true });
    const [piece] = await piecesOf(shop, later);
    const refund = ["order", order.id, "undelivered", String(piece)];
    expect(await runAdmin(shop, refund)).toEqual({ lines: ["--why: give the reason."], code: 1 });
    expect(await runAdmin(shop, [...refund, "--why", "Váy bị rách"])).toEqual({
      lines: [`${order.id}: 1.550.000\u00a0₫ went to the wallet`],
      code: 0,
    });
    expect((await runAdmin(shop, [...refund, "--why", "Váy bị rách"])).code).toBe(1);
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body).toMatchObject({ status: "RENTING", lines: [{ id: worn }], changes: [], walletUsed: 0 });
    expect(body.totals).toMatchObject({ rentalTotal: 350_000, depositTotal: 500_000, total: 880_000 });
    expect(body.refunds).toMatchObject([{ kind: "ORDER_REFUND", amount: 1_550_000 }]);
    expect(body.lateReturn).toMatchObject({ dueDay: "2026-12-19" });
    expect(await bookingsOf(shop, later)).toEqual([]);
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ORDER_REFUND", 1_550_000, 1_600_000]);
    const { items } = (await browser.call(listNotifications, { query: {} })).body;
    expect(items[0]?.body).toContain("1.550.000\u00a0₫ đã về ví của bạn.");
    expect((await shop.letters()).at(-1)?.subject).toBe("Cửa hàng không giao được Đầm lụa Sen");
    expect(JSON.parse(await staff(shop, `audit --order ${order.id} --json`))).toMatchObject([
      { action: "undelivered", why: "Váy bị rách", details: { refund: 1_550_000 } },
      { action: "arrived" },
      { action: "deliver" },
    ]);
    expect(JSON.parse(await staff(shop, `orders --code ${order.id} --day 2026-12-30 --json`)).orders).toMatchObject([
      { id: order.id, pieces: 1, section: "due-back", day: "2026-12-19" },
    ]);
    for (const words of ["return", "done"]) await step(shop, order.id, words);
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["DEPOSIT_RETURN", 500_000, 2_100_000]);
  });

  it("ends a change that waits for its payment when its rental never went out", async () => {
    const { browser, customerId, order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2027-05-03"),
      onDay("lotus-s", "2027-05-10"),
    ]);
    await handOver(shop, order.id);
    await fillWallet(shop, customerId, 20_000);
    const [piece] = await piecesOf(shop, lineIds[1]!);
    const extend = { kind: "EXTEND" as const, lineId: lineIds[1]!, dateTo: "2027-05-11" };
    const { body } = await change(browser, order.id, extend, { useWallet: true, paymentType: "bank_transfer" });
    await step(shop, order.id, `undelivered ${piece} --why torn`);
    expect(await bookingsOf(shop, lineIds[1]!)).toEqual([]);
    const late = { reference: body.change.id, amount: 30_000, transaction: 71_001 };
    expect((await gatewaysOf(shop).bank(late)).body).toEqual({ outcome: "to-wallet" });
    expect(await ledgerOf(shop, customerId)).toEqual([
      ["ADJUSTMENT", 20_000, 20_000],
      ["ADJUSTMENT", -20_000, 0],
      ["ADJUSTMENT", 20_000, 20_000],
      ["ORDER_REFUND", 1_500_000, 1_520_000],
      ["ADJUSTMENT", 30_000, 1_550_000],
    ]);
  });

  it("keeps a change of one that waits for its payment when another never went out", async () => {
    const { browser, order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2027-05-23"),
      onDay("lotus-s", "2027-05-30"),
    ]);
    await handOver(shop, order.id);
    const extend = { kind: "EXTEND" as const, lineId: lineIds[0]!, dateTo: "2027-05-24" };
    await change(browser, order.id, extend, { paymentType: "bank_transfer" });
    const [piece] = await piecesOf(shop, lineIds[1]!);
    await step(shop, order.id, `undelivered ${piece} --why torn`);
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body.changes).toMatchObject([{ status: "WAITING", payment: { status: "PENDING" } }]);
  });

  it("returns rent and deposit of each of several that never went out", async () => {
    const { browser, customerId, order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2027-02-03"),
      onDay("lotus-s", "2027-02-10"),
      onDay("lotus-m", "2027-02-11"),
    ]);
    await handOver(shop, order.id);
    for (const lineId of lineIds.slice(1)) {
      const [piece] = await piecesOf(shop, lineId);
      await runAdmin(shop, ["order", order.id, "undelivered", String(piece), "--why", "Váy bị rách"]);
    }
    expect(await ledgerOf(shop, customerId)).toEqual([
      ["ORDER_REFUND", 1_500_000, 1_500_000],
      ["ORDER_REFUND", 1_500_000, 3_000_000],
    ]);
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body).toMatchObject({ status: "RENTING", lines: [{ id: lineIds[0] }] });
  });

  it("leaves a member the saving of the rentals that did", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinMembership(shop, customerId);
    const ids = [];
    for (const line of [onDay("moon-free", "2027-06-05"), onDay("lotus-s", "2027-06-12")]) {
      ids.push(await addToCart(browser, line));
    }
    const { order } = (await placeOrder(browser, ids)).body;
    // 100 000 of the moon's 350 000, and 15 % of the lotus's 500 000.
    expect(order.totals.memberSaving).toBe(175_000);
    await handOver(shop, order.id);
    const [piece] = await piecesOf(shop, order.lines.find(({ variantId }) => variantId === "moon-free")!.id);
    await step(shop, order.id, `undelivered ${piece} --why torn`);
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body.totals).toMatchObject({ memberSaving: 75_000, rentalTotal: 425_000 });
  });

  it("delivers a later one on its own day when the first one never went out", async () => {
    const { browser, order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2026-12-08"),
      onDay("lotus-s", "2026-12-12"),
    ]);
    shop.setNow("2026-12-07T03:00:00Z");
    await handOver(shop, order.id);
    const [worn] = await piecesOf(shop, lineIds[0]!);
    await runAdmin(shop, ["order", order.id, "undelivered", String(worn), "--why", "Khách không ở nhà"]);
    const buy = await quoteChange(browser, order.id, { kind: "BUY", lineId: lineIds[1]! });
    expect(buy.body.reason).toBe("Bạn mua lại được khi món đang ở chỗ bạn.");
    expect(await step(shop, order.id, "return")).toBe("Đơn còn món giao ngày 11/12/2026: Đầm lụa Sen.");
    shop.setNow("2026-12-10T03:00:00Z");
    expect(JSON.parse(await staff(shop, `orders --code ${order.id} --json`)).orders).toMatchObject([
      { section: "pack", day: "2026-12-11" },
    ]);
  });

  it("has each of two rentals of one piece returned, refunded and checked by its first wear day", async () => {
    const { customerId, order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2027-03-03"),
      onDay("moon-free", "2027-03-22"),
      onDay("lotus-m", "2027-03-03"),
    ]);
    await handOver(shop, order.id);
    const [[first], [second]] = [await piecesOf(shop, lineIds[0]!), await piecesOf(shop, lineIds[1]!)];
    expect(second).toBe(first);
    const unclear = `Đơn ${order.id} thuê món ${first} nhiều lần, thêm --wear với ngày mặc đầu: 2027-03-03, 2027-03-22.`;
    expect(await step(shop, order.id, `undelivered ${first} --why torn`)).toBe(unclear);
    shop.setNow("2027-03-04T03:00:00Z");
    expect(await step(shop, order.id, `return ${first} --wear 2027-03-03`)).toBe(`${order.id}: RENTING`);
    await step(shop, order.id, `undelivered ${second} --why torn`);
    const { lines } = JSON.parse(await staff(shop, `orders show ${order.id} --json`));
    expect(lines.map((line: { id: string; returnedOn: string | null }) => [line.id, line.returnedOn])).toEqual([
      [lineIds[0], "2027-03-04"],
      [lineIds[2], null],
    ]);
    expect(await step(shop, order.id, "return")).toBe(`${order.id}: RETURNED`);
    expect(await step(shop, order.id, `check ${first} --wear 2027-03-03`)).toContain("1.500.000");
    expect((await ledgerOf(shop, customerId)).at(-1)?.slice(0, 2)).toEqual(["ORDER_REFUND", 850_000]);
  });

  it("is back, with a letter, when its last rental that is out never went out", async () => {
    const { order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2027-04-05"),
      onDay("lotus-s", "2027-04-18"),
    ]);
    await handOver(shop, order.id);
    const [[worn], [later]] = [await piecesOf(shop, lineIds[0]!), await piecesOf(shop, lineIds[1]!)];
    shop.setNow("2027-04-06T03:00:00Z");
    await step(shop, order.id, `return ${worn}`);
    await step(shop, order.id, `undelivered ${later} --why torn`);
    expect((await shop.letters()).slice(-2).map(({ subject }) => subject)).toEqual([
      "Cửa hàng không giao được Đầm lụa Sen",
      `Đã nhận lại món của đơn ${order.id}`,
    ]);
  });

  it("is done, with no deposit left, when its other rental is bought and its last one never went out", async () => {
    const { browser, customerId, order, lineIds } = await mixedRental(shop, [
      onDay("lotus-m", "2027-02-20"),
      onDay("moon-free", "2027-02-27"),
    ]);
    await handOver(shop, order.id);
    await fillWallet(shop, customerId, 2_000_000);
    shop.setNow("2027-02-20T03:00:00Z");
    await change(browser, order.id, { kind: "BUY", lineId: lineIds[0]! }, { useWallet: true });
    const [piece] = await piecesOf(shop, lineIds[1]!);
    await step(shop, order.id, `undelivered ${piece} --why torn`);
    expect((await browser.call(getOrder, { params: { orderId: order.id } })).body.status).toBe("DONE");
    expect((await ledgerOf(shop, customerId)).at(-1)?.slice(0, 2)).toEqual(["ORDER_REFUND", 850_000]);
    const { items } = (await browser.call(listNotifications, { query: {} })).body;
    expect(items[0]).toMatchObject({ title: `Đơn ${order.id} đã hoàn tất`, body: "Cảm ơn bạn!" });
  });

  it("keeps its only rental, and those that are not with the customer yet", async () => {
    const { order, lineIds } = await mixedRental(shop, [
      onDay("moon-free", "2027-01-14"),
      onDay("lotus-m", "2027-01-20"),
    ]);
    const undelivered = async (lineId: string | undefined) => {
      const [piece] = await piecesOf(shop, String(lineId));
      return (await runAdmin(shop, ["order", order.id, "undelivered", String(piece), "--why", "Váy bị rách"])).lines;
    };
    expect(await undelivered(lineIds[1])).toEqual(["Đơn đang ở trạng thái CONFIRMED, không thể undelivered."]);
    await handOver(shop, order.id);
    expect(await undelivered(lineIds[1])).toEqual([`${order.id}: 1.500.000\u00a0₫ went to the wallet`]);
    expect(await undelivered(lineIds[0])).toEqual([`Đơn ${order.id} không có món nào khác.`]);
  });
});
