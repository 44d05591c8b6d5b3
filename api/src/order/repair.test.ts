import { listFreeUnits } from "@thuot-tha/shared/contracts/operations/catalogue/list-free-units";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { eq } from "drizzle-orm";
import { countPopularity } from "../catalogue/queries/product-popularity.ts";
import { daterange } from "../db/daterange.ts";
import { products } from "../db/schema/catalogue.ts";
import { bookings } from "../db/schema/orders.ts";
import { runAdmin, staff } from "../testing/admin.ts";
import { change, handOver, paidRental, piecesOf, quoteChange } from "../testing/changes.ts";
import { runsOnServer } from "../testing/database.ts";
import { waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newOrder } from "../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const repair = (piece: string, until: string, why = "Khoá kéo bị kẹt") =>
  runAdmin(shop, ["repair", piece, "--until", until, "--why", why]);
const output = (...lines: string[]) => ({ lines, code: 0 });
const refuses = (...lines: string[]) => ({ lines: [lines.join("\n")], code: 1 });

/** Free pieces of a variant on a wear day. */
async function freeOn(productId: string, variantId: string, day: string): Promise<number | undefined> {
  const query = { "date-from": day, "date-to": day };
  const { body } = await shop.browser().call(listFreeUnits, { params: { id: productId }, query });
  return body.items.find((one) => one.variantId === variantId)?.free;
}

const outOf = (piece: string, from: string, until: string) => `${piece}: out for repair from ${from} until ${until}`;

