import { addDays, blockedPeriod, rangesOverlap } from "@thuot-tha/shared/domain";
import fc from "fast-check";
import { allocate, maxPiecesFor, type RequestedLine } from "./allocation.ts";
import type { Unit } from "./queries/stock.ts";

const unit = (id: string, type: Unit["type"] = "rental"): Unit => ({ id, variantId: "v", type, bookings: [] });
const rental = (id: string, dateFrom: string, dateTo = dateFrom, quantities = 1): RequestedLine => ({
  id,
  type: "rental",
  variantId: "v",
  quantities,
  dateFrom,
  dateTo,
});
const sale = (id: string, quantities = 1): RequestedLine => ({
  ...{ id, type: "sale", variantId: "v", quantities, dateFrom: null, dateTo: null },
});

describe("allocate", () => {
  it("gives a line as many pieces as it asks for", () => {
    const allocated = allocate([rental("a", "2026-12-10", "2026-12-10", 2)], [unit("1"), unit("2"), unit("3")], 1);
    expect(allocated.get("a")?.map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("leaves out a line that cannot get all its pieces, and gives them to the next", () => {
    const lines = [rental("a", "2026-12-10", "2026-12-10", 2), rental("b", "2026-12-10")];
    expect([...allocate(lines, [unit("1")], 1).keys()]).toEqual(["b"]);
  });

  it("allocates a piece again once it is returned and cleaned", () => {
    const lines = [rental("a", "2026-12-10"), rental("b", "2026-12-14"), rental("c", "2026-12-13")];
    expect([...allocate(lines, [unit("1")], 1).keys()]).toEqual(["a", "b"]);
  });

  it("picks the piece with the least free time around the wear, which leaves room for longer wears", () => {
    const between = (id: string, ...bookings: string[]): Unit => ({
      ...unit(id),
      bookings: bookings.map((day) => {
        const wear = { dateFrom: day, dateTo: day };
        return { wear, blocked: blockedPeriod(wear, 1) };
      }),
    });
    const units = [unit("1"), between("2", "2026-12-01", "2026-12-30"), between("3", "2026-12-05", "2026-12-16")];
    const chosen = (line: RequestedLine) =>
      allocate([line], units, 1)
        .get(line.id)
        ?.map(({ id }) => id);
    expect(chosen(rental("a", "2026-12-10"))).toEqual(["3"]);
    expect(chosen(rental("a", "2026-12-10", "2026-12-10", 2))).toEqual(["3", "2"]);
    expect(chosen(rental("a", "2026-12-10", "2026-12-18"))).toEqual(["2"]);
    const both = [rental("a", "2026-12-10"), rental("b", "2026-12-08", "2026-12-26")];
    expect([...allocate(both, units.slice(1), 1).keys()]).toEqual(["a", "b"]);
  });

  it.each([
    ["the longer days first", ["long", "short"]],
    ["the shorter days first", ["short", "long"]],
  ])("gives a line another piece when a later one could get none otherwise: %s", (_, order) => {
    const booked = (day: string) => {
      const wear = { dateFrom: day, dateTo: day };
      return [{ wear, blocked: blockedPeriod(wear, 1) }];
    };
    // Only the first piece is free on the 14th, and both are on the 10th; there the second has more room around it.
    const units = [
      { ...unit("1"), bookings: booked("2026-12-06") },
      { ...unit("2"), bookings: booked("2026-12-14") },
    ];
    const lines = { long: rental("long", "2026-12-10"), short: rental("short", "2026-12-12", "2026-12-15") };
    const allocated = allocate(
      order.map((id) => lines[id as keyof typeof lines]),
      units,
      1,
    );
    expect([...allocated].map(([id, pieces]) => [id, ...pieces.map((one) => one.id)]).sort()).toEqual([
      ["long", "2"],
      ["short", "1"],
    ]);
  });

  it("keeps a line that got its piece because others changed theirs, when one after it gets none", () => {
    const lines = [
      rental("a", "2027-01-06", "2027-01-12"),
      rental("b", "2026-12-16", "2026-12-18"),
      rental("c", "2026-12-28", "2027-01-08"),
      rental("d", "2026-12-17", "2026-12-27"),
      rental("e", "2026-12-12", "2026-12-19"),
    ];
    expect([...allocate(lines, [unit("1"), unit("2")], 1).keys()].sort()).toEqual(["a", "b", "c", "d"]);
  });

  it("gives each line pieces of its own variant only", () => {
    const other = { ...unit("1"), variantId: "w" };
    const otherForSale = { ...unit("2", "sale"), variantId: "w" };
    const lines = [rental("a", "2026-12-10"), sale("b")];
    expect(allocate(lines, [other, otherForSale], 1).size).toBe(0);
    const both = [rental("a", "2026-12-10"), { ...rental("b", "2026-12-10"), variantId: "w" }];
    const allocated = allocate(both, [other, unit("3")], 1);
    expect([...allocated].map(([id, pieces]) => [id, ...pieces.map((one) => one.id)])).toEqual([
      ["a", "3"],
      ["b", "1"],
    ]);
  });

  it("leaves out a line only when it cannot be had beside those before it", () => {
    const day = fc.integer({ min: 1, max: 14 }).map((number) => `2026-12-${String(number).padStart(2, "0")}`);
    const wear = fc.tuple(day, fc.integer({ min: 0, max: 3 })).map(([from, more]) => ({
      dateFrom: from,
      dateTo: addDays(from, more),
    }));
    const isPossible = (lines: RequestedLine[], units: Unit[]): boolean => {
      const [first, ...rest] = lines;
      if (!first) return true;
      const own = { dateFrom: first.dateFrom!, dateTo: first.dateTo! };
      const blocked = blockedPeriod(own, 1);
      return units.some(
        (one) =>
          !one.bookings.some((booking) => rangesOverlap(booking.blocked, blocked)) &&
          isPossible(
            rest,
            units.map((other) =>
              other === one ? { ...one, bookings: [...one.bookings, { wear: own, blocked }] } : other,
            ),
          ),
      );
    };
    const input = [fc.array(wear, { maxLength: 4 }), fc.array(wear, { minLength: 1, maxLength: 3 })] as const;
    fc.assert(
      fc.property(...input, (wears, booked) => {
        const lines = wears.map(({ dateFrom, dateTo }, index) => rental(String(index), dateFrom, dateTo));
        const units = booked.map((own, index) => ({
          ...unit(String(index)),
          bookings: [{ wear: own, blocked: blockedPeriod(own, 1) }],
        }));
        const given: RequestedLine[] = [];
        for (const line of lines) if (isPossible([...given, line], units)) given.push(line);
        expect([...allocate(lines, units, 1).keys()].sort()).toEqual(given.map(({ id }) => id));
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  it("sells a piece once", () => {
    expect([...allocate([sale("a"), sale("b")], [unit("1", "sale")], 1).keys()]).toEqual(["a"]);
  });

  it("neither rents out pieces for sale nor sells rental pieces", () => {
    expect(allocate([rental("a", "2026-12-10"), sale("b")], [], 1).size).toBe(0);
    expect(allocate([rental("a", "2026-12-10")], [unit("1", "sale")], 1).size).toBe(0);
  });

  it("never gives one piece to two lines that need it on the same day", () => {
    const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-12-${String(number).padStart(2, "0")}`);
    const wear = fc.tuple(day, day).map(([a, b]) => (a < b ? [a, b] : [b, a]));
    fc.assert(
      fc.property(fc.array(wear, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (wears, pieces) => {
        const lines = wears.map(([from, to], index) => rental(String(index), from!, to));
        const units = Array.from({ length: pieces }, (_, index) => unit(String(index)));
        const allocated = allocate(lines, units, 1);
        for (const a of lines) {
          for (const b of lines) {
            const shared = allocated.get(a.id)?.some((one) => allocated.get(b.id)?.includes(one));
            if (a.id >= b.id || !shared) continue;
            const [first, second] = [a, b].map((line) =>
              blockedPeriod({ dateFrom: line.dateFrom!, dateTo: line.dateTo! }, 1),
            );
            expect(rangesOverlap(first!, second!)).toBe(false);
          }
        }
      }),
      { seed: 11 },
    );
  });
});

describe("maxPiecesFor", () => {
  const units = [unit("1"), unit("2"), unit("3"), unit("4", "sale"), unit("5", "sale")];
  const maxPieces = (line: RequestedLine, lines: RequestedLine[]) =>
    maxPiecesFor(line, lines, units, allocate(lines, units, 1), 1);

  it("counts the line's own pieces and those that are left", () => {
    const [a, b] = [rental("a", "2026-12-10"), rental("b", "2026-12-11")];
    expect(maxPieces(a, [a, b])).toBe(2);
    expect(maxPieces(sale("c"), [sale("c"), sale("d")])).toBe(1);
  });

  it("counts pieces that other lines have on other days, and those of lines that got none", () => {
    const [a, later] = [rental("a", "2026-12-10"), rental("b", "2026-12-20")];
    expect(maxPieces(a, [a, later])).toBe(3);
    const tooMany = rental("b", "2026-12-10", "2026-12-10", 9);
    expect(maxPieces(a, [a, tooMany])).toBe(3);
  });

  it("counts no pieces of another variant", () => {
    const a = rental("a", "2026-12-10");
    const more = [...units, { ...unit("6"), variantId: "w" }];
    expect(maxPiecesFor(a, [a], more, allocate([a], more, 1), 1)).toBe(3);
  });

  it("leaves out pieces that are booked", () => {
    const wear = { dateFrom: "2026-12-10", dateTo: "2026-12-10" };
    const booked = [unit("1"), { ...unit("2"), bookings: [{ wear, blocked: blockedPeriod(wear, 1) }] }];
    const a = rental("a", "2026-12-11");
    expect(maxPiecesFor(a, [a], booked, allocate([a], booked, 1), 1)).toBe(1);
  });
});
