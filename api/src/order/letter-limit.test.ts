import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { withdrawPayout } from "@thuot-tha/shared/contracts/operations/customer/withdraw-payout";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { changeOrder } from "@thuot-tha/shared/contracts/operations/order/change-order";
import { changeOrderAddress } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { fillWallet, freshLine } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, homeAddress, newAddress, newCustomer, order } from "../testing/steps.ts";

const shop = useShop({ LETTER_LIMIT_PER_CUSTOMER: "5" });
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const account = { bank: "Vietcombank", accountNumber: "0123456789", accountName: "NGUYEN THI AN" };
let houses = 0;

/** A customer with money in the wallet and one order, which has written the first letter. */
async function newWriter() {
  const { browser, customerId } = await newCustomer(shop);
  await fillWallet(shop, customerId, 500_000);
  const place = async () => order(browser, [await addToCart(browser, freshLine())]);
  const placed = (await place()).body.order;
  const params = { orderId: placed.id };
  const all = [
    place,
    async () => {
      houses += 1;
      const { body } = await browser.call(createAddress, { body: { ...homeAddress, street: `${houses} Hải Triều` } });
      return browser.call(changeOrderAddress, { params, body: { addressId: body.id } });
    },
    () => {
      const { dateFrom, dateTo } = freshLine();
      const change = { kind: "DATES" as const, lineId: placed.lines[0]!.id, dateFrom, dateTo };
      return browser.call(changeOrder, { params, body: { change, expectedAmount: 0 } });
    },
    async () => {
      const answer = await browser.call(requestPayout, { body: { amount: 100_000, ...account } });
      if (answer.status === 201) await browser.call(withdrawPayout, { params: { payoutId: answer.body.id } });
      return answer;
    },
  ];
  const write = async () => {
    const answers = [];
    for (const one of all) answers.push(await one());
    return answers;
  };
  const cancel = (orderId = placed.id) => browser.call(cancelOrder, { params: { orderId } });
  return { browser, placed, write, cancel };
}

const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

describe("a customer who writes many letters to an e-mail", () => {
  it("waits until the hour is over, whichever way the letters are written", async () => {
    const { write } = await newWriter();
    const other = await newWriter();
    expect(statusesOf(await write())).toEqual([201, 200, 200, 201]);
    const refused = await write();
    expect(statusesOf(refused)).toEqual([429, 429, 429, 429]);
    expect(refused[0]?.error.message).toBe("Bạn thử quá nhiều lần. Hãy thử lại sau 60 phút.");
    expect((await other.write())[0]?.status).toBe(201);
    shop.setNow("2026-12-01T04:00:00Z");
    expect(statusesOf(await write())).toEqual([201, 200, 200, 201]);
  });

  it("still cancels an order", async () => {
    const { write, cancel } = await newWriter();
    await write();
    expect(statusesOf(await write())).toEqual([429, 429, 429, 429]);
    expect((await cancel()).body.status).toBe("CANCEL");
  });

  it("does not wait after requests that write none: repeated, refused and cancelling ones", async () => {
    const { browser, placed, write, cancel } = await newWriter();
    const addressId = await newAddress(browser);
    const line = await addToCart(browser, freshLine());
    const again = () =>
      browser.call(createOrder, {
        headers: { "idempotency-key": "the-same-key" },
        body: { cartItemIds: [line], addressId, paymentType: "cash" },
      });
    const params = { orderId: placed.id };
    const dates = { kind: "DATES" as const, lineId: placed.lines[0]!.id, ...freshLine() };
    for (let time = 0; time < 6; time += 1) {
      const answers = [
        await again(),
        await cancel("TT261201AAAAAA"),
        await browser.call(changeOrderAddress, { params, body: { addressId } }),
        await browser.call(changeOrder, { params, body: { change: dates, expectedAmount: 1 } }),
        await browser.call(requestPayout, { body: { amount: 600_000, ...account } }),
      ];
      expect(statusesOf(answers)).toEqual([201, 404, 200, 409, 400]);
    }
    await cancel((await again()).body.order.id);
    expect(statusesOf(await write())).toEqual([201, 200, 200, 429]);
  });
});
