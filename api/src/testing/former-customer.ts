import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { addFavorite } from "@thuot-tha/shared/contracts/operations/customer/add-favorite";
import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { changeOrderAddress } from "@thuot-tha/shared/contracts/operations/order/change-order-address";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { eq } from "drizzle-orm";
import { uploads } from "../db/schema/customers.ts";
import { letters } from "../db/schema/letters.ts";
import { payments } from "../db/schema/orders.ts";
import { emailChanges, memberships, socialIdentities } from "../db/schema/people.ts";
import { waitingWishes } from "../db/schema/waitlist.ts";
import { runAdmin, staff } from "./admin.ts";
import type { Browser } from "./browser.ts";
import type { TestShop } from "./shop.ts";
import { addToCart } from "./steps.ts";

/** The person that `formerCustomer` registers. */
export const person = {
  fullName: "Trần Thị Bưởi Hồng",
  email: "buoi.hong@example.com",
  phone: "0987654321",
  password: "muaha2026",
};
const home = {
  type: "ADDRESS_TYPE_HOME",
  receiverName: "Trần Thị Bưởi Hồng",
  phone: "0976543210",
  cityId: "79",
  districtId: "760",
  wardId: "26734",
  street: "77 Hẻm Hoa Giấy",
} as const;
const office = {
  ...home,
  receiverName: "Trần Quang Lễ Tân",
  phone: "0965432109",
  street: "9 Ngõ Cổng Sau",
};

/** A stored picture that the customer has sent. */
const picture = (shop: TestShop, customerId: string, purpose: "avatar" | "review" | "problem", name: string) =>
  shop.context.db.insert(uploads).values({
    ...{ path: `uploads/${purpose}/${name}.webp`, tokenHash: `hash-${name}`, customerId, purpose },
    ...{ expiresAt: new Date("2026-12-01T03:10:00Z"), createdAt: new Date("2026-12-01T03:00:00Z") },
    ...{ claimedAt: new Date("2026-12-01T03:01:00Z"), storedAt: new Date("2026-12-01T03:01:00Z") },
  });

/** An order of one dress with a note, which goes to the customer's other address, is worn, reviewed and returned. */
async function lend(shop: TestShop, browser: Browser, customerId: string, day: string): Promise<string> {
  const { body: first } = await browser.call(createAddress, { body: home });
  const { body: second } = await browser.call(createAddress, { body: office });
  const cartItemIds = [await addToCart(browser, { variantId: "moon-free", dateFrom: day, dateTo: day })];
  const placed = await browser.call(createOrder, {
    headers: { "idempotency-key": `lend-${day}` },
    body: { cartItemIds, addressId: first.id, paymentType: "cash", note: "Gọi Bưởi trước khi giao" },
  });
  const { id } = placed.body.order;
  await browser.call(changeOrderAddress, { params: { orderId: id }, body: { addressId: second.id } });
  for (const step of ["deliver", "arrived"]) await staff(shop, `order ${id} ${step}`);
  await picture(shop, customerId, "review", "r");
  const words = { rating: 5, title: "Rất vừa vặn", content: "Vải mềm, đứng dáng, đi tiệc ai cũng khen." };
  await browser.call(createReview, {
    params: { id: "moon" },
    body: { ...words, height: 160, weight: 50, images: ["uploads/review/r.webp"] },
  });
  await picture(shop, customerId, "problem", "p");
  await browser.call(reportProblem, {
    params: { orderId: id },
    body: { topic: "flaw", content: `Gọi Bưởi số ${person.phone} nhé`, images: ["uploads/problem/p.webp"] },
  });
  for (const step of ["return", "done"]) await staff(shop, `order ${id} ${step}`);
  return id;
}

/** Pays the deposit of an order out to a bank account. */
async function payOut(shop: TestShop, orderId: string): Promise<void> {
  const account = ["--bank", "Vietcombank", "--account", "0123456789", "--name", "TRAN HONG"];
  const { lines } = await runAdmin(shop, ["payout", orderId, "request", ...account]);
  await staff(shop, `payout ${lines[0]?.split(":")[0]} paid FT-${orderId}`);
}

/** A customer of whom the shop holds something of every kind, and nothing is open. */
export async function formerCustomer(shop: TestShop, day: string) {
  const { db } = shop.context;
  const browser = shop.browser();
  const { body } = await browser.call(registerAccount, { body: person });
  const customerId = body.customer.id;
  const userId = body.user.id;
  await picture(shop, customerId, "avatar", "a");
  const measures = { birthday: "1999-05-04", gender: "female", height: 160, weight: 50 } as const;
  await browser.call(updateProfile, { body: { ...measures, avatar: "uploads/avatar/a.webp" } });
  await db.insert(socialIdentities).values({ provider: "google", subject: "google-subject-1", userId });
  await db.insert(emailChanges).values({
    ...{ tokenHash: "hash-e", userId, email: "buoi.hong.moi@example.com", expiresAt: new Date("2026-12-03T03:00:00Z") },
  });
  const orderId = await lend(shop, browser, customerId, day);
  await payOut(shop, orderId);
  await db
    .update(payments)
    .set({ redirectUrl: "https://gateway.example/pay?from=203.0.113.7" })
    .where(eq(payments.orderId, orderId));
  await browser.call(addFavorite, { body: { id: "lotus" } });
  await db.insert(waitingWishes).values({
    ...{ customerId, variantId: "lotus-s", dateFrom: "2027-08-01", dateTo: "2027-08-02", expiresOn: "2027-07-31" },
    createdAt: new Date("2026-12-01T03:00:00Z"),
  });
  await addToCart(browser, { variantId: "lotus-m" });
  await db.insert(memberships).values({
    ...{ customerId, packageId: "gam", price: 599_000 },
    ...{ startsAt: new Date("2026-01-01T00:00:00Z"), expiresAt: new Date("2026-06-30T00:00:00Z") },
  });
  await shop.letters();
  await db.insert(letters).values({
    ...{ customerId, kind: "confirm-email", data: { token: "secret-token", place: "77 Hẻm Hoa Giấy" } },
    ...{ createdAt: new Date("2026-12-01T03:00:00Z"), nextTryAt: new Date("2026-12-02T03:00:00Z") },
  });
  return { browser, customerId, userId, orderId };
}
