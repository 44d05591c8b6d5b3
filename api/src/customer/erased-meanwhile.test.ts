import { createReview } from "@thuot-tha/shared/contracts/operations/catalogue/create-review";
import { createAddress } from "@thuot-tha/shared/contracts/operations/customer/create-address";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { reportProblem } from "@thuot-tha/shared/contracts/operations/order/report-problem";
import { eq } from "drizzle-orm";
import { addresses } from "../db/schema/carts.ts";
import { orderProblems } from "../db/schema/orders.ts";
import { users } from "../db/schema/people.ts";
import { stepOrder } from "../order/steps.ts";
import { useShop } from "../testing/shop.ts";
import { homeAddress, newOrder } from "../testing/steps.ts";
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
    for (const step of ["deliver", "deliver"] as const) await stepOrder(shop.context, order.id, step);
    const { db } = shop.context;
    const before = await db.select().from(addresses).where(eq(addresses.customerId, customerId));
    await anonymiseAccount(db, { userId, customerId });
    const params = { orderId: order.id };
    const review = { rating: 5, title: "Váy đẹp", content: "Vừa vặn, tôi rất thích." };
    const answers = [
      await browser.call(createAddress, { body: homeAddress }),
      await browser.call(updateProfile, {
        body: { fullName: "Lê An", phone: "0912345678", birthday: null, gender: null, height: null, weight: null },
      }),
      await browser.call(reportProblem, { params, body: { topic: "flaw", content: "Đường may bị bung." } }),
      await browser.call(createReview, { params: { id: "lotus" }, body: review }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await db.select().from(addresses).where(eq(addresses.customerId, customerId))).toHaveLength(before.length);
    expect(await db.select().from(orderProblems).where(eq(orderProblems.orderId, order.id))).toEqual([]);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ fullName: "Khách đã xoá", phone: null });
  });
});
