import { listFreeUnits } from "@thuot-tha/shared/contracts/operations/catalogue/list-free-units";
import { inArray, sql } from "drizzle-orm";
import { bookings } from "../db/schema/orders.ts";
import { stepOrder } from "../order/steps.ts";
import { staff } from "../testing/admin.ts";
import { bookingsOf, handOver, mixedRental, paidRental, piecesOf } from "../testing/changes.ts";
import { useShop } from "../testing/shop.ts";
import { newOrder } from "../testing/steps.ts";
import { blockOverduePieces } from "./overdue-pieces.ts";
import { sweepHolds } from "./sweep-holds.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const sweep = () => sweepHolds(shop.context, "http://127.0.0.1:9", shop.app.log);

/** A piece of "moon-free" that a customer wears on a day, with its line. */
async function worn(day: string) {
  const { order, lineId } = await paidRental(shop, "moon-free", day);
  await handOver(shop, order.id);
  const [unitId] = await piecesOf(shop, lineId);
  return { order, unitId, blocked: async () => (await bookingsOf(shop, lineId)).map(([, , days]) => days) };
}

describe("a piece that does not come back", () => {
  it("is blocked as if it came back today, until it has", async () => {
    const { order, blocked } = await worn("2026-12-10");
    // The last moment of the return day in Viet Nam.
    shop.setNow("2026-12-11T16:59:59Z");
    await sweep();
    expect(await blocked()).toEqual(["[2026-12-09,2026-12-13)"]);
    shop.setNow("2026-12-15T03:00:00Z");
    await Promise.all([sweep(), sweep()]);
    expect(await blocked()).toEqual(["[2026-12-09,2026-12-17)"]);
    await stepOrder(shop.context, order.id, "return");
    shop.setNow("2026-12-18T03:00:00Z");
    await sweep();
    expect(await blocked()).toEqual(["[2026-12-09,2026-12-17)"]);
  });

  it("is not offered to others meanwhile, and leaves the next renter's days alone", async () => {
    const late = await worn("2027-01-10");
    const next = await paidRental(shop, "moon-free", "2027-01-22");
    expect(await piecesOf(shop, next.lineId)).toEqual([late.unitId]);
    const free = async (day: string) => {
      const query = { "date-from": day, "date-to": day };
      const { body } = await shop.browser().call(listFreeUnits, { params: { id: "moon" }, query });
      return body.items.find(({ variantId }) => variantId === "moon-free")?.free;
    };
    shop.setNow("2027-01-16T03:00:00Z");
    expect(await free("2027-01-17")).toBe(2);
    await sweep();
    expect(await free("2027-01-17")).toBe(1);
    shop.setNow("2027-01-21T03:00:00Z");
    await sweep();
    expect(await late.blocked()).toEqual(["[2027-01-09,2027-01-21)"]);
  });

  it("is blocked too while its order is still with the courier", async () => {
    const made = await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-02-10", dateTo: "2027-02-10" });
    await stepOrder(shop.context, made.order.id, "deliver");
    shop.setNow("2027-02-13T03:00:00Z");
    await sweep();
    const [line] = made.order.lines;
    expect((await bookingsOf(shop, line!.id)).map(([, , days]) => days)).toEqual(["[2027-02-09,2027-02-15)"]);
  });

  it("prolongs no booking of a piece that is back, and gives way to no other piece and no cancelled order", async () => {
    const back = await worn("2027-03-01");
    await stepOrder(shop.context, back.order.id, "return");
    const rentals = ["moon-free", "lotus-m"].map((variantId) => ({
      ...{ variantId, dateFrom: "2027-03-05", dateTo: "2027-03-05" },
    }));
    const { order, lineIds } = await mixedRental(shop, rentals);
    await handOver(shop, order.id);
    const [piece] = await piecesOf(shop, lineIds[0]!);
    await staff(shop, `order ${order.id} return ${piece}`);
    const late = await worn("2027-03-10");
    const cancelled = await paidRental(shop, "moon-free", "2027-03-20");
    expect(await piecesOf(shop, cancelled.lineId)).toEqual([late.unitId]);
    await stepOrder(shop.context, cancelled.order.id, "cancel");
    await paidRental(shop, "lotus-s", "2027-03-19");
    shop.setNow("2027-03-18T03:00:00Z");
    await sweep();
    expect(await late.blocked()).toEqual(["[2027-03-09,2027-03-20)"]);
    expect(await back.blocked()).toEqual(["[2027-02-28,2027-03-04)"]);
    const blockedOf = async (lineId: string) => (await bookingsOf(shop, lineId)).map(([, , days]) => days);
    expect(await Promise.all(lineIds.map(blockedOf))).toEqual([
      ["[2027-03-04,2027-03-08)"],
      ["[2027-03-04,2027-03-20)"],
    ]);
  });

  it("is blocked although the booking of one before it cannot be prolonged", async () => {
    const { db } = shop.context;
    const lineIds: string[] = [];
    for (const variantId of ["lotus-s", "lotus-m"]) {
      const { order, lineId } = await paidRental(shop, variantId, "2027-04-10");
      await handOver(shop, order.id);
      lineIds.push(lineId);
    }
    const late = () => db.select().from(bookings).where(inArray(bookings.orderItemId, lineIds)).orderBy(bookings.id);
    const [first] = await late();
    await db.execute(
      sql.raw(`CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.id = '${first!.id}' THEN RAISE EXCEPTION 'not now'; END IF;
        RETURN NEW;
      END $$`),
    );
    await db.execute(
      sql`CREATE TRIGGER refuse_one BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_one()`,
    );
    shop.setNow("2027-04-15T03:00:00Z");
    const failed: string[] = [];
    await blockOverduePieces(shop.context, (_, id) => failed.push(id));
    await db.execute(sql`DROP FUNCTION refuse_one CASCADE`);
    expect(failed).toEqual([first!.id]);
    expect((await late()).map(({ blocked }) => blocked)).toEqual([
      "[2027-04-09,2027-04-13)",
      "[2027-04-09,2027-04-17)",
    ]);
  });
});
