import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { addDays } from "@thuot-tha/shared/domain";
import { runAdmin, staff } from "../testing/admin.ts";
import { piecesOf } from "../testing/changes.ts";
import { useShop } from "../testing/shop.ts";
import { newOrder } from "../testing/steps.ts";

const shop = useShop();
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

let first = "2026-12-03";

/** Two pieces of 350 000 a day with a deposit of 500 000 each, at their customer's. */
async function wornOrder() {
  const line = { variantId: "moon-free", dateFrom: first, dateTo: first, quantities: 2 };
  const made = await newOrder(shop, line);
  first = addDays(first, 5);
  const { id, lines } = made.order;
  for (const step of ["deliver", "arrived"]) await staff(shop, `order ${id} ${step}`);
  const pieces = await piecesOf(shop, lines[0]!.id);
  const check = (piece: string, ...more: string[]) => runAdmin(shop, ["order", id, "check", piece, ...more]);
  const read = async () => (await made.browser.call(getOrder, { params: { orderId: id } })).body;
  const news = async () =>
    (await made.browser.call(listNotifications, { query: {} })).body.items.map(({ title, body }) => [title, body]);
  const letter = async () => {
    const { user } = (await made.browser.call(getMe, {})).body;
    const { subject, text } = (await shop.letters()).findLast(({ to }) => to === user.email)!;
    return `${subject}\n${text.replace(/\u00a0/g, " ")}`;
  };
  return {
    ...made,
    id,
    pieces: pieces as [string, string],
    check,
    read,
    news,
    letter,
    dueDay: lines[0]!.period!.dateTo,
  };
}

const returned = async () => {
  const made = await wornOrder();
  await staff(shop, `order ${made.id} return`);
  return made;
};

const output = (line: string, code = 1) => ({ lines: [line], code });
const why = "Gấu váy bị rách một đoạn.";

describe("checking a returned piece", () => {
  it("keeps a part of its deposit with a reason that the customer reads, and settles the rest", async () => {
    const { id, pieces, check, read, news, letter, browser, order } = await returned();
    expect(await check(pieces[0])).toEqual(output(`${id}: 1.000.000\u00a0₫ of the deposit will be returned`, 0));
    expect((await news())[0]).toEqual([`Đã nhận lại món của đơn ${id}`, expect.any(String)]);
    const kept = await check(pieces[1], "--keep", "200000", "--why", why, "--by", "Lan");
    expect(kept).toEqual(output(`${id}: 800.000\u00a0₫ of the deposit will be returned`, 0));
    const { name } = order.lines[0]!;
    const text = `Cửa hàng giữ lại 200.000\u00a0₫ tiền cọc của đơn ${id}: ${why} Bạn gọi cửa hàng nếu có điều chưa rõ nhé.`;
    expect((await news())[0]).toEqual([`Cửa hàng đã kiểm tra ${name}`, text]);
    expect(await letter()).toContain(text.replace(/\u00a0/g, " "));
    expect((await read()).keptDeposits).toEqual([
      { lineId: order.lines[0]!.id, amount: 200_000, why, at: "2026-12-01T03:00:00.000Z" },
    ]);
    await staff(shop, `order ${id} done`);
    expect((await news())[0]).toEqual([
      `Đơn ${id} đã hoàn tất`,
      "Cảm ơn bạn! Tiền cọc 800.000\u00a0₫ đã về ví của bạn.",
    ]);
    expect(await letter()).toContain("Tiền cọc 800.000 ₫ đã về ví của bạn.");
    const [entry] = (await browser.call(listWalletEntries, { query: {} })).body.items;
    expect([entry?.amount, entry?.note]).toEqual([
      800_000,
      `Hoàn tiền cọc đơn ${id}, đã trừ 200.000\u00a0₫ sau khi kiểm tra món`,
    ]);
    const [, action] = JSON.parse(await staff(shop, `audit --order ${id} --json`));
    expect(action).toMatchObject({ actor: "Lan", action: "check", unitId: pieces[1], why, details: { kept: 200_000 } });
  });

  it("may be corrected until the order is done, and notifies the customer", async () => {
    const { id, pieces, check, read, news, letter } = await returned();
    const keep = (sum: string) => check(pieces[0], "--keep", sum, "--why", why);
    await keep("500000");
    expect(await keep("300000")).toEqual(output(`${id}: 700.000\u00a0₫ of the deposit will be returned`, 0));
    expect((await read()).keptDeposits).toMatchObject([{ amount: 300_000 }]);
    expect(await check(pieces[0])).toEqual(output(`${id}: 1.000.000\u00a0₫ of the deposit will be returned`, 0));
    expect((await read()).keptDeposits).toEqual([]);
    expect((await news())[0]?.[1]).toMatch(/không giữ lại tiền cọc của món này nữa\.$/);
    expect(await letter()).toContain("không giữ lại tiền cọc của món này nữa.");
    await staff(shop, `order ${id} done`);
    expect(await keep("300000")).toEqual(output("Đơn đang ở trạng thái DONE, chỉ kiểm tra món khi đơn ở RETURNED."));
  });

  it("keeps no more than the deposit of the piece, and than the late fee leaves", async () => {
    const { id, pieces, check, dueDay } = await wornOrder();
    expect(await check(pieces[0])).toEqual(
      output("Đơn đang ở trạng thái RENTING, chỉ kiểm tra món khi đơn ở RETURNED."),
    );
    shop.setNow(`${addDays(dueDay, 4)}T03:00:00Z`);
    // 20 % of 700 000 for each of 4 days.
    await staff(shop, `order ${id} return`);
    const keep = (piece: string, sum: string) => check(piece, "--keep", sum, "--why", why);
    const refusal = (sum: string, piece: string) => output(`Tiền cọc còn giữ được cho món ${piece} là ${sum}\u00a0₫.`);
    expect(await keep(pieces[0], "500001")).toEqual(refusal("440.000", pieces[0]));
    expect(await keep(pieces[0], "440000")).toEqual(output(`${id}: 0\u00a0₫ of the deposit will be returned`, 0));
    expect(await keep(pieces[1], "1")).toEqual(refusal("0", pieces[1]));
  });

  it("is refused without a reason, for another piece, another order and mistyped words", async () => {
    const { id, pieces, check } = await returned();
    expect(await check(pieces[0], "--keep", "1000")).toEqual(output("--why: give the reason."));
    expect(await check(pieces[0], "--keep", "0", "--why", why)).toEqual(
      output("--keep: 0 is not a sum in đồng such as 800000."),
    );
    expect(await check(pieces[0], "--keep", "1", "--why", "a".repeat(301))).toEqual(
      output("Lý do có từ 1 đến 300 ký tự."),
    );
    expect(await check("lotus-s-rental-1")).toEqual(output(`Đơn ${id} không thuê món lotus-s-rental-1.`));
    expect(await runAdmin(shop, ["order", "TT1", "check", "x"])).toEqual(output("Không tìm thấy đơn hàng này."));
    expect((await runAdmin(shop, ["order", id, "check"])).code).toBe(2);
    expect((await runAdmin(shop, ["order", id, "done", "--keep", "1"])).code).toBe(2);
  });
});

describe("the letters about an order's steps", () => {
  it("follow each step", async () => {
    const { id, letter } = await wornOrder();
    expect(await letter()).toContain(`Đơn ${id} đã đến tay bạn`);
    await staff(shop, `order ${id} return`);
    expect(await letter()).toContain(`Đã nhận lại món của đơn ${id}`);
  });
});
