import { addDays } from "@thuot-tha/shared/domain";
import { runAdmin, staff } from "../testing/admin.ts";
import { handOver, markPaid, piecesOf } from "../testing/changes.ts";
import { useShop } from "../testing/shop.ts";
import { newOrder } from "../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const at = (day: string) => shop.setNow(`${day}T03:00:00Z`);

/** An order of one rental that is delivered on the day before `wear`, and comes back on the day after. */
const rental = async (wear: string, variantId = "lotus-m") =>
  (await newOrder(shop, { variantId, dateFrom: wear, dateTo: wear })).order;

const listed = async (words: string): Promise<{ id: string; section: string | null; day: string | null }[]> =>
  JSON.parse(await staff(shop, `orders ${words} --json`)).orders;

/** The sections of these orders in the list. */
async function sectionsOf(words: string, ids: readonly string[]) {
  const found = await listed(words);
  return ids.map((id) => found.find((order) => order.id === id)?.section);
}

describe("orders", () => {
  it("lists what is to pack, to hand over, due back, to check and late", async () => {
    const rentals = [
      ...[
        ["2027-01-11", "moon-free"],
        ["2027-01-12", "lotus-m"],
        ["2027-01-08", "moon-free"],
      ],
      ...[
        ["2027-01-09", "lotus-m"],
        ["2027-01-10", "lotus-m"],
        ["2027-01-20", "lotus-s"],
      ],
    ] as const;
    const ids = [];
    for (const [wear, variantId] of rentals) ids.push((await rental(wear, variantId)).id);
    const [packed, underWay, overdue, dueBack, back, far] = ids as [string, string, string, string, string, string];
    await staff(shop, `order ${underWay} deliver`);
    for (const id of [overdue, dueBack, back]) await handOver(shop, id);
    at("2027-01-10");
    await staff(shop, `order ${back} return --day 2027-01-10`);
    const all = [packed, underWay, overdue, dueBack, back, far];
    expect(await sectionsOf("", all)).toEqual(["pack", "hand-over", "late", "due-back", "check", undefined]);
    expect(await sectionsOf("--late", all)).toEqual([undefined, undefined, "late", undefined, undefined, undefined]);
    expect(await sectionsOf("--day 2027-01-18", all)).toEqual([
      ...["pack", "hand-over", "late", "due-back", "check", "pack"],
    ]);
    const text = await staff(shop, "orders");
    expect(text.split("\n").filter((line) => /\(\d+\)$/.test(line))).toEqual([
      ...["Late (1)", "To pack (1)", "With the courier, to hand over (1)", "Due back (1)", "Back, to check (1)"],
    ]);
    expect(text).toMatch(
      new RegExp(`^Late \\(1\\)\n${overdue}  2027-01-09  RENTING +Nguyễn Thị \\d+ +0912345678 +1 `, "m"),
    );
  });

  it("has one shape as JSON", async () => {
    const { id } = await rental("2027-02-11", "lotus-s");
    at("2027-02-10");
    const { day, hasMore, orders } = JSON.parse(await staff(shop, `orders --code ${id.slice(2).toLowerCase()} --json`));
    expect([day, hasMore]).toEqual(["2027-02-10", false]);
    expect(orders).toEqual([
      {
        ...{ id, status: "CONFIRMED", section: "pack", day: "2027-02-10", pieces: 1 },
        ...{ createdAt: "2026-12-01T03:00:00.000Z", confirmedAt: "2026-12-01T03:00:00.000Z" },
        ...{ wears: [{ dateFrom: "2027-02-11", dateTo: "2027-02-11" }] },
        ...{ wearFrom: "2027-02-11", wearTo: "2027-02-11", total: 1_530_000, deposit: 1_000_000 },
        ...{ customer: expect.stringMatching(/^Nguyễn Thị/), email: expect.stringMatching(/@example\.com$/) },
        ...{ phone: expect.stringMatching(/^0912/), receiverPhone: "0912345678" },
      },
    ]);
  });

  it("finds by state, customer and code, also what is over", async () => {
    const { order } = await newOrder(shop, { variantId: "brocade-free" });
    const person = JSON.parse(await staff(shop, `orders show ${order.id} --json`));
    await staff(shop, `order ${order.id} cancel --why lost`);
    const ids = async (words: string) => (await listed(words)).map(({ id }) => id);
    expect(await ids(`--customer ${person.email.toUpperCase()}`)).toEqual([order.id]);
    expect(await ids(`--customer ${person.phone}`)).toEqual([order.id]);
    expect(await ids(`--customer ${person.email} --state confirmed`)).toEqual([]);
    expect(await ids("--state cancel")).toContain(order.id);
  });

  it("contains the newest orders of a state when there are more than --limit", async () => {
    shop.setNow("2026-12-01T04:00:00Z");
    await rental("2027-04-10", "moon-free");
    shop.setNow("2026-12-01T05:00:00Z");
    const newest = await rental("2027-04-20", "moon-free");
    expect((await listed("--state confirmed --limit 1")).map(({ id }) => id)).toEqual([newest.id]);
    expect((await runAdmin(shop, ["orders", "--state", "confirmed", "--limit", "1"])).lines.at(-1)).toBe(
      "… and more; --limit 1 hides them.",
    );
  });

  it("refuses what it does not know", async () => {
    expect(await staff(shop, "orders --state paid")).toBe(
      "--state: paid is none of NOT_PAID, CONFIRMED, DELIVERING, RENTING, RETURNED, DONE, CANCEL.",
    );
    expect(await staff(shop, "orders --customer nobody@example.com")).toBe(
      "--customer: no customer has nobody@example.com.",
    );
    expect(await staff(shop, "orders --day 2027-02-30")).toBe("--day: 2027-02-30 is not a day such as 2026-12-13.");
    expect((await runAdmin(shop, ["orders", "all"])).code).toBe(2);
    expect(await runAdmin(shop, ["orders", "show", "TT1"])).toEqual({
      lines: ["Không tìm thấy đơn hàng này."],
      code: 1,
    });
    expect(await staff(shop, "orders --late --day 2020-01-01")).toBe("Nothing.");
  });
});

