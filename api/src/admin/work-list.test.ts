import { byUrgency, type WorkOrder, worksOf } from "./work-list.ts";

const rental = {
  ...{ id: "TT1", status: "CONFIRMED" as const, createdAt: "2026-12-01T03:00:00Z", confirmedAt: null },
  ...{ customer: "Mai", email: "mai@example.com", phone: "0912000001", receiverPhone: "0912000001" },
  ...{ pieces: 1, wearFrom: "2026-12-20", wearTo: "2026-12-22", total: 880_000, deposit: 500_000 },
  wears: [{ dateFrom: "2026-12-20", dateTo: "2026-12-22" }],
};
const sale = { ...rental, wearFrom: null, wearTo: null, wears: [] };

/** Section and day on a day, for work until another one. */
const works = (order: Parameters<typeof worksOf>[0], now: string, until = now) =>
  worksOf(order, { now, until }).map(({ section, day }) => [section, day]);
const work = (...of: Parameters<typeof works>) => works(...of)[0];

describe("worksOf", () => {
  it("has a rental packed from the day before its delivery, which is late after it", () => {
    expect(work(rental, "2026-12-17")).toEqual([null, "2026-12-19"]);
    expect(work(rental, "2026-12-18")).toEqual(["pack", "2026-12-19"]);
    expect(work(rental, "2026-12-17", "2026-12-18")).toEqual(["pack", "2026-12-19"]);
    expect(work(rental, "2026-12-19")).toEqual(["pack", "2026-12-19"]);
    expect(work(rental, "2026-12-20")).toEqual(["late", "2026-12-19"]);
  });

  it("has everything that the courier has handed over", () => {
    const underWay = { ...rental, status: "DELIVERING" as const };
    expect(work(underWay, "2026-12-10")).toEqual(["hand-over", "2026-12-19"]);
    expect(work(underWay, "2026-12-20")).toEqual(["late", "2026-12-19"]);
  });

  it("expects pieces back on the day after the last wear day", () => {
    const worn = { ...rental, status: "RENTING" as const };
    expect(work(worn, "2026-12-22")).toEqual([null, "2026-12-23"]);
    expect(work(worn, "2026-12-23")).toEqual(["due-back", "2026-12-23"]);
    expect(work(worn, "2026-12-22", "2026-12-23")).toEqual(["due-back", "2026-12-23"]);
    expect(work(worn, "2026-12-24")).toEqual(["late", "2026-12-23"]);
    expect(work({ ...worn, status: "RETURNED" }, "2026-12-24")).toEqual(["check", "2026-12-23"]);
  });

  it("has the later rentals of a delivered order packed, and each expected back on its own day", () => {
    const wears = [
      { dateFrom: "2026-12-10", dateTo: "2026-12-10" },
      { dateFrom: "2026-12-24", dateTo: "2026-12-25" },
    ];
    const twice = { ...rental, status: "RENTING" as const, wearFrom: "2026-12-10", wearTo: "2026-12-25", wears };
    expect(work(twice, "2026-12-10")).toEqual([null, "2026-12-11"]);
    expect(work(twice, "2026-12-11")).toEqual(["due-back", "2026-12-11"]);
    expect(work(twice, "2026-12-12")).toEqual(["late", "2026-12-11"]);
    expect(works(twice, "2026-12-23")).toEqual([
      ["late", "2026-12-11"],
      ["pack", "2026-12-23"],
    ]);
    expect(works(twice, "2026-12-24")).toEqual([["late", "2026-12-11"]]);
    const near = { ...twice, wears: [wears[0]!, { dateFrom: "2026-12-13", dateTo: "2026-12-13" }] };
    expect(works(near, "2026-12-11")).toEqual([
      ["due-back", "2026-12-11"],
      ["pack", "2026-12-12"],
    ]);
    const firstIsBack = { ...twice, wears: wears.slice(1) };
    expect(work(firstIsBack, "2026-12-12")).toEqual([null, "2026-12-26"]);
    expect(work(firstIsBack, "2026-12-22")).toEqual(["pack", "2026-12-23"]);
    expect(work(firstIsBack, "2026-12-23")).toEqual(["pack", "2026-12-23"]);
    expect(work(firstIsBack, "2026-12-24")).toEqual([null, "2026-12-26"]);
    expect(work(firstIsBack, "2026-12-26")).toEqual(["due-back", "2026-12-26"]);
    expect(work(firstIsBack, "2026-12-27")).toEqual(["late", "2026-12-26"]);
  });

  it("has a later rental packed whose order's first piece the customer has kept", () => {
    const wears = [{ dateFrom: "2026-12-24", dateTo: "2026-12-25" }];
    const kept = { ...rental, status: "RENTING" as const, wearFrom: "2026-12-10", wearTo: "2026-12-25", wears };
    expect(work(kept, "2026-12-22")).toEqual(["pack", "2026-12-23"]);
    expect(work(kept, "2026-12-23")).toEqual(["pack", "2026-12-23"]);
    expect(work(kept, "2026-12-26")).toEqual(["due-back", "2026-12-26"]);
  });

  it("has a purchase delivered one to three days after the next working day", () => {
    expect(work(sale, "2026-12-01")).toEqual([null, "2026-12-05"]);
    expect(work(sale, "2026-12-02")).toEqual(["pack", "2026-12-05"]);
    expect(work(sale, "2026-12-06")).toEqual(["late", "2026-12-05"]);
  });

  it("has nothing to do for an order that is not paid or over", () => {
    for (const status of ["NOT_PAID", "DONE", "CANCEL"] as const) {
      expect(work({ ...rental, status }, "2026-12-20")).toEqual([null, null]);
    }
  });
});

describe("byUrgency", () => {
  it("puts late orders first, then what goes out, comes back and is checked, each by day", () => {
    const on = (id: string, status: "CONFIRMED" | "RENTING" | "RETURNED" | "DONE", wearFrom: string): WorkOrder =>
      worksOf(
        { ...rental, id, status, wearFrom, wearTo: wearFrom, wears: [{ dateFrom: wearFrom, dateTo: wearFrom }] },
        { now: "2026-12-19", until: "2026-12-19" },
      )[0]!;
    const orders = [
      ...[on("TT1", "DONE", "2026-12-01"), on("TT2", "RETURNED", "2026-12-17"), on("TT3", "RENTING", "2026-12-18")],
      ...[
        on("TT4", "CONFIRMED", "2026-12-20"),
        on("TT5", "RENTING", "2026-12-11"),
        on("TT6", "CONFIRMED", "2026-12-10"),
      ],
    ];
    expect(orders.sort(byUrgency).map(({ id }) => id)).toEqual(["TT6", "TT5", "TT4", "TT3", "TT2", "TT1"]);
  });
});
