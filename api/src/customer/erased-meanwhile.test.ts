import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { addFavorite } from "@thuot-tha/shared/contracts/operations/customer/add-favorite";
import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { mergeFavorites } from "@thuot-tha/shared/contracts/operations/customer/merge-favorites";
import { sendEmailConfirmation } from "@thuot-tha/shared/contracts/operations/customer/send-email-confirmation";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { eq } from "drizzle-orm";
import { addresses, carts } from "../db/schema/carts.ts";
import { favourites } from "../db/schema/customers.ts";
import { letters } from "../db/schema/letters.ts";
import { orderProblems, orders } from "../db/schema/orders.ts";
import { users } from "../db/schema/people.ts";
import { stepOrder } from "../order/steps.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, homeAddress, newAddress, newCustomer, newKey, newOrder } from "../testing/steps.ts";
import { anonymiseAccount } from "./queries/erasure.ts";

const shop = useShop();

/** A request that has passed the check of its session before its customer was erased. */
describe("a request of a customer who is erased meanwhile", () => {
  it("stores nothing of them any more", async () => {
    const { browser, customerId, userId, order } = await newOrder(shop, {
      variantId: "lotus-m",
      dateFrom: "2026-12-10",
      dateTo: "2026-12-10",
    });
    for (const step of ["deliver", "arrived"] as const) await stepOrder(shop.context, order.id, step);
    const { db } = shop.context;
    const cartItemId = await addToCart(browser, { variantId: "brocade-free" });
    const addressId = await newAddress(browser);
    const other = await newCustomer(shop);
    const before = await db.select().from(addresses).where(eq(addresses.customerId, customerId));
    await anonymiseAccount(db, { userId, customerId });
    await anonymiseAccount(db, other);
    const params = { orderId: order.id };
    const review = { rating: 5, title: "Váy đẹp", content: "Vừa vặn, tôi rất thích." };
    const answers = [
      await browser.call(createAddress, { body: homeAddress }),
      await browser.call(updateProfile, {
        body: { fullName: "Lê An", phone: "0912345678", birthday: null, gender: null, height: null, weight: null },
      }),
      await browser.call(reportProblem, { params, body: { topic: "flaw", content: "Đường may bị bung." } }),
      await browser.call(createReview, { params: { id: "lotus" }, body: review }),
      await browser.call(createOrder, {
        headers: { "idempotency-key": newKey() },
        body: { cartItemIds: [cartItemId], addressId, paymentType: "cash" },
      }),
      await other.browser.call(addCartItem, { body: { variantId: "brocade-free", type: "sale", quantities: 1 } }),
      await other.browser.call(addFavorite, { body: { id: "lotus" } }),
      await other.browser.call(mergeFavorites, { body: { ids: ["lotus"] } }),
      await other.browser.call(sendEmailConfirmation, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 401]);
    for (const { customerId: owner } of [carts, favourites, letters])
      expect(await db.$count(owner.table, eq(owner, other.customerId))).toBe(0);
    expect(await db.$count(orders, eq(orders.customerId, customerId))).toBe(1);
    expect(await db.select().from(addresses).where(eq(addresses.customerId, customerId))).toHaveLength(before.length);
    expect(await db.select().from(orderProblems).where(eq(orderProblems.orderId, order.id))).toEqual([]);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ fullName: "Khách đã xoá", phone: null });
  });
});