describe("a piece out for repair", () => {
  it("is offered on no day until it is back, and then again", async () => {
    expect(await repair("lotus-s-rental-1", "2026-12-10")).toEqual(
      output(outOf("lotus-s-rental-1", "2026-12-01", "2026-12-10")),
    );
    expect(await freeOn("lotus", "lotus-s", "2026-12-11")).toBe(0);
    expect(await freeOn("lotus", "lotus-s", "2026-12-12")).toBe(1);
    await expect(
      newOrder(shop, { variantId: "lotus-s", dateFrom: "2026-12-05", dateTo: "2026-12-05" }),
    ).rejects.toThrow();
    const [listed] = JSON.parse(await staff(shop, "repair list --json"));
    expect(listed).toEqual({
      ...{ piece: "lotus-s-rental-1", name: "Đầm lụa Sen", size: "S", color: "Đỏ mận", why: "Khoá kéo bị kẹt" },
      ...{ from: "2026-12-01", until: "2026-12-10" },
    });
    expect(await staff(shop, "repair list")).toMatch(/^lotus-s-rental-1 +Đầm lụa Sen +S, Đỏ mận +2026-12-01/m);
    shop.setNow("2026-12-03T03:00:00Z");
    expect(await repair("lotus-s-rental-1", "2026-12-14")).toEqual(
      output(outOf("lotus-s-rental-1", "2026-12-01", "2026-12-14")),
    );
    expect(await freeOn("lotus", "lotus-s", "2026-12-12")).toBe(0);
    expect(await staff(shop, "repair lotus-s-rental-1 back")).toBe("lotus-s-rental-1: back in service");
    expect(await freeOn("lotus", "lotus-s", "2026-12-12")).toBe(1);
    expect(await staff(shop, "repair list")).toBe("None.");
    expect(await staff(shop, "repair lotus-s-rental-1 back")).toBe("Món lotus-s-rental-1 không đi sửa.");
    const actions = JSON.parse(await staff(shop, "audit --piece lotus-s-rental-1 --json"));
    expect(actions).toMatchObject([
      { action: "repair back" },
      { action: "repair", details: { dateFrom: "2026-12-01", dateTo: "2026-12-14" } },
      { action: "repair", actor: "mai", why: "Khoá kéo bị kẹt", details: { dateTo: "2026-12-10" } },
    ]);
  });

  it("moves its bookings to other pieces of the variant, without a notification, because nothing changes for the customers", async () => {
    const booked = await paidRental(shop, "lotus-m", "2026-12-20");
    const [piece] = await piecesOf(shop, booked.lineId);
    const before = (await booked.browser.call(listNotifications, { query: {} })).body.items.length;
    shop.setNow("2026-12-15T03:00:00Z");
    const { lines, code } = await repair(String(piece), "2026-12-19");
    const [other] = await piecesOf(shop, booked.lineId);
    expect(other).not.toBe(piece);
    expect([lines, code]).toEqual([
      [outOf(String(piece), "2026-12-15", "2026-12-19"), `${booked.order.id}: has piece ${other} now`],
      0,
    ]);
    expect((await booked.browser.call(listNotifications, { query: {} })).body.items).toHaveLength(before);
    const actions = JSON.parse(await staff(shop, `audit --order ${booked.order.id} --json`));
    expect(actions).toMatchObject([{ action: "repair move", unitId: piece, details: { to: other } }]);
  });

  it("does not go out while it is promised and no other piece is free; the orders are named", async () => {
    const first = await paidRental(shop, "lotus-s", "2027-02-10", "2027-02-12");
    const second = await paidRental(shop, "lotus-s", "2027-02-20");
    shop.setNow("2027-02-05T03:00:00Z");
    expect(await repair("lotus-s-rental-1", "2027-02-28")).toEqual(
      refuses(
        "Món lotus-s-rental-1 đã có người thuê và không còn chiếc nào khác để đổi cho họ:",
        `  ${first.order.id}: mặc 10/02/2027 – 12/02/2027`,
        `  ${second.order.id}: mặc 20/02/2027`,
      ),
    );
    expect(await staff(shop, "repair list")).toBe("None.");
    expect(await repair("lotus-s-rental-1", "2027-02-08")).toEqual(
      output(outOf("lotus-s-rental-1", "2027-02-05", "2027-02-08")),
    );
    // Days of an earlier repair of the same piece do not block the next one.
    expect((await repair("lotus-s-rental-1", "2027-02-09")).lines[0]).toMatch(/^Món lotus-s-rental-1 đã có người thuê/);
    expect(JSON.parse(await staff(shop, "repair list --json"))).toMatchObject([{ until: "2027-02-08" }]);
  });

  it("goes out after the customer who has it, and the cleaning", async () => {
    const { order, lineId } = await paidRental(shop, "moon-free", "2027-03-10", "2027-03-11");
    const [piece] = await piecesOf(shop, lineId);
    shop.setNow("2027-03-09T03:00:00Z");
    await handOver(shop, order.id);
    expect(await repair(String(piece), "2027-03-13")).toEqual(
      refuses(`Món ${piece} còn trong lịch thuê và giặt đến hết ngày 13/03/2027.`),
    );
    expect(await repair(String(piece), "2027-03-20")).toEqual(output(outOf(String(piece), "2027-03-14", "2027-03-20")));
    // The last day of the cleaning.
    shop.setNow("2027-03-13T03:00:00Z");
    expect(await repair(String(piece), "2027-03-14")).toEqual(output(outOf(String(piece), "2027-03-14", "2027-03-14")));
    shop.setNow("2027-03-15T03:00:00Z");
    expect(await staff(shop, "repair list")).toBe("None.");
    expect(await staff(shop, `repair ${piece} back`)).toBe(`Món ${piece} không đi sửa.`);
    expect(await repair(String(piece), "2027-03-15")).toEqual(output(outOf(String(piece), "2027-03-15", "2027-03-15")));
  });

  it("is back without another that is out too", async () => {
    shop.setNow("2027-08-01T03:00:00Z");
    for (const piece of ["moon-free-rental-1", "moon-free-rental-2"]) await repair(piece, "2027-08-05");
    await staff(shop, "repair moon-free-rental-1 back");
    expect(JSON.parse(await staff(shop, "repair list --json"))).toMatchObject([{ piece: "moon-free-rental-2" }]);
  });

  it("keeps its days from changes of rentals", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2026-12-25");
    shop.setNow("2026-12-24T03:00:00Z");
    await handOver(shop, order.id);
    expect((await repair("lotus-s-rental-1", "2027-01-10")).code).toBe(0);
    const extended = await quoteChange(browser, order.id, { kind: "EXTEND", lineId, dateTo: "2026-12-26" });
    expect(extended.body).toMatchObject({ available: false, latest: null });
    const kept = await quoteChange(browser, order.id, { kind: "BUY", lineId });
    expect(kept.body.reason).toBe("Cửa hàng đã hẹn sửa món này sau khi bạn trả. Bạn gọi cửa hàng để mua lại nhé.");
  });

  it("stays where a change of its order waits for its payment", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-m", "2027-05-10");
    const [piece] = await piecesOf(shop, lineId);
    const pay = { paymentType: "bank_transfer" as const };
    await change(browser, order.id, { kind: "EXTEND", lineId, dateTo: "2027-05-12" }, pay);
    expect((await repair(String(piece), "2027-05-10")).lines[0]).toContain(
      `  ${order.id}: mặc 10/05/2027, đang chờ thanh toán lần đổi`,
    );
    const other = await paidRental(shop, "moon-free", "2027-05-10");
    await change(other.browser, other.order.id, { kind: "EXTEND", lineId: other.lineId, dateTo: "2027-05-12" }, pay);
    const [waiting] = (await browser.call(getOrder, { params: { orderId: order.id } })).body.changes ?? [];
    await browser.call(withdrawOrderChange, { params: { orderId: order.id, changeId: waiting!.id } });
    expect((await repair(String(piece), "2027-05-10")).code).toBe(0);
    expect(await piecesOf(shop, lineId)).not.toEqual([piece]);
  });

  it("moves the booking of an order that waits for its payment, and one that was made by hand", async () => {
    const { order } = await waitingOrder(shop, "bank_transfer");
    const [line] = order.lines;
    const [piece] = await piecesOf(shop, line!.id);
    const { dateFrom, dateTo } = line!.period!;
    const days = daterange({ dateFrom, dateTo });
    const [byHand] = await shop.context.db
      .insert(bookings)
      .values({ unitId: "lotus-m-rental-1", wear: days, blocked: days, bookedAt: shop.context.now() })
      .returning();
    expect((await repair(String(piece), dateTo)).lines[1]).toMatch(`${order.id}: has piece moon-free-rental-`);
    expect((await repair("lotus-m-rental-1", dateTo)).lines[1]).toMatch(
      "a booking without an order: has piece lotus-m-rental-",
    );
    const moved = await shop.context.db.select().from(bookings).where(eq(bookings.id, byHand!.id));
    expect(moved[0]?.unitId).not.toBe("lotus-m-rental-1");
  });

  it("does not count for what is popular", async () => {
    await repair("moon-free-rental-2", "2026-12-05");
    await countPopularity(shop.context.db, new Date("2026-11-01T00:00:00Z"));
    const taken = async () =>
      (await shop.context.db.select().from(products).where(eq(products.id, "moon")))[0]?.takenCount;
    const before = await taken();
    await staff(shop, "repair moon-free-rental-2 back");
    await countPopularity(shop.context.db, new Date("2026-11-01T00:00:00Z"));
    expect(await taken()).toBe(before);
  });

  it("is refused for pieces that are not for rent, past days, and without a reason", async () => {
    expect(await repair("lotus-s-sale-1", "2026-12-09")).toEqual(
      refuses("Không có món cho thuê nào mang mã lotus-s-sale-1."),
    );
    expect(await repair("moon-free-rental-1", "2026-11-30")).toEqual(refuses("Ngày 30/11/2026 đã qua."));
    expect(await repair("moon-free-rental-1", "2026-12-09", " ")).toEqual(refuses("--why: give the reason."));
    expect(await repair("moon-free-rental-1", "2026-12-09", "a".repeat(301))).toEqual(
      refuses("Lý do có từ 1 đến 300 ký tự."),
    );
    expect((await runAdmin(shop, ["repair", "moon-free-rental-1", "--why", "x"])).code).toBe(2);
    expect((await runAdmin(shop, ["repair", "moon-free-rental-1", "away"])).code).toBe(2);
  });
});

describe("a repair and orders at once", () => {
  it("never have a piece on one day", async () => {
    shop.setNow("2027-06-01T03:00:00Z");
    const line = { variantId: "moon-free", dateFrom: "2027-06-05", dateTo: "2027-06-05" };
    const orders = Array.from({ length: runsOnServer ? 6 : 2 }, () => newOrder(shop, line));
    const [repaired, ...placed] = await Promise.allSettled([repair("moon-free-rental-1", "2027-06-06"), ...orders]);
    expect(repaired.status).toBe("fulfilled");
    const isOut = JSON.parse(await staff(shop, "repair list --json")).length === 1;
    // Two pieces: with one out for repair, one order has the other.
    expect(placed.filter(({ status }) => status === "fulfilled").length).toBe(isOut ? 1 : 2);
  });
});
