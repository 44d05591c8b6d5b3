import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import { changeOrderAddress } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { freshLine } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newAddress, newCustomer, order } from "../testing/steps.ts";

const shop = useShop({ LETTER_LIMIT_PER_CUSTOMER: "5" });
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

/** A customer who can do, with one order, all that writes a letter. */
async function newWriter() {
  const { browser } = await newCustomer(shop);
  const { dateFrom, dateTo } = freshLine();
  const place = async () => order(browser, [await addToCart(browser, freshLine())]);
  const placed = await place();
  const params = { orderId: placed.body.order.id };
  const addressId = await newAddress(browser);
  const change = { kind: "DATES" as const, lineId: placed.body.order.lines[0]!.id, dateFrom, dateTo };
  const account = { bank: "Vietcombank", accountNumber: "0123456789", accountName: "NGUYEN THI AN" };
  const all = [
    place,
    () => browser.call(changeOrderAddress, { params, body: { addressId } }),
    () => browser.call(changeOrder, { params, body: { change, expectedAmount: 0 } }),
    () => browser.call(cancelOrder, { params }),
    () => browser.call(requestPayout, { body: { amount: 100_000, ...account } }),
  ];
  return async () => {
    const answers = [];
    for (const one of all) answers.push(await one());
    return answers;
  };
}

describe("a customer who writes many letters to an e-mail", () => {
  it("waits until the hour is over, whichever way the letters are written", async () => {
    const write = await newWriter();
    const other = await newWriter();
    // The order that is there already counts as the first of five.
    expect((await write()).map(({ status }) => status)).toEqual([201, 200, 200, 200, 429]);
    const refused = await write();
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
    expect(refused[0]?.error.message).toBe("Bạn thử quá nhiều lần. Hãy thử lại sau 60 phút.");
    expect((await other())[0]?.status).toBe(201);
    shop.setNow("2026-12-01T04:00:00Z");
    expect((await write())[0]?.status).toBe(201);
  });
});
