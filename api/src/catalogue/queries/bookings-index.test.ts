import { eq, inArray, type SQL, sql } from "drizzle-orm";
import * as fc from "fast-check";
import type { Database } from "../../db/client.ts";
import { daterange } from "../../db/daterange.ts";
import { products, units, variants } from "../../db/schema/catalogue.ts";
import { bookings } from "../../db/schema/orders.ts";
import { openTestDatabase, runsOnServer } from "../../testing/database.ts";
import { type BookedPieces, createBookingsIndex, deleteOldBookingChanges } from "./bookings-index.ts";

/** Pieces "0" to "5": the first three are of variant "a", whose place is 0, the others of "b". */
const pieces = ["0", "1", "2", "3", "4", "5"];
const variantOf = (piece: string): 0 | 1 => (Number(piece) < 3 ? 0 : 1);

let database: Database;
let findBooked: ReturnType<typeof createBookingsIndex>;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db.insert(products).values({
    ...{
      id: "p",
      link: "p",
      name: "Đầm",
      brand: "Nhà Sen",
      description: "",
      keywords: "",
      forRent: true,
      forSale: false,
    },
    ...{ originalPrice: 0, salePrice: 0, originalRentalPrice: 1, rentalPrice: 1, depositPrice: 0 },
    ...{ membershipRentalPrice: 0, sizeChartId: null, collectionType: null, isNew: false },
    createdAt: new Date("2026-12-01T00:00:00Z"),
  });
  const variant = { productId: "p", color: "đỏ" };
  await db.insert(variants).values([
    { ...variant, id: "a", size: "S", position: 0 },
    { ...variant, id: "b", size: "M", position: 1 },
  ]);
  await db
    .insert(units)
    .values(pieces.map((id) => ({ id, variantId: "ab".charAt(variantOf(id)), type: "rental" as const })));
});
beforeEach(() => {
  findBooked = createBookingsIndex(database.db);
});
afterEach(async () => {
  await database.db.delete(bookings);
  await database.db.update(units).set({ retiredAt: null });
});
afterAll(() => database.close());

const january = (day: number) => `2027-01-${String(day).padStart(2, "0")}`;
const range = (from: number, to: number) => ({ dateFrom: january(from), dateTo: january(to) });
const days = (from: number, to: number) => daterange(range(from, to));
const book = (unitId: string, from: number, to: number, db = database.db) =>
  db.insert(bookings).values({ id: `${unitId} ${from}`, unitId, wear: days(from, to), blocked: days(from, to) });

/** The booked pieces of the variants 0, 1, … up to the last with any. */
function countsOf(booked: BookedPieces): number[] {
  // Had the variants n pieces each, those with n booked ones would be booked up.
  const found = [1, 2, 3].flatMap((n) => booked.bookedUp(Uint16Array.of(n, n)));
  const each: number[] = Array(Math.max(-1, ...found) + 1).fill(0);
  for (const variant of found) each[variant] = (each[variant] ?? 0) + 1;
  return each;
}
const count = async (from: number, to: number) => countsOf(await findBooked(range(from, to)));

