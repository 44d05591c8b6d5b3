import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import type { OrderStatus } from "@thuot-tha/shared/domain/order";
import type { Db } from "../db/client.ts";
import { runAdmin } from "../testing/admin.ts";
import { change, handOver, mixedRental, paidRental, piecesOf, step } from "../testing/changes.ts";
import { runsOnServer } from "../testing/database.ts";
import { whileHeld } from "../testing/held.ts";
import { fillWallet, ledgerOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { endChange } from "./queries/changes.ts";
import { lockOrder } from "./queries/orders.ts";
import { setOrderStatus } from "./queries/writes.ts";

const shop = useShop();
const at = new Date("2026-12-01T03:00:00Z");

/** Makes a request for an order while a transaction holds the order, and changes it once the request waits. */
const whileHolding = <T>(orderId: string, request: () => Promise<T>, end: (tx: Db) => Promise<unknown>): Promise<T> =>
  whileHeld(shop, { begin: (tx) => lockOrder(tx, orderId), request, end });

/** Runs a command about a piece of an order, which gets this status meanwhile. */
const command = (orderId: string, words: string[], status: OrderStatus) =>
  whileHolding(
    orderId,
    async () => (await runAdmin(shop, words)).lines,
    (tx) => setOrderStatus(tx, orderId, status, at),
  );

/** An order of two rentals at its customer's. @returns its number, and a piece of the second rental */
async function worn(day: string): Promise<[id: string, piece: string]> {
  const { order, lineIds } = await mixedRental(shop, [
    { variantId: "moon-free", dateFrom: day, dateTo: day },
    { variantId: "lotus-s", dateFrom: day, dateTo: day },
  ]);
  await handOver(shop, order.id);
  const [piece] = await piecesOf(shop, lineIds[1]!);
  return [order.id, String(piece)];
}

// The embedded database runs one transaction after the other.
(runsOnServer ? describe : describe.skip)("an order that is being changed", () => {
  it("has no piece checked once it is done", async () => {
    const [id, piece] = await worn("2026-12-10");
    await step(shop, id, "return");
    expect(await command(id, ["order", id, "check", piece], "DONE")).toEqual([
      "Đơn đang ở trạng thái DONE, chỉ kiểm tra món khi đơn ở RETURNED.",
    ]);
  });

  it.each([
    ["return", "2026-12-20", []],
    ["undelivered", "2026-12-30", ["--why", "Váy rách"]],
  ])("has nothing left for %s once it is back", async (word, day, more) => {
    const [id, piece] = await worn(day);
    expect(await command(id, ["order", id, word, piece, ...more], "RETURNED")).toEqual([
      `Đơn đang ở trạng thái RETURNED, không thể ${word}.`,
    ]);
  });

  it("keeps a change that is paid before it is withdrawn", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-m", "2027-01-10");
    await fillWallet(shop, customerId, 20_000);
    const longer = { kind: "EXTEND", lineId, dateTo: "2027-01-11" } as const;
    const { body } = await change(browser, order.id, longer, { useWallet: true, paymentType: "bank_transfer" });
    const params = { orderId: order.id, changeId: body.change.id };
    const { error } = await whileHolding(
      order.id,
      () => browser.call(withdrawOrderChange, { params }),
      (tx) => endChange(tx, body.change.id, "DONE"),
    );
    expect(error.code).toBe("CHANGE_NOT_WAITING");
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ADJUSTMENT", -20_000, 0]);
  });

  it("keeps its piece, which has left the shop, when the piece is to be repaired", async () => {
    const { order, lineId } = await paidRental(shop, "lotus-m", "2027-02-10");
    const [piece] = await piecesOf(shop, lineId);
    const words = ["repair", String(piece), "--until", "2027-02-10", "--why", "Khoá kéo bị kẹt"];
    expect(await command(order.id, words, "DELIVERING")).toEqual([
      `Món ${piece} đã có người thuê và không còn chiếc nào khác để đổi cho họ:\n  ${order.id}: mặc 10/02/2027`,
    ]);
    expect(await piecesOf(shop, lineId)).toEqual([piece]);
  });
});
