import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { insertUser, proveEmail } from "../customer/queries/users.ts";
import { openSession } from "../customer/session.ts";
import { memberships } from "../db/schema/people.ts";
import type { Browser } from "./browser.ts";
import type { TestShop } from "./shop.ts";

let people = 0;

/** Unused e-mail, phone and name of a new person. */
export function newPerson() {
  people += 1;
  const number = String(people).padStart(4, "0");
  return {
    fullName: `Nguyễn Thị ${people}`,
    email: `khach${number}@example.com`,
    phone: `091200${number}`,
    password: "muaha2026",
  };
}

/** Registers a new customer over the API. */
export async function register(browser: Browser) {
  const person = newPerson();
  const { status, body } = await browser.call(registerAccount, { body: person });
  if (status !== 201) throw new Error(`Registering failed with ${status}`);
  return { person, customerId: body.customer.id };
}

/** A browser signed in as a new customer, without a password, because hashing takes time. */
export async function newCustomer(shop: TestShop) {
  const { context } = shop;
  const { fullName, email, phone } = newPerson();
  const made = await insertUser(context.db, { fullName, email, phone, passwordHash: "none" }, context.now());
  const browser = shop.browser();
  browser.cookies.set("tt_session", await openSession(context.db, context, made.userId));
  return { browser, ...made };
}

/** Proves that a customer's mailbox is theirs, so that letters repeat what they have written. */
export const proveMailbox = async (shop: TestShop, userId: string): Promise<void> =>
  proveEmail(shop.context.db, userId, shop.context.now());

export const homeAddress = {
  type: "ADDRESS_TYPE_HOME",
  receiverName: "Nguyễn Thị An",
  phone: "0912 345 678",
  cityId: "79",
  districtId: "760",
  wardId: "26734",
  street: "12 Lê Lợi",
} as const;

export async function newAddress(browser: Browser): Promise<string> {
  const { body } = await browser.call(createAddress, { body: homeAddress });
  return body.id;
}

type CartLine = OperationInput<typeof addCartItem>["body"];

/** Puts a line in the cart. @returns its id */
export async function addToCart(browser: Browser, line: Partial<CartLine> & { variantId: string }): Promise<string> {
  const whole: CartLine = { type: line.dateFrom ? "rental" : "sale", quantities: 1, ...line };
  const { status, body, error } = await browser.call(addCartItem, { body: whole });
  if (status !== 201) throw new Error(`Adding to the cart failed: ${error.code}`);
  return body.item.id;
}

let keys = 0;
export const newKey = (): string => {
  keys += 1;
  return `test-key-${keys}`;
};

/** Orders these lines for cash, to a new address. */
export async function order(browser: Browser, cartItemIds: string[], key = newKey()) {
  const addressId = await newAddress(browser);
  return browser.call(createOrder, {
    headers: { "idempotency-key": key },
    body: { cartItemIds, addressId, paymentType: "cash" },
  });
}

/** A customer with a proven mailbox and an order of one line, confirmed. */
export async function newOrder(shop: TestShop, line: Partial<CartLine> & { variantId: string }) {
  const customer = await newCustomer(shop);
  await proveMailbox(shop, customer.userId);
  const { status, body, error } = await order(customer.browser, [await addToCart(customer.browser, line)]);
  if (status !== 201) throw new Error(`Ordering failed: ${error.code}`);
  return { ...customer, order: body.order, payment: body.payment };
}

/** Joins the fixtures' package for the whole duration of the test. */
export async function joinMembership(shop: TestShop, customerId: string) {
  await shop.context.db.insert(memberships).values({
    customerId,
    packageId: "gam",
    startsAt: new Date("2026-01-01T00:00:00Z"),
    expiresAt: new Date("2028-01-01T00:00:00Z"),
  });
}
