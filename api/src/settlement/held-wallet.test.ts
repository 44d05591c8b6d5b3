import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { insertWalletEntry } from "../payment/queries/wallet.ts";
import { staff } from "../testing/admin.ts";
import { change, paidRental } from "../testing/changes.ts";
import { runsOnServer } from "../testing/database.ts";
import { whileHeld } from "../testing/held.ts";
import { fillWallet, gatewaysOf, ledgerOf, placeOrder, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const shop = useShop();

/** Makes a request while another transaction has spent so much of the wallet, which it waits for. */
const whileSpending = <T>(customerId: string, amount: number, request: () => Promise<T>): Promise<T> => {
  const at = shop.context.now();
  const spent = { customerId, amount: -amount, kind: "ADJUSTMENT", note: "Quà", at } as const;
  return whileHeld(shop, { begin: (tx) => insertWalletEntry(tx, spent), request });
};

// The embedded database runs one transaction after the other.
(runsOnServer ? describe : describe.skip)("a wallet that is being spent", () => {
  it("pays what is left for an order", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await fillWallet(shop, customerId, 500_000);
    const order = () => placeOrder(browser, "bank_transfer", { useWallet: true });
    const { body } = await whileSpending(customerId, 300_000, order);
    expect(body.order).toMatchObject({ walletUsed: 200_000, payable: 680_000 });
  });

  it("pays what is left for a change of an order", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2026-12-10");
    await fillWallet(shop, customerId, 50_000);
    const longer = { kind: "EXTEND", lineId, dateTo: "2026-12-11" } as const;
    const extend = () => change(browser, order.id, longer, { useWallet: true, paymentType: "bank_transfer" });
    const { body } = await whileSpending(customerId, 30_000, extend);
    expect(body.change).toMatchObject({ status: "WAITING", amount: 50_000, walletUsed: 20_000 });
  });

  it("pays out no more than what is left", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await fillWallet(shop, customerId, 500_000);
    const account = { bank: "Vietcombank", accountNumber: "0123456789", accountName: "NGUYEN THI AN" };
    const payOut = () => browser.call(requestPayout, { body: { amount: 400_000, ...account } });
    const { error } = await whileSpending(customerId, 300_000, payOut);
    expect(error.fields).toEqual({ amount: "Ví của bạn có 200.000\u00a0₫." });
  });

  it("settles no transfer of which less is left than the order costs", async () => {
    const { customerId, order } = await waitingOrder(shop, "bank_transfer");
    await gatewaysOf(shop).bank({ reference: order.id, amount: 900_000, transaction: 81 });
    const settled = await whileSpending(customerId, 100_000, () => staff(shop, `transfer ${order.id} settle`));
    expect(settled).toBe(`Ví của khách còn thiếu 80.000\u00a0₫ để trả 880.000\u00a0₫ cho đơn ${order.id}.`);
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ADJUSTMENT", -100_000, 800_000]);
  });
});
