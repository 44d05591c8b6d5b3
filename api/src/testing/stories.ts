import type { Order } from "@thuot-tha/shared/contracts/operations/entities";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { addDays } from "@thuot-tha/shared/domain";
import * as fc from "fast-check";
import { addCartItem, insertCart } from "../cart/queries/carts.ts";
import { expireOrder } from "../order/cancel.ts";
import { walletBalance } from "../payment/queries/wallet.ts";
import type { Browser } from "./browser.ts";
import { fillWallet, gatewaysOf } from "./payments.ts";
import type { TestShop } from "./shop.ts";
import { newAddress, newCustomer, newKey } from "./steps.ts";

/** A time after every order's payment deadline. */
export const late = new Date("2026-12-01T03:30:00Z");
/** đồng in every wallet as a story begins. */
export const saved = 300_000;

const ordering = fc.record({
  kind: fc.constant("order" as const),
  customer: fc.nat(1),
  day: fc.nat(1),
  useWallet: fc.boolean(),
  paymentType: fc.constantFrom("bank_transfer" as const, "bank_transfer" as const, "cash" as const),
});
/** The possible events. Orders are identified by their sequence, customers and days by number. */
const happening = fc.oneof(
  { weight: 1, arbitrary: ordering },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("cancel" as const), order: fc.nat(1) }) },
  // The same transfer repeated, or another transfer for the same order.
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("pay" as const), order: fc.nat(1), transfer: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("expire" as const), order: fc.nat(1) }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Sequential rounds of concurrent events; the first round contains orders only. */
export const story = fc
  .tuple(
    fc.array(ordering, { minLength: 1, maxLength: 2 }),
    fc.array(fc.array(happening, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 }),
  )
  .map(([opening, rounds]): Happening[][] => [opening, ...rounds]);

interface Customer {
  browser: Browser;
  customerId: string;
  addressId: string;
  cartId: string;
}

/** Two customers who want the same dress, which has two pieces, on days used by no other stage. */
export async function newStage(shop: TestShop, firstDay: string) {
  const { context } = shop;
  const { db } = context;
  const gateways = gatewaysOf(shop);
  const customers: Customer[] = [];
  for (let index = 0; index < 2; index += 1) {
    const { browser, customerId } = await newCustomer(shop);
    const cartId = await insertCart(db, { customerId }, context.now());
    customers.push({ browser, customerId, addressId: await newAddress(browser), cartId });
  }
  let placed: { order: Order; customer: Customer; transfers: Set<string> }[] = [];
  let statuses: number[] = [];

  async function order({ customer, day, useWallet, paymentType }: Extract<Happening, { kind: "order" }>) {
    const who = customers[customer]!;
    const date = addDays(firstDay, day);
    const line = { variantId: "moon-free", type: "rental" as const, quantities: 1, dateFrom: date, dateTo: date };
    const cartItemIds = [await addCartItem(db, who.cartId, line, context.now())];
    const { status, body } = await who.browser.call(createOrder, {
      headers: { "idempotency-key": newKey() },
      body: { cartItemIds, addressId: who.addressId, paymentType, useWallet },
    });
    if (status === 201) placed.push({ order: body.order, customer: who, transfers: new Set() });
    return status;
  }

  async function happen(one: Happening): Promise<number> {
    if (one.kind === "order") return order(one);
    const known = placed[one.order];
    if (!known) return 0;
    const { order: of, customer, transfers } = known;
    if (one.kind === "expire") return Number(await expireOrder(context, of.id, late));
    if (one.kind === "cancel") return (await customer.browser.call(cancelOrder, { params: { orderId: of.id } })).status;
    if (of.paymentType !== "bank_transfer" || of.payable === 0) return 0;
    const transaction = `${of.id}-${one.transfer}`;
    transfers.add(transaction);
    return (await gateways.bank({ reference: of.id, amount: of.payable, transaction })).status;
  }

  return {
    customers,
    placed: () => placed,
    /** Status codes of the last story; 0 for an impossible event. */
    statuses: () => statuses,
    async play(rounds: readonly Happening[][]): Promise<void> {
      placed = [];
      statuses = [];
      for (const { customerId } of customers) {
        const missing = saved - (await walletBalance(db, customerId));
        if (missing !== 0) await fillWallet(shop, customerId, missing);
      }
      for (const round of rounds) statuses.push(...(await Promise.all(round.map(happen))));
    },
  };
}

export type Stage = Awaited<ReturnType<typeof newStage>>;