describe("the index of bookings", () => {
  it("follows every change of a booking", async () => {
    const { db } = database;
    expect(await count(10, 12)).toEqual([]);
    await book("0", 10, 11);
    await book("3", 12, 14);
    expect(await count(10, 12)).toEqual([1, 1]);
    await db.update(bookings).set({ unitId: "4" }).where(eq(bookings.unitId, "0"));
    expect(await count(10, 12)).toEqual([0, 2]);
    await db.update(bookings).set({ status: "released" }).where(eq(bookings.unitId, "4"));
    expect(await count(10, 12)).toEqual([0, 1]);
    await db.delete(bookings).where(eq(bookings.unitId, "3"));
    expect(await count(10, 12)).toEqual([]);
  });

  it("leaves out pieces that are out of service", async () => {
    const { db } = database;
    await book("0", 10, 11);
    await book("1", 10, 11);
    expect(await count(10, 10)).toEqual([2]);
    await db
      .update(units)
      .set({ retiredAt: new Date("2026-12-01T00:00:00Z") })
      .where(eq(units.id, "0"));
    expect(await count(10, 10)).toEqual([1]);
    await db.update(units).set({ retiredAt: null }).where(eq(units.id, "0"));
    expect(await count(10, 10)).toEqual([2]);
  });

  it("reads bookings of earlier days when these are requested", async () => {
    await book("0", 5, 6);
    await book("5", 25, 26);
    const index = createBookingsIndex(database.db);
    expect(countsOf(await index(range(20, 30)))).toEqual([0, 1]);
    expect(countsOf(await index(range(4, 5)))).toEqual([1]);
  });

  it("reads bookings of later days when these are requested, also of one that lasts for ever", async () => {
    await book("0", 3, 5);
    const ever = daterange({ dateFrom: january(1), dateTo: "2199-12-31" });
    await database.db.insert(bookings).values({ id: "kept", unitId: "1", wear: days(1, 3), blocked: ever });
    expect(await count(3, 4)).toEqual([2]);
    for (const year of ["2028", "2031", "2199"]) {
      expect(countsOf(await findBooked({ dateFrom: `${year}-01-01`, dateTo: `${year}-12-30` }))).toEqual([1]);
    }
    expect(await count(1, 2)).toEqual([1]);
  });

  it("reads all bookings when the notes of changes may be gone", async () => {
    const { db } = database;
    const impatient = createBookingsIndex(db, 0);
    const other = createBookingsIndex(db);
    for (const index of [impatient, other]) expect(countsOf(await index(range(10, 11)))).toEqual([]);
    await book("0", 10, 11);
    await db.execute(sql`UPDATE booking_changes SET at = at - interval '25 hours'`);
    await deleteOldBookingChanges(db);
    expect(await db.execute(sql`SELECT FROM booking_changes`)).toMatchObject({ rows: [] });
    expect(countsOf(await impatient(range(10, 11)))).toEqual([1]);
    expect(countsOf(await other(range(10, 11)))).toEqual([]);
  });

  it("reads all bookings when the database was restored, with other notes of changes", async () => {
    const { db } = database;
    await book("0", 10, 11);
    expect(await count(10, 11)).toEqual([1]);
    await db.execute(sql`CREATE TABLE restored (LIKE booking_changes INCLUDING ALL)`);
    await db.delete(bookings);
    await db.execute(sql`DROP TABLE booking_changes`);
    await db.execute(sql`ALTER TABLE restored RENAME TO booking_changes`);
    expect(await count(10, 11)).toEqual([]);
  });

  it("sees a booking that comes while it reads the changes", async () => {
    const { db } = database;
    await count(10, 12);
    await book("0", 10, 10);
    let reads = 0;
    const meanwhile = new Proxy(db, {
      get: (of, name) =>
        name === "execute"
          ? async (query: SQL) => {
              const found = await of.execute(query);
              reads += 1;
              if (reads === 2) await book("0", 12, 12);
              if (reads === 2) await book("3", 12, 12);
              return found;
            }
          : Reflect.get(of, name),
    });
    const index = createBookingsIndex(meanwhile);
    expect(countsOf(await index(range(10, 12)))).toEqual([1]);
    await book("1", 10, 10);
    expect(countsOf(await index(range(10, 12)))).toEqual([2]);
    expect(countsOf(await index(range(11, 12)))).toEqual([1, 1]);
  });

  it("has one object for the same days until a booking changes, for eight of them", async () => {
    await database.db.execute(sql`DELETE FROM booking_changes`);
    const [first, again, other] = [
      await findBooked(range(10, 11)),
      await findBooked(range(10, 11)),
      await findBooked(range(10, 12)),
    ];
    expect([again === first, other === first]).toEqual([true, false]);
    await book("0", 20, 21);
    const changed = await findBooked(range(10, 11));
    expect(changed).not.toBe(first);
    for (const to of [12, 13, 14, 15, 16, 17, 18]) await findBooked(range(10, to));
    expect(await findBooked(range(10, 11))).toBe(changed);
    for (const to of [12, 13, 14, 15, 16, 17, 18, 19]) await findBooked(range(10, to));
    expect(await findBooked(range(10, 11))).not.toBe(changed);
  });

  it("agrees with the bookings after any changes", async () => {
    const piece = fc.constantFrom(...pieces);
    const day = fc.integer({ min: 1, max: 28 });
    const change = fc.record({
      kind: fc.constantFrom("book", "book", "book", "release", "delete", "move", "retire", "return"),
      ...{ piece, other: piece, day, length: fc.integer({ min: 0, max: 3 }) },
    });
    const requested = fc.tuple(day, day).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.array(change, { maxLength: 4 }), requested), { maxLength: 8 }),
        async (rounds) => {
          const { db } = database;
          await db.delete(bookings);
          await db.update(units).set({ retiredAt: null });
          let booked: { piece: string; from: number; to: number }[] = [];
          const retired = new Set<string>();
          const isFree = (one: string, from: number, to: number) =>
            !booked.some((other) => other.piece === one && other.from <= to && from <= other.to);
          for (const [changes, [from, to]] of rounds) {
            for (const { kind, piece, other, day, length } of changes) {
              const end = Math.min(day + length, 28);
              const own = booked.filter((one) => one.piece === piece);
              const ofPiece = eq(bookings.unitId, piece);
              if (kind === "book" && isFree(piece, day, end)) {
                await db.insert(bookings).values({ unitId: piece, wear: days(day, end), blocked: days(day, end) });
                booked.push({ piece, from: day, to: end });
              }
              if (kind === "move" && own.every((one) => isFree(other, one.from, one.to))) {
                await db.update(bookings).set({ unitId: other }).where(sql`${ofPiece} AND status = 'live'`);
                for (const one of own) one.piece = other;
              }
              if (kind === "release") await db.update(bookings).set({ status: "released" }).where(ofPiece);
              if (kind === "delete") await db.delete(bookings).where(ofPiece);
              if (kind === "release" || kind === "delete") booked = booked.filter((one) => one.piece !== piece);
              if (kind === "retire") retired.add(piece);
              if (kind === "return") retired.delete(piece);
              const retiredAt = retired.has(piece) ? new Date("2026-12-01T00:00:00Z") : null;
              if (kind === "retire" || kind === "return")
                await db
                  .update(units)
                  .set({ retiredAt })
                  .where(inArray(units.id, [piece]));
            }
            const busy = pieces.filter((one) => !retired.has(one) && !isFree(one, from, to));
            const expected = [0, 1].map((variant) => busy.filter((one) => variantOf(one) === variant).length);
            const found = await count(from, to);
            expect([found[0] ?? 0, found[1] ?? 0]).toEqual(expected);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  (runsOnServer ? it : it.skip)(
    "sees a booking whose transaction began before other reads and ended after them",
    async () => {
      const { db } = database;
      let bookedNow = () => {};
      let commit = () => {};
      const isBooked = new Promise<void>((resolve) => (bookedNow = resolve));
      const mayCommit = new Promise<void>((resolve) => (commit = resolve));
      const order = db.transaction(async (tx) => {
        await book("0", 10, 11, tx);
        bookedNow();
        await mayCommit;
      });
      await isBooked;
      expect(await count(10, 10)).toEqual([]);
      await book("3", 10, 11);
      expect(await count(10, 10)).toEqual([0, 1]);
      commit();
      await order;
      expect(await count(10, 10)).toEqual([1, 1]);
    },
  );

  (runsOnServer ? it : it.skip)("has one object while a transaction lasts that began before a booking", async () => {
    const { db } = database;
    await db.execute(sql`DELETE FROM booking_changes`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_current_xact_id()`);
      await findBooked(range(10, 11));
      await book("0", 10, 11);
      const booked = await findBooked(range(10, 11));
      expect(await findBooked(range(10, 11))).toBe(booked);
      await book("1", 10, 11);
      const more = await findBooked(range(10, 11));
      expect(more).not.toBe(booked);
      expect(countsOf(more)).toEqual([2]);
    });
  });
});