describe("an order's commands", () => {
  it.each([
    "deliver",
    "undelivered x --why torn",
    "return x",
    "check x",
    "refund 1000 --why torn",
    "cancel --why torn",
  ])("find no order of an unknown code: %s", async (command) => {
    expect(await staff(shop, `order TT1 ${command}`)).toBe("Không tìm thấy đơn hàng này.");
  });
});

describe("orders show", () => {
  it("has pieces, money, payments, history and what staff did", async () => {
    const order = await rental(addDays("2027-03-01", 9));
    await markPaid(shop, order.id);
    const [piece] = await piecesOf(shop, order.lines[0]!.id);
    await handOver(shop, order.id);
    await staff(shop, `order ${order.id} return`);
    await runAdmin(shop, ["order", order.id, "check", String(piece), "--keep", "250000", "--why", "Rách gấu."]);
    await staff(shop, `order ${order.id} done`);
    const details = JSON.parse(await staff(shop, `orders show ${order.id} --json`));
    expect(details).toMatchObject({
      ...{ id: order.id, status: "DONE", section: null },
      lines: [{ name: "Đầm lụa Sen", pieces: [piece], total: 500_000, checks: [{ piece, kept: 250_000 }] }],
      money: { total: 1_530_000, depositTotal: 1_000_000 },
      depositBack: { lateFee: 0, kept: 250_000, back: 750_000 },
      payments: [{ type: "cash", status: "PAID", amount: 1_530_000 }],
      wallet: [{ kind: "DEPOSIT_RETURN", amount: 750_000 }],
      history: ["CONFIRMED", "DELIVERING", "RENTING", "RETURNED", "DONE"].map((status) => ({ status })),
      actions: ["done", "check", "return", "arrived", "deliver"].map((action) => ({ action, actor: "mai" })),
    });
    const text = await staff(shop, `orders show ${order.id}`);
    expect(text).toMatch(/deposit back to the wallet +750\.000$/m);
    expect(text).toMatch(new RegExp(`${piece} +250.000 +Rách gấu. +2026-12-01 10:00`));
    expect(text).toContain("12 Lê Lợi");
  });
});
